/** Every route that is built, with what the content says about it. */
import about from "../data/about.json";
import admissions from "../data/admissions.json";
import blog from "../data/blog.json";
import careers from "../data/careers.json";
import contact from "../data/contact.json";
import coursePages from "../data/course-pages.json";
import courses from "../data/courses.json";
import faculty from "../data/faculty-page.json";
import forms from "../data/forms.json";
import gallery from "../data/gallery.json";
import home from "../data/home.json";
import notFound from "../data/not-found.json";
import research from "../data/research.json";
import servicePages from "../data/service-pages.json";
import services from "../data/services.json";
import site from "../data/site.json";
import successStories from "../data/success-stories.json";
import { policyHead } from "../src/content/policies";

export type Route = {
  path: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  listed: boolean;
  heading: string;
  title: string;
  description: string;
};
type Words = { seo: { title: string; description: string }; hero: { heading: string } };

function route(path: string, { seo, hero }: Words, { status = 200, listed = true }: Partial<Route> = {}): Route {
  return {
    path,
    status,
    listed,
    heading: hero.heading.replaceAll("*", ""), // asterisks mark the underlined words
    title: `${seo.title} | ${site.shortName}`,
    description: seo.description,
  };
}

function policy(name: string): Words {
  const { title, heading, description } = policyHead("data", name);
  return { seo: { title, description }, hero: { heading } };
}

/** Pages that answer 200: all routes of section 2 of the specification. Every test that walks the routes covers them. */
export const pages: Route[] = [
  route("/", home),
  route("/about", about),
  route("/contact", contact),
  route("/admissions", admissions),
  route("/courses", coursePages),
  ...courses.map((course) => route(`/courses/${course.slug}`, course)),
  route("/services", servicePages),
  ...services.map((service) => route(`/services/${service.slug}`, service)),
  route("/faculty", faculty),
  route("/success-stories", successStories),
  route("/blog", blog),
  route("/research", research),
  route("/gallery", gallery),
  route("/careers", careers),
  route("/terms", policy("terms")),
  route("/privacy", policy("privacy")),
];

export const unknownPage = route("/no-such-page", notFound, { status: 404, listed: false });

/** What follows a form that was sent without script. */
const sentPage = route("/sent", forms, { listed: false });

export const routes: Route[] = [...pages, unknownPage, sentPage];
