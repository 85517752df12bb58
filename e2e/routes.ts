/** Every route that is built, with what the content says about it. */
import coursePages from "../data/course-pages.json";
import courses from "../data/courses.json";
import home from "../data/home.json";
import notFound from "../data/not-found.json";
import services from "../data/services.json";
import site from "../data/site.json";
import { siteAt } from "../src/content/pages";

export type Route = { path: string; status: 200 | 404; heading: string; title: string; description: string };
type Words = { seo: { title: string; description: string }; hero: { heading: string } };

function route(path: string, { seo, hero }: Words, status: Route["status"] = 200): Route {
  return {
    path,
    status,
    heading: hero.heading.replaceAll("*", ""), // asterisks mark the underlined words
    title: `${seo.title} | ${site.name}`,
    description: seo.description,
  };
}

/** Pages that answer 200. A new page gets its line here, and every test that walks the routes then covers it. */
export const pages: Route[] = [
  route("/", home),
  route("/courses", coursePages),
  ...courses.map((course) => route(`/courses/${course.slug}`, course)),
];

export const unknownPage = route("/no-such-page", notFound, 404);

export const routes: Route[] = [...pages, unknownPage];

/** Routes of the specification that have no page yet, and so may answer 404. */
export const comingPaths = [...siteAt(process.cwd()).pages, ...services.map(({ slug }) => `/services/${slug}`)].filter(
  (path) => !pages.some((page) => page.path === path),
);
