import { findings } from "../../../scripts/check/findings";
import { checkInputAt, readContent } from "../../../src/content/check/content";
import { contentReader } from "../../../src/content/read-content";
import { isPlaceholder } from "../../../src/text/placeholder";
import { editData, fixture, newProject, swap, type Edit } from "../../support/project";
import { warningsOf } from "../../support/warnings";

const said = "Every line of mine was read, and every question of mine was answered.";

/** Edits that trigger every rule at least once. */
const faults: [file: string, edit: Edit][] = [
  [
    "home.json",
    swap(
      "Learn with us.",
      "Excellant work. Our Python course costs ₹1,500. Sri Sri knew that that had had its day. Learn with with us [a]. Join 600+ students placed so far.",
    ),
  ],
  [
    "about.json",
    (text) =>
      text.replace(
        /"lead": "/,
        '"lead": "Python is yours for Rs. 12,000 only. Wait 6 to 3 weeks, rate us 5.9/5. 700+ students placed. ',
      ),
  ],
  ["gallery.json", (text) => text.replace(/"lead": "/, '"lead": "We met in a garden. We met in a garden. <o:p> ')],
  ["claims.json", (text) => text.replaceAll('"2026-09-30"', '"2025-09-30"')],
  ["alumni.json", swap('"picture": {', '"paid": "yes",\n"picture": {')],
  ["admissions.json", (text) => text.replace(/"lead": "/, '"lead": "The fee is 13k rupees,, or INR 14,500. ')],
  [
    "courses.json",
    swap(
      "Start here.",
      "ગુજરાતી 🎉 and ಕನ್ನಡ. Only 12000/- until March. Each of 3000 tokens costs ₹2, and ₹8,000 a month is the stipend.",
    ),
  ],
  ["policies/terms.md", swap("What section 6 says.", "Call +91 98450 99999.")],
  [
    "policies/terms.md",
    swap("What section 2 says.", "Write to help@other.in, or like name@example.com {code:python}."),
  ],
  [
    "policies/terms.md",
    swap(
      "What section 4 says.",
      "See [us](mailto:a@b,in). Admissions close in May 2025, says a@gmial.com or a@test.exampel.",
    ),
  ],
  [
    "alumni.json",
    (text) =>
      text
        .replace("₹6.4 lakh", "₹0.64 lakh")
        .replace("Esakkimuthu Pandiyan", "Junior Developer")
        .replace(/"testimonial": "/, '"testimonial": "Our Managment teaches. '),
  ],
  [
    "site.json",
    (text) =>
      text
        .replace(/\+91-98450/, "+91-098450")
        .replace("+91-98450", "+1-98450")
        .replace("5600", "1100"),
  ],
  ["home-courses.json", swap('"weeks": 8', '"weeks": 1')],
  ["faculty-page.json", (text) => text.replace(/"lead": "/, '"lead": "Meet nine trainers. ')],
  [
    "policies/terms.md",
    swap(
      "What section 3 says.",
      "Or call 98860 12345. Within fourteen days: a full refund is possible within 7 days. Refunds are processed in 10 days.",
    ),
  ],
  ["blog.json", swap('"date": "2026-10-22"', '"trainer": "vasundhara-hegde", "date": "2026-10-22"')],
  ["batches.json", swap("2027-01-11", "2026-01-12")],
  ["batches.json", swap("2027-02-06", "2072-02-06")],
  [
    "batches.json",
    (json) => {
      const [batch] = JSON.parse(json) as object[]; // of a course of four weeks
      const a = { ...batch, start: "2027-01-26", end: "2027-03-09", days: ["Tue"], fromTime: "05:00", toTime: "09:00" };
      return json.replace(/\]\s*$/, `, ${JSON.stringify(a)}, ${JSON.stringify({ ...a, start: "2027-03-02" })}]`);
    },
  ],
  ["blog.json", swap('"date": "2026-11-06"', '"date": "2027-12-06"')],
  ["blog.json", (text) => text.replace("2 min", "9 min").replace("Kayalvizhi Muthuraman", "Vasundara Hegde")],
  ["policies/terms.md", swap("What section 1 says.", "Come to 12 Sample Road.")],
  [
    "policies/terms.md",
    swap(
      "What section 5 says.",
      "(a) to ==pay==\n(b) to attend {: .note }\n\nCall us\nat once :smile:\n\n### Duties\n\n### Rights\n\nNone.",
    ),
  ],
  ["policies/cookies.md", () => String(fixture("policies/terms.md")).replace(/^refundSection.*\n/m, "")],
  ["images/CREDITS.md", () => "- `images/service.png`: sample artwork"],
  ["images/old.png", () => fixture("images/course.png")],
  ["images/scan.gif", () => "GIF89a"],
  ["employers.json", (text) => text.replace(/\{.*\}/, "$&, $&")],
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
  "has the address mailto:a@b,in, which leads nowhere: open the page, and copy its whole address",
  'has a@gmial.com; did you mean "gmail.com"?',
  'has a@test.exampel; did you mean "test.example"?',
  'announces May 2025, which is past: "close in May 2025"',
  'package has "₹0.64 lakh": count its digits',
  'name is "Junior Developer", which looks like a role: write the person’s name here',
  'testimonial has "Managment", which is in no dictionary; did you mean "Management"?',
  "phone is +91-098450 12345, which some phones cannot call: write +91 98450 12345",
  "whatsapp is a number in United States, but the office is in India: check its country code",
  "postalCode is 110001, but PIN codes of Bangalore have six digits, and begin with 56: check both",
  "weeks is 1 weeks, but the curriculum of Python has 4 weeks: check both",
  "lead says nine trainers, but faculty.json has 1",
  "start is 26 January 2027, which is Republic Day, a public holiday: check the day of the first class",
  "item 3 (python), fromTime is 05:00, for a class until 09:00: check both times",
  "item 4 (python), trainer teaches item 3 at the same time: choose another trainer, day or time",
  " words take about 1: write 1 min read",
  "author is almost Vasundhara Hegde, who is elsewhere in the content: check the spelling of both",
  'lead has the range "6 to 3 weeks": write the smaller figure first',
  'lead has "5.9/5", which is above its scale',
  "this line is a heading that has no text below it: write it",
  'lead shows "<o:p>" as it is written',
  'lead says this twice: "We met in a garden."',
  "item 1 (students placed), asOf is 30 September 2025, more than a year ago: count again, or remove the figure",
  "picture, src shows a graduate without consent: add the day of their written consent, or remove the picture",
  "lead says 700+, but the claim is 600+: write {claim:students-placed} instead",
  'hero, lead says ₹1,500, but the fee of Python is ₹15,000: "Our Python course costs ₹1,500."',
  'hero, lead has "with with": write one of the two words in "Learn with with us [a]."',
  'hero, lead says ₹12,000, but the fee of Python is ₹15,000: "Python is yours for Rs 12,000 only."',
  "hero, lead says ₹13,000, which is not a fee in courses.json or services.json",
  'item 1 (Python), hero, lead says ₹12,000, but the fee of Python is ₹15,000: "Only 12000/- until March."',
  "this line has help@other.in, but the institute's is hello@test.example: check both",
  'this line says fourteen days, but refund.json has 7 days: "Within fourteen days: a full refund is possible within 7 …"',
  "this line has +91 98450 99999, but the institute's is +91-098450 12345: check both",
  "trainer is Dr Vasundhara Hegde, but the work is by Prafulla Kumar Mohapatra: name the same person in both fields",
  "item 1 (Python), hero, lead contains ગુજરાતી and 🎉, which PDF files and share cards leave out: if that matters",
  "more than a year and a half from now: check the year",
  "which is past, so no page shows it: write its next day, or remove it",
  "date is 6 December 2027, which is in the future: write the day on which it happened",
  "item 2 (Ravi Rao), text is word for word the same as in item 1 (Asha Rao) in testimonials.json: write its own",
  "data/images/course.png:1:1 images/CREDITS.md does not name this picture: add a line with its source and licence",
  "hero, lead repeats the claim 600+: write {claim:students-placed} instead",
  'sample brand: set 3 fields before the first deployment: data/site.json ("https://test.example", "hello@test.example"); data/policies/terms.md ("Come to 12 Sample Road.")',
  "notice, version is 1 November 2026, but the English notice is of 23 November 2026: have the translation compared",
  "data/policies/cookies.md:1:1 no page links to /cookies: add it to a column of footer in data/site.json",
  'this line shows "{code:python}" as it is',
  'this line shows "==" as it is written: remove it, or write code between backticks',
  'this line runs on from the line above, in one paragraph: put an empty line before "(b) to attend {: .note }", or',
  "item 2 (Kurinji Freightworks), name is word for word the same as in item 1 (Kurinji Freightworks) in employers.json",
  "data/images/scan.gif:1:1 the site does not read this file: remove it",
  "data/fees.json:1:1 this file has characters that only look plain (byte-order mark (U+FEFF) on line 1 and no-break space (U+00A0) on line 2)",
  "data/images/old.png:1:1 no page shows this picture: remove it, or choose it where it belongs",
])("the check warns: %s", (warning) => {
  expect(broken).toContainEqual(expect.stringContaining(warning));
});

test("the check accepts what only resembles a fault", async () => {
  const honest = [
    "Come to 40 Marathahalli Main Road.",
    "Python trains on 50k rows.",
    "Call [098450 12345](tel:+919845012345), or see [2014 - 2026](https://pypi.org).",
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
  expect((await warningsOf(root)).filter((warning) => /on no page|has no/.test(warning))).toEqual([]);
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
