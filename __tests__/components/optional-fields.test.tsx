/** Optional facts are displayed if given; otherwise, no empty markup remains. */
import { render, screen } from "@testing-library/react";
import { AlumniStory } from "../../src/components/success-stories/alumni-story";
import { ClaimList } from "../../src/components/success-stories/claim-list";
import { FacultyCard } from "../../src/components/faculty/faculty-card";
import { ServiceCard } from "../../src/components/services/service-card";
import type { ReactElement } from "react";

const picture = { alt: "A portrait.", src: { childImageSharp: null } };

const story: Queries.AlumniStoryFragment = {
  name: "Meera Nair",
  role: "Data analyst",
  package: "₹6 lakh",
  course: { title: "Python", path: "/courses/python", durations: { list: "2 months with practice" } },
  duration: "6 months",
  location: "Kochi",
  before: "Meera sold shoes.",
  turn: "She counted them.",
  now: "She counts for a bank.",
  paid: null,
  beforeRole: "Shop assistant",
  achievements: ["Counted 300 pairs"],
  testimonial: "I count.",
  proof: null,
  picture,
};

const member: Queries.FacultyCardFragment = {
  slug: "meera-nair",
  name: "Meera Nair",
  title: "Trainer",
  experience: "12 years",
  qualification: null,
  since: null,
  expertise: ["Python"],
  background: "She counted shoes.",
  achievements: ["Counted 300 pairs"],
  profile: null,
  courses: [],
  articles: [],
  papers: [],
  picture,
};

const service: Queries.ServiceCardFragment = {
  title: "Internships",
  path: "/services/internships",
  icon: "laptop",
  gradient: "leaf",
  popular: false,
  priceText: "Starting ₹1,000",
  priceNote: null,
  duration: null,
  durationNote: null,
  description: "Work.",
  features: ["A desk"],
  hero: { picture: { ...picture, focus: null } },
};

/** A card, and a line that it must display. */
const cards: [what: string, card: ReactElement, line: string][] = [
  [
    "a story that does not say who paid",
    <AlumniStory key="" story={story} />,
    "Python course, 2 months with practice · offer 6 months after the first class · Kochi",
  ],
  [
    "a story of somebody who paid",
    <AlumniStory key="" story={{ ...story, paid: "yes" }} />,
    "Python course, 2 months with practice, paid for by the learner · offer 6 months after the first class · Kochi",
  ],
  [
    "a story of somebody who did not pay",
    <AlumniStory key="" story={{ ...story, paid: "no" }} />,
    "Python course, 2 months with practice, not paid for by the learner · offer 6 months after the first class · Kochi",
  ],
  ["a trainer of whom little is on record", <FacultyCard key="" member={member} more="" />, "12 years of experience"],
  [
    "a trainer with a degree, here since a known year",
    <FacultyCard key="" member={{ ...member, qualification: "PhD in statistics", since: 2019 }} more="" />,
    "12 years of experience PhD in statistics teaching here since 2019",
  ],
  ["a service whose price needs no words", <ServiceCard key="" service={service} />, "Starting ₹1,000Learn More"],
  [
    "a service whose host charges nothing",
    <ServiceCard key="" service={{ ...service, priceNote: "The host charges you nothing." }} />,
    "Starting ₹1,000The host charges you nothing.Learn More",
  ],
];

test.each(cards)("%s", (_, card, line) => {
  render(<ul>{card}</ul>);
  const lines = screen.getAllByText((__, element) => element?.localName === "p");
  expect(
    lines.map(({ textContent }) => textContent?.replace("Learn More about Internships", "Learn More").trim()),
  ).toContain(line);
});

test("a claim shows the evidence on record, and does not expand without any", () => {
  const bare = {
    slug: "bare",
    figure: "50+",
    label: "partners",
    asOf: null,
    countedFrom: null,
    counts: null,
    courses: null,
    counting: null,
    source: null,
  };
  const based = {
    ...bare,
    slug: "based",
    figure: "95%",
    label: "success",
    asOf: "2026-09-30",
    counts: { count: 1083, of: 1140 },
    courses: [{ title: "Python", path: "/courses/python" }],
    counting: "All who came.",
  };
  const since = {
    ...bare,
    slug: "since",
    figure: "600+",
    label: "placed",
    countedFrom: "2016-06-01",
    source: "A register",
  };
  render(<ClaimList claims={[bare, based, since]} />);
  const [list] = screen.getAllByRole("list");
  const claims = Array.from(list?.children ?? []);
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    "50+ partners",
    "95% success1,083 of 1,140All who came.As of 30 September 2026.Courses countedPython",
    "600+ placedCounted from 1 June 2016 on.A register",
  ]);
  expect(screen.getAllByRole("group")).toHaveLength(2);
});

test("claims about a person link to their source", () => {
  render(
    <ul>
      <AlumniStory story={{ ...story, proof: "https://www.profiles.example/meera" }} />
      <FacultyCard member={{ ...member, profile: "https://college.example/nair" }} more="" />
    </ul>,
  );
  const links = [
    ["Confirmed on profiles.example", "https://www.profiles.example/meera"],
    ["Profile on college.example", "https://college.example/nair"],
  ] as const;
  for (const [name, url] of links) {
    const link = screen.getByText(name);
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("a story has three parts, in order", () => {
  render(<AlumniStory story={story} />);
  const parts = ["How it began", "The turning point", "Since then"].map(
    (label) => screen.getByText(label).nextElementSibling,
  );
  expect(parts.map((part) => part?.textContent)).toEqual([story.before, story.turn, story.now]);
});
