/** The lists of the content, and what sentences call their entries. */
import type { Segment } from "jsonc-parser";
import type { DataFile } from "../../src/content/contract";

/**
 * A list, what sentences call its entries, and the files whose sentences mean it. Numbers below `least` count something else:
 * four, if nothing is said, since "tick two courses" counts a choice.
 */
export type List = {
  name: string;
  file: DataFile;
  path?: readonly Segment[];
  called?: RegExp;
  least?: number;
  in?: DataFile[];
};

/** The lists that visitors see. */
export const lists: List[] = [
  {
    name: "Courses",
    file: "courses.json",
    called: /courses/,
    // Not gallery.json: an album tells of its day.
    in: ["courses.json", "course-pages.json", "downloads.json"],
  },
  { name: "Home page: course cards", file: "home-courses.json", called: /subjects|courses/, in: ["home.json"] },
  { name: "Fee list", file: "fees.json", called: /courses/, in: ["admissions.json"] },
  {
    name: "Services",
    file: "services.json",
    called: /services/,
    in: ["home.json", "service-pages.json", "downloads.json"],
  },
  { name: "Home page: testimonials", file: "testimonials.json" },
  { name: "Services page: testimonials", file: "service-testimonials.json" },
  { name: "Trainers", file: "faculty.json", called: /trainers|teachers|people/, least: 2, in: ["faculty-page.json"] },
  {
    name: "Success stories",
    file: "alumni.json",
    called: /(?:former )?learners|stories|new jobs|people/,
    least: 2,
    in: ["success-stories.json"],
  },
  { name: "Employers", file: "employers.json", called: /employers/, in: ["success-stories.json"] },
  { name: "Articles", file: "blog.json", path: ["articles"], called: /articles/, in: ["blog.json"] },
  {
    name: "Article categories",
    file: "blog.json",
    path: ["categories", "names"],
    called: /categories/,
    in: ["blog.json"],
  },
  { name: "Papers", file: "publications.json" },
  { name: "Research areas", file: "research.json", path: ["areas", "items"], called: /areas/, in: ["research.json"] },
  {
    name: "Research collaborations",
    file: "research.json",
    path: ["collaborations", "items"],
    called: /collaborations/,
    in: ["research.json"],
  },
  { name: "Albums", file: "gallery.json", path: ["albums"], called: /albums|events/, least: 2, in: ["gallery.json"] },
  {
    name: "Event categories",
    file: "gallery.json",
    path: ["categories", "items"],
    called: /categories/,
    in: ["gallery.json"],
  },
  { name: "Videos", file: "videos.json", called: /videos|films/, in: ["gallery.json"] },
  {
    name: "Open positions",
    file: "careers.json",
    path: ["openings", "items"],
    called: /(?:open )?positions|openings/,
    in: ["careers.json"],
  },
  {
    name: "Steps to a seat",
    file: "admissions.json",
    path: ["process", "items"],
    called: /steps/,
    in: ["admissions.json"],
  },
];

/** The lists of each service, with what its own sentences call them. */
export const listsOfServices: [name: string, called: RegExp][] = [
  ["domains", /domains/],
  ["researchDomains", /domains/],
  ["tracks", /tracks/],
  ["programmes", /programmes/],
  ["process", /steps/],
];
