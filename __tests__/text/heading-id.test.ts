import { entryAnchors, sectionAnchors } from "../../src/content/anchors";
import { headingIds } from "../../src/text/heading-id";

test.each([
  [
    ["Your data", "What's new?"],
    ["your-data", "what-s-new"],
  ],
  [
    ["Teaching C++", "Teaching C#", "Teaching C", "C++20", "F# & R"],
    ["teaching-c-plus-plus", "teaching-c-sharp", "teaching-c", "c-plus-plus-20", "f-sharp-r"],
  ],
  [
    ["José Rao", "Josè Rao", "Jose\u0301 Rao", "Jose-Rao 2"],
    ["jose-rao", "jose-rao-2", "jose-rao-3", "jose-rao-2-2"],
  ],
  [
    ["ಶಿವರಾಮ ಕಾರಂತ", "ಗಿರೀಶ್", "कबीर"],
    ["ಶಿವರಾಮ-ಕಾರಂತ", "ಗಿರೀಶ್", "कबीर"],
  ],
  [
    ["+", "🎉", "???"],
    ["entry", "entry-2", "entry-3"],
  ],
])("the anchors of %j are %j", (texts, ids) => {
  expect(headingIds(texts)).toEqual(ids);
});

test("the anchors of entries differ from the sections of their page, and from the slugs on it", () => {
  const people = ["Asha Rao", "Asha Rao", "Stories", "Students Placed"].map((name) => ({ name }));
  const beside = [{ slug: "students-placed" }];
  expect(entryAnchors("alumni.json", people, beside)).toEqual([
    "asha-rao",
    "asha-rao-2",
    "stories-2",
    "students-placed-2",
  ]);
  expect(sectionAnchors(["Main", "Fees", "Fees"])).toEqual(["main-2", "fees", "fees-2"]);
});
