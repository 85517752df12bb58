/** Every URL of the site, with the expected content of its page. */
import { readFileSync } from "node:fs";
import site from "../../../data/site.json";
import { checkedData } from "../../../src/build/checked-data";
import { pageFolders } from "../../../src/content/contract";
import { courses, read } from "./shown-content";
import { sitePages, type SitePage } from "../../../src/content/site-pages";

export type Route = {
  path: string;
  status: 200 | 404;
  /** Whether search engines may index it. */
  listed: boolean;
  /** Whether it has a hero picture; policies do not. */
  hasHero: boolean;
  heading: string;
  title: string;
  description: string;
};

type Head = Pick<SitePage, "path" | "heading" | "title" | "description">;

function route(page: Head, { status = 200, listed = true, hasHero = true }: Partial<Route> = {}): Route {
  return {
    path: page.path,
    status,
    listed,
    hasHero,
    heading: page.heading.replaceAll("*", ""), // asterisks mark underlined words
    title: `${page.title} | ${site.shortName}`,
    description: page.description,
  };
}

/** Indexable pages: those in the sitemap. */
export const pages: Route[] = sitePages(checkedData).map((page) => route(page, { hasHero: Boolean(page.hero) }));

/** The heading of the page at a path. */
export function headingOf(path: string): string {
  const page = pages.find((page) => page.path === path);
  if (!page) throw new Error(`no page has the path ${path}`);
  return page.heading;
}

type SiteLink = { label: string; link: string };

const [forms, notFound] = [read("forms.json"), read("not-found.json")];
const { navigation, footer } = read("site.json");

export const menus = navigation.filter(({ link }) => !link).map(({ label, links = [] }) => ({ label, links }));

export const footerColumns = footer.columns.map(({ heading, links = [] }) => ({ heading, links }));

const headerLinks: (SiteLink & { menu?: string })[] = [
  ...navigation.flatMap(({ label, link }) => (link ? [{ label, link }] : [])),
  ...menus.flatMap(({ label, links }) => links.map((entry) => ({ ...entry, menu: label }))),
];

function headerLink(path: string) {
  const found = headerLinks.find(({ link }) => link === path);
  if (!found) throw new Error(`data/site.json has no link to ${path} in the header`);
  return found;
}

export const footerPaths = footerColumns
  .flatMap(({ links }) => links.map(({ link }) => link))
  .filter((link) => pages.some(({ path }) => path === link));

/** The label of the header's link to a path. */
export function menuLabel(path: string): string {
  return headerLink(path).label;
}

/** The label of the header menu that contains a link to the path, if any. */
export function menuOf(path: string): string | undefined {
  return headerLink(path).menu;
}

const isInHeader = ({ path }: Course) => headerLinks.some(({ link }) => link === path);

/** Two arbitrary courses, preferably from the header. */
export const [firstCourse, secondCourse] = courses
  .map(({ slug, title }) => ({ slug, title, path: `${pageFolders["courses.json"]}/${slug}` }))
  .sort((one, other) => Number(isInHeader(other)) - Number(isInHeader(one))) as [Course, Course, ...Course[]];

type Course = { slug: string; title: string; path: string };

export function courseOf(slug = "") {
  const found = courses.find((course) => course.slug === slug);
  if (!found) throw new Error(`no course has the slug ${slug}`);
  return found;
}

export const unknownPage = route(
  { path: "/no-such-page", ...notFound.hero, ...notFound.seo },
  { status: 404, listed: false },
);

/** Shown after submitting a form without script. */
const sentPage = route({ path: "/sent", ...forms.hero, ...forms.seo }, { listed: false });

export const routes: Route[] = [...pages, unknownPage, sentPage];

/** The template of a page: its folder, "policy", or its own path. */
function templateOf({ path, hasHero }: Route): string {
  const folder = Object.values(pageFolders).find((parent) => path.startsWith(`${parent}/`));
  return folder ? `${folder}/` : hasHero ? path : "policy";
}

/** One route per template, plus the courses and services needed to cover every optional part. */
export const layouts: Route[] = routes.filter((route, index) => {
  const [file, folder] = Object.entries(pageFolders).find(([, one]) => `${one}/` === templateOf(route)) ?? [];
  if (file) return slugsWithAllFields(file).includes(route.path.replace(`${folder}/`, ""));
  return routes.findIndex((other) => templateOf(other) === templateOf(route)) === index;
});

/** One route per template, for slow checks. */
export const templates: Route[] = layouts.filter(
  (route, index) => layouts.findIndex((other) => templateOf(other) === templateOf(route)) === index,
);

/** Returns slugs of items that together cover every field in use, starting with the items with the most fields. */
function slugsWithAllFields(file: string): string[] {
  const items = JSON.parse(readFileSync(`data/${file}`, "utf8")) as { slug: string }[];
  const richestFirst = [...items].sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  const seen = new Set<string>();
  return richestFirst.flatMap((item) => {
    const fields = Object.keys(item).filter((field) => !seen.has(field));
    fields.forEach((field) => seen.add(field));
    return fields.length > 0 ? [item.slug] : [];
  });
}
