import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkedData, updateCheckedCopy } from "../../src/build/checked-copy";
import { graphqlTypes } from "../../src/build/graphql-types";
import { contentReader, type Content } from "../../src/content/read-content";
import { editData, newProject, swap } from "../support/project";

/** Returns the text of a file in a project's checked copy. */
const copied = (root: string, file: string) => readFileSync(join(root, checkedData, file), "utf8");

test("expands a menu's list to links to its pages, before the menu's own links", async () => {
  const root = newProject();
  await updateCheckedCopy(root);
  const read = (file: string) => JSON.parse(copied(root, file)) as unknown;
  const courses = read("courses.json") as { slug: string; title: string }[];
  const { navigation } = read("site.json") as { navigation: { label: string; items?: string; links?: object[] }[] };
  const { items, links } = navigation.find(({ label }) => label === "Courses") ?? {};
  expect(items).toBeUndefined();
  expect(links).toEqual([
    ...courses.map(({ slug, title }) => ({ label: title, link: `/courses/${slug}` })),
    { label: "All courses", link: "/courses" },
  ]);
});

test("strips the slash before a picture's path, which Gatsby could not resolve", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"images/course.png"', '"/images/course.png"'));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(copied(root, "courses.json")).toContain("images/course.png");
  expect(copied(root, "courses.json")).not.toContain("/images/course.png");
});

test("resolves the claims that texts name, including labels and figures with quotes", async () => {
  const root = newProject();
  editData(root, "claims.json", swap('"600+"', '"six \\"00\\""'));
  editData(
    root,
    "home.json",
    swap("Learn with us.", "{claim:students-placed} {label:students-placed} and {claim:success-rate}."),
  );
  expect(await updateCheckedCopy(root)).toEqual([]);
  const { hero } = JSON.parse(copied(root, "home.json")) as { hero: { lead: string } };
  const [claim] = JSON.parse(copied(root, "claims.json")) as Content<"claims.json">;
  expect(hero.lead).toBe(`${claim?.figure} ${claim?.label} and 95%.`);
});

test("resolves the figures of the refund rule in policies", async () => {
  const root = newProject();
  editData(root, "refund.json", swap('"days": 7', '"days": 14'));
  editData(root, "policies/terms.md", swap("What section 4 says.", "{refund:days} days, below {refund:percent}%."));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(copied(root, "policies/terms.md")).toContain("\n14 days, below 20%.\n");
  expect(copied(root, "refund.json")).toContain("14 days from enrolment");
});

test.each([
  ["2027-01-10", []],
  ["2027-01-11", ["data-engineering-trainer"]],
  ["2027-03-31", ["data-engineering-trainer"]],
  ["2027-04-01", []],
])("on %s, contains the items shown on that day", async (today, shown) => {
  const root = newProject();
  editData(root, "careers.json", swap('"posted"', '"from": "2027-01-11", "until": "2027-03-31", "posted"'));
  expect(await updateCheckedCopy(root, today)).toEqual([]);
  const { openings } = contentReader(join(root, checkedData))("careers.json");
  expect(openings.items.map(({ slug }) => slug)).toEqual(shown);
});

test("omits the day of a graduate's consent, as GraphQL does", async () => {
  const root = newProject();
  editData(root, "alumni.json", swap('"picture": {', '"result": "2026-05-04", "consent": "2026-06-01", "picture": {'));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(copied(root, "alumni.json") + graphqlTypes()).not.toMatch(/2026-0|consent/);
});

test("includes added GST in every price", async () => {
  const root = newProject();
  editData(root, "payment.json", swap('"included": true', '"included": false'));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(copied(root, "courses.json")).toContain('"price": 17700');
});
