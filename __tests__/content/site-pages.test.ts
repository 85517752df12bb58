import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkInputAt } from "../../src/content/check/content";
import { sitePages } from "../../src/content/site-pages";
import { editData, newProject, swap } from "../support/project";

const pathsOf = (data: string) => sitePages(data).map(({ path }) => path);

test("sitePages lists every page of this site", () => {
  // /sent is not indexed.
  const handMade = checkInputAt(process.cwd()).pages.filter((path) => path !== "/sent");
  const listed = pathsOf("data");
  const unknown = handMade.filter((path) => !listed.includes(path));
  expect(unknown.map((path) => `pagePaths in src/content/contract.ts lacks ${path}`)).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("a page is listed with its texts, fee, band, picture and the day its content changed", () => {
  expect(sitePages(join(newProject(), "data")).find(({ path }) => path === "/courses/python")).toEqual({
    path: "/courses/python",
    heading: "*Python*",
    title: expect.any(String),
    description: expect.any(String),
    updated: "2026-10-12",
    hero: { band: "teal", picture: { src: "images/course.png", alt: "A learner at a laptop." } },
    kicker: "Course",
    price: { value: "₹17,700" },
    facts: ["4 weeks with projects", "Beginner"],
  });
});

test("a list changes with its pages", () => {
  const root = newProject();
  const dayOfList = () => sitePages(join(root, "data")).find(({ path }) => path === "/courses")?.updated;
  editData(root, "courses.json", (text) => text.replaceAll("2026-10-12", "2026-10-13"));
  expect(dayOfList()).toBe("2026-10-30");
  editData(root, "courses.json", swap("2026-10-13", "2026-12-01"));
  expect(dayOfList()).toBe("2026-12-01");
});

test("a policy is listed with its front matter", () => {
  const data = join(newProject(), "data");
  const head = [
    'title: "Cookies"',
    'heading: "*No* cookies"',
    `description: "${"x".repeat(130)}"`,
    'lead: "None."',
    'lastUpdated: "2026-02-03"',
  ];
  writeFileSync(join(data, "policies/cookies.md"), ["---", ...head, "---", ""].join("\r\n"));
  expect(sitePages(data)).toContainEqual({
    path: "/cookies",
    title: "Cookies",
    heading: "*No* cookies",
    description: "x".repeat(130),
    updated: "2026-02-03",
  });
});
