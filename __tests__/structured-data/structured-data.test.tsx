import { render } from "@testing-library/react";
import * as fc from "fast-check";
import type { ReactElement } from "react";
import { PagePath, StructuredData } from "../../src/components/layout/seo";
import { asCourse, asCourseInstance } from "../../src/structured-data/course";
import { asOrganization } from "../../src/structured-data/organization";
import site from "../data/site.json";

jest.mock("../../data/site.json", () => jest.requireActual<object>("../data/site.json"));

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
  hero: { tagline: "Learn it." },
  price: 15000,
  durations: { weeks: 8 },
};

function onPage(path: string | null, title: string): ReactElement {
  return (
    <PagePath.Provider value={path}>
      <StructuredData thing={asCourse({ ...python, title, batches: [] })} />
    </PagePath.Provider>
  );
}

/** Renders a page, and returns its HTML. */
function delivered(page: ReactElement): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = render(page).container.innerHTML;
  return container;
}

test("no content can end the script element", () => {
  const check = (title: string) => {
    const { children } = delivered(onPage("/courses/python", title));
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

test("a page without a URL has no JSON-LD", () => {
  expect(render(onPage(null, "Python")).container).toBeEmptyDOMElement();
});

test("a course states its fee, weeks and batches, and each batch its times, mode and trainer", () => {
  const batch = { start: "2027-01-11", fromTime: "19:00", mode: "Campus", trainer: { name: "Asha Rao" } } as const;
  const stated = asCourseInstance("/courses/python", batch);
  expect(stated).toEqual({
    "@type": "CourseInstance",
    "@id": "https://test.example/courses/python#2027-01-11T19:00",
    startDate: "2027-01-11T19:00+05:30",
    courseMode: "Onsite",
    instructor: { "@type": "Person", name: "Asha Rao" },
  });
  expect(asCourse({ ...python, batches: [batch] })).toMatchObject({
    hasCourseInstance: [{ "@id": stated["@id"] }],
    offers: { price: 15000, priceCurrency: "INR" },
    timeRequired: "P8W",
  });
});

const { contact } = site;
const real = { ...contact, email: "hello@banyan.in", address: { ...contact.address, street: "21 Church Street" } };

test("an institute with a street is a local business, with its address and opening hours", () => {
  expect(asOrganization(real)).toEqual({
    "@type": ["EducationalOrganization", "LocalBusiness"],
    "@id": "https://test.example/#institute",
    name: "Test Institute",
    url: "https://test.example/",
    logo: "https://test.example/icon-512.png",
    telephone: "+91-98450 12345",
    email: "hello@banyan.in",
    address: {
      "@type": "PostalAddress",
      streetAddress: "21 Church Street",
      addressLocality: "Bangalore",
      postalCode: "560001",
      addressCountry: "India",
    },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:30",
      },
    ],
  });
});

test("an institute with placeholder details states none of them", () => {
  const address = { ...real.address, street: "12 Sample Road" };
  expect(asOrganization({ ...real, phone: "+91-00000 00000", email: "hello@banyan.example", address })).toEqual({
    "@type": "EducationalOrganization",
    "@id": "https://test.example/#institute",
    name: "Test Institute",
    url: "https://test.example/",
    logo: "https://test.example/icon-512.png",
  });
});
