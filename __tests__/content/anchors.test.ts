import { entryAnchors, sectionAnchors } from "../../src/content/anchors";

test("the anchors of entries differ from the sections of their page, and from the slugs on it", () => {
  const people = ["Asha Rao", "Asha Rao", "Stories", "Stories heading", "Students Placed"].map((name) => ({ name }));
  const beside = [{ slug: "students-placed" }];
  expect(entryAnchors("alumni.json", people, beside)).toEqual([
    "asha-rao",
    "asha-rao-2",
    "stories-2",
    "stories-heading-2",
    "students-placed-2",
  ]);
  expect(sectionAnchors(["Main", "Fees", "Fees"])).toEqual(["main-2", "fees", "fees-2"]);
});
