/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import AdmissionsPage, { query as admissions } from "../../src/pages/admissions";
import ContactPage, { query as contact } from "../../src/pages/contact";
import CoursesPage, { query as courses } from "../../src/pages/courses";
import FacultyPage, { query as faculty } from "../../src/pages/faculty";
import GalleryPage, { query as gallery } from "../../src/pages/gallery";
import HomePage, { query as home } from "../../src/pages/index";
import NotFoundPage, { query as notFound } from "../../src/pages/404";
import DetailPage, { query as detail } from "../../src/templates/detail";
import PolicyPage, { query as policy } from "../../src/templates/policy";
import "../support/frozen-clock";
import { runQuery } from "../support/graphql";

/** Renders a page at a path, with what its query finds in the fixtures. */
async function renderPage<Data>(Page: ComponentType<PageProps<Data>>, query: object, path: string, id?: string) {
  const props: unknown = { data: await runQuery<Data>(query, { id }), location: { pathname: path } };
  return render(<Page {...(props as PageProps<Data>)} />);
}

/** Pages, and the sections that have an outline of their own. */
const pages: [name: string, page: () => Promise<unknown>, sections?: string[]][] = [
  ["home", () => renderPage(HomePage, home, "/"), ["You build it"]],
  ["courses", () => renderPage(CoursesPage, courses, "/courses"), ["Side by side"]],
  ["admissions", () => renderPage(AdmissionsPage, admissions, "/admissions"), ["When courses begin"]],
  ["contact", () => renderPage(ContactPage, contact, "/contact"), ["Send us a message"]],
  ["gallery", () => renderPage(GalleryPage, gallery, "/gallery")],
  ["faculty", () => renderPage(FacultyPage, faculty, "/faculty")],
  ["not found", () => renderPage(NotFoundPage, notFound, "/404")],
  [
    "course",
    () => renderPage(DetailPage, detail, "/courses/python", "Course 0"),
    ["Next batches", "What the fee covers", "Try a lesson", "The people"],
  ],
  ["service", () => renderPage(DetailPage, detail, "/services/internships", "Service 0")],
  ["policy", () => renderPage(PolicyPage, policy, "/terms", "MarkdownRemark 1")],
];

test.each(pages)("%s", async (_, page, sections = []) => {
  await page();
  for (const name of sections) {
    const section = screen.getByRole("region", { name });
    expect(section).toMatchSnapshot(name);
    section.remove();
  }
  expect(screen.getByRole("main")).toMatchSnapshot();
});

test("header and footer", async () => {
  await renderPage(NotFoundPage, notFound, "/404");
  expect(screen.getByRole("banner")).toMatchSnapshot("header");
  expect(screen.getByRole("contentinfo")).toMatchSnapshot("footer");
});
