/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import * as fc from "fast-check";
import type { ReactElement } from "react";
import { StructuredData } from "../../src/components/layout/seo";
import { asCourse, asCourseInstance, asItemList } from "../../src/structured-data/course";
import { asBreadcrumbList, asOrganization, asService, provider, website } from "../../src/structured-data/organization";
import site from "../data/site.json";

/** Arbitrary text, including sequences that would end a script. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("</script", ">", "<!--", "<script", "-->", "]]>", "\u2028", '"', "\\", "&lt;", " "), {
      minLength: 1,
    })
    .map((parts) => parts.join("")),
);
const hostile = "</script><script>alert(1)</script><!--<script>";

const python = {
  title: "Python",
  path: "/courses/python",
  hero: { tagline: "Learn it.", lead: "Learn it here." },
  totalFee: 15000,
  durations: { weeks: 8 },
};

/** Renders a page, and returns its HTML. */
function delivered(page: ReactElement): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = render(page).container.innerHTML;
  return container;
}

test("no content can end the script element", () => {
  const check = (title: string) => {
    const { children } = delivered(<StructuredData thing={asCourse({ ...python, title, batches: [] }, false)} />);
    expect(Array.from(children, ({ localName }) => localName)).toEqual(["script"]);
    expect(JSON.parse(children[0]?.textContent ?? "")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Course",
      name: title,
    });
  };
  check(hostile);
  fc.assert(fc.property(anyText, check));
});

const batch = {
  start: "2027-01-11",
  days: ["Mon", "Wed"],
  fromTime: "19:00",
  toTime: "21:30",
  end: null,
  mode: "Campus",
  trainer: { name: "Asha Rao" },
  course: { path: python.path, durations: { weeks: 8, lessons: 6 } },
} as const;
const { contact } = site;
const institute = { ...contact, email: "hello@banyan.in", address: { ...contact.address, street: "21 Church Street" } };

test.each(
  Object.entries({
    "the institute, a local business": asOrganization(institute),
    "the site": website,
    "a course whose price includes tax": asCourse({ ...python, batches: [batch] }, true),
    "a batch": asCourseInstance(batch),
    "a list of courses": asItemList([python]),
    "a service": asService({ title: "Internships", path: "/services/internships", lead: "Build a project." }),
    "the breadcrumbs of a page": asBreadcrumbList([{ label: "Courses", to: "/courses" }], "Python"),
  }),
)("the JSON-LD of %s", (_, thing) => {
  expect(thing).toMatchSnapshot();
});

test("a price of unknown tax is not stated as taxed", () => {
  expect(JSON.stringify(asCourse({ ...python, batches: [] }, false))).not.toContain("valueAddedTaxIncluded");
});

test("an institute with placeholder details states none of them", () => {
  const address = { ...institute.address, street: "12 Sample Road" };
  const details = { ...institute, phone: "+91-00000 00000", email: "hello@banyan.example", address };
  expect(asOrganization(details)).toEqual({ ...provider, logo: "https://test.example/icon-512.png" });
});
