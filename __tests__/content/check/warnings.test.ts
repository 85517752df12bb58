import { findings } from "../../../scripts/check/findings";
import { checkInputAt, readContent } from "../../../src/content/check/content";
import { contentReader } from "../../../src/content/content-reader";
import { isPlaceholder } from "../../../src/text/placeholder";
import { editData, fixture, newProject, swap, type Edit } from "../../support/project";
import { warningsOf } from "../../support/warnings";

const said = "Every line of mine was read, and every question of mine was answered.";

/** Faults that need more than a replaced text; broken-content.txt has the others. */
const faults: [file: string, edit: Edit][] = [
  [
    "batches.json",
    (json) => {
      const [batch] = JSON.parse(json) as object[]; // of a course of four weeks
      const a = { ...batch, start: "2027-01-26", end: "2027-03-09", days: ["Tue"] };
      return json.replace(/\]\s*$/, `, ${JSON.stringify(a)}, ${JSON.stringify({ ...a, start: "2027-03-02" })}]`);
    },
  ],
  ["policies/terms.md", swap("What section 1 says.", "Come to 12 Sample Road.")],
  ["policies/cookies.md", () => String(fixture("policies/terms.md")).replace(/^refundSection.*\n/m, "")],
  ["images/CREDITS.md", () => "- `images/service.png`, `images/gone.png`: sample artwork"],
  ["images/old.png", () => fixture("images/course.png")],
  ["images/scan.gif", () => "GIF89a"],
  ["fees.json", (text) => `\uFEFF${text.replace("{", "\u00A0{")}`],
  ["testimonials.json", (text) => text.replace(/"text": ".*"/, `"text": "${said}"`)],
  [
    "forms.json",
    (text) => {
      const forms = JSON.parse(text) as Record<string, object>;
      const { notice, mistakes, sending, failed } = forms;
      const words = "firstName lastName email phone courseInterest message submit".split(" ");
      const [labels, sent] = [
        Object.fromEntries(words.map((name) => [name, name])),
        { heading: "Sent", text: "Sent." },
      ];
      const [checkedBy, checkedOn, version] = ["Asha Rao", "2026-11-01", "2026-11-01"];
      const old = { lang: "kn", checkedBy, checkedOn, notice: { ...notice, version } };
      return JSON.stringify({ ...forms, translations: [{ ...old, labels, mistakes, sending, failed, sent }] }, null, 2);
    },
  ],
  [
    "testimonials.json",
    (text) => text.replace(/^\[([^]*)\]/, (_, entry: string) => `[${entry},${entry.replace("Asha", "Ravi")}]`),
  ],
];

let broken: string[];
beforeAll(async () => (broken = await warningsOf(newProject(...faults))));

test.each([
  "item 4 (python), trainer teaches item 3 at the same time: choose another trainer, day or time",
  "item 2 (Ravi Rao), text is word for word the same as in item 1 (Asha Rao) in testimonials.json: change one of the two",
  "data/images/course.png:1:1 images/CREDITS.md does not name this picture: add a line with its source and licence",
  "data/images/CREDITS.md:1:1 names images/gone.png, which is not in data/: remove it",
  'sample brand: set 3 fields before the first deployment: "https://test.example" (data/site.json), "hello@test.example" (data/site.json), "Come to 12 Sample Road." (data/policies/terms.md)',
  "notice, version is 1 November 2026, but the English notice is of 23 November 2026: have the translation compared",
  "data/policies/cookies.md:1:1 no page links to /cookies: add it to a column of footer in data/site.json",
  "data/images/scan.gif:1:1 the site does not read this file: remove it",
  "data/fees.json:2:3 this file has characters that only look plain (no-break space (U+00A0) on line 2)",
  "data/images/old.png:1:1 no page shows this picture: remove it, or choose it where it belongs",
])("the check warns: %s", (warning) => {
  expect(broken).toContainEqual(expect.stringContaining(warning));
});

test("the check names the trainer of two classes once", () => {
  expect(broken.filter((warning) => warning.includes("teaches item 3"))).toHaveLength(1);
});

test("the check accepts what only resembles a fault", async () => {
  const honest = [
    "Come to 40 Marathahalli Main Road.",
    "Python trains on 50k rows.",
    "Call [098450 12345](tel:+919845012345), or see [2014 - 2026](https://pypi.org).",
    "Sure! I would come again. Rule No. 1 is to ask, GATE or not.",
    "Save it as a .Zip file, 1024.px wide, and Save as .Rmd too.",
    "Sort rows[0][1] and row[::2] of list[str], C:\\data\\sales.csv or .gitignore (or,\nwrapped, XXXX XXXX 4242), as in [it](https://youtu.be/a?t=30).",
  ];
  const root = newProject(
    ["policies/terms.md", swap("What section 6 says.", honest.join(" "))],
    ["site.json", swap('"whatsapp": "+91-98450 12345"', '"whatsapp": "+91 98450 12345"')],
  );
  expect(await warningsOf(root)).toEqual([]);
});

test("the check warns once about all texts of a copied service", async () => {
  const root = newProject();
  editData(root, "services.json", (json) => {
    const [service] = JSON.parse(json) as { slug: string; title: string }[];
    return JSON.stringify([service, { ...service, slug: "copy", title: "Copy" }], null, 2);
  });
  const warnings = (await warningsOf(root)).filter((warning) => warning.includes("word for word"));
  expect(warnings).toEqual([
    expect.stringMatching(/item 2 \(Copy\), .* in item 1 \(Internships\) in services.json, and so are \d+ other texts/),
  ]);
});

test("an error causes no consequential warnings", async () => {
  const root = newProject();
  editData(root, "images/old.png", () => fixture("images/course.png"));
  editData(root, "courses.json", swap("[", ""));
  editData(root, "forms.json", swap('"version": "2026-11-23"', '"version": "v2"'));
  expect((await warningsOf(root)).filter((warning) => warning.includes("no page"))).toEqual([]);
});

const { url } = contentReader("data")("site.json");

/** Only for the sample content: a real institute's may have legitimate warnings. */
(isPlaceholder(url) ? test : test.skip)("the sample content's only warning says that it is a sample", async () => {
  const dates = Object.values((await readContent(checkInputAt("."))).files).flatMap(
    (file) => file?.text.match(/(?<="?(?:updated|lastUpdated|date|posted|version|asOf)"?: ")[\d-]+/g) ?? [],
  );
  const { warnings } = await findings(".", dates.sort().at(-1) ?? "");
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^sample brand: set \d+ fields before/),
  ]);
});
