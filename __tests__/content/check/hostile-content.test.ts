/** @jest-environment node */
import { errorsAfter } from "../../support/check-project";
import { newProject, swap, type Edit } from "../../support/project";

const root = newProject();

/** What is wrong, the file, the edit that makes it so, and what an editor is told. */
type Row = [name: string, file: string, edit: Edit, error: string];

const otherWay = "which the fonts of the site do not have: write it another way";
const button = (text: string, holds: string): Row => [
  `the text ${text}`,
  "contact.json",
  swap('"Get Directions"', JSON.stringify(text)),
  `data/contact.json:105:15 campus, action holds ${holds}`,
];

const writing: Row[] = [
  button("ದಾರಿ ತೋರಿಸಿ", `ದ (U+0CA6), U+0CBE, ರ (U+0CB0), U+0CBF and 3 more, ${otherWay}`),
  button("रास्ता देखें", `र (U+0930), U+093E, स (U+0938), U+094D and 5 more, ${otherWay}`),
  button("الاتجاهات", `ا (U+0627), ل (U+0644), ت (U+062A), ج (U+062C) and 1 more, ${otherWay}`),
  button("Get \u202Esnoitcerid", "an invisible character (U+202E), as copied texts do: type these words anew"),
  button("Get 🧭 there", `🧭 (U+1F9ED), ${otherWay}`),
  button("Get \ud83e there", `U+D83E, ${otherWay}`),
  button("Get\tthere", "a line break or a tab: write a space instead"),
  [
    "a heading in two lines",
    "home.json",
    swap("Your future *starts", "Your future\\n*starts"),
    "data/home.json:8:16 hero, heading holds a line break or a tab: write a space instead",
  ],
  [
    "a heading of a policy whose letters are written in codes",
    "policies/privacy.md",
    swap("Our *privacy*", "Our \\u092f *privacy*"),
    `data/policies/privacy.md:3:10 heading holds य (U+092F), ${otherWay}`,
  ],
  ...["<b>A</b>", "ಅ", "👩👩", "\ud83d", ""].map((image): Row => [
    `the portrait ${JSON.stringify(image)}`,
    "testimonials.json",
    swap('"👩"', JSON.stringify(image)),
    `data/testimonials.json:6:14 item 1 (Asha Rao), image must be one emoji in quotes, but is ${JSON.stringify(image)}`,
  ]),
];

/** The notice at the forms in a second language, which may be written in its own script. */
const translated =
  (language: string, more: string): Edit =>
  (text) => {
    const forms = JSON.parse(text) as { notice: { english: object } };
    const notice = { ...forms.notice, [language]: { ...forms.notice.english, more } };
    return JSON.stringify({ ...forms, notice });
  };

const scripts: [language: string, more: string, holds: string][] = [
  ["kannada", "ನಿಮ್ಮ ಮಾಹಿತಿ ಏನಾಗುತ್ತದೆ: 3 ವರ್ಷ, ಶಾಲಾ\u200cದಿನ", ""],
  ["hindi", "आपकी जानकारी का क्या होता है। 3 वर्ष, क्\u200dष", ""],
  ["kannada", "आपकी जानकारी", `आ (U+0906), प (U+092A), क (U+0915), U+0940 and 4 more, ${otherWay}`],
  ["hindi", "ನಿಮ್ಮ", `ನ (U+0CA8), U+0CBF, ಮ (U+0CAE) and U+0CCD, ${otherWay}`],
  ["kannada", "ನಿಮ್ಮ\u202e", "an invisible character (U+202E), as copied texts do: type these words anew"],
  ["hindi", "<b>जानकारी</b>", "HTML (<b>), which visitors would read as it is: write plain text"],
];

test.each(scripts)("a notice in %s may be written in its own script alone: %s", async (language, more, holds) => {
  const errors = await errorsAfter(root, ["forms.json", translated(language, more)]);
  expect(errors).toEqual(holds ? [expect.stringContaining(`notice, ${language}, more holds ${holds}`)] : []);
});

const addresses: Row[] = [
  ...['/courses/python"><script>', "/courses#%zz", "/courses?x=\\ud800", "//evil.example", "javascript:alert(1)"].map(
    (link): Row => [
      `the link ${link}`,
      "site.json",
      (text) => text.replace('"/courses/python"', () => `"${link.replaceAll('"', '\\"')}"`),
      `data/site.json:40:19 navigation 2 (Courses), links 1 (Python), link must be a page of this site that starts with a slash, such as /courses, but is ${JSON.stringify(JSON.parse(`"${link.replaceAll('"', '\\"')}"`))}`,
    ],
  ),
  ...['https://"><script>', "https://a..b", "https://-a-.example", "https://localhost"].map((url): Row => [
    `the domain ${url}`,
    "site.json",
    swap('"https://test.example"', JSON.stringify(url)),
    `data/site.json:6:10 url must be https:// and the domain, without a slash at the end, but is ${JSON.stringify(url)}`,
  ]),
  [
    "an e-mail address with a subject",
    "site.json",
    swap("hello@test.example", "hello?subject=a@test.example"),
    'data/site.json:12:14 contact, email must be an e-mail address such as hello@banyan.example, but is "hello?subject=a@test.example"',
  ],
  [
    "a service for forms whose address nobody can have",
    "site.json",
    swap('"delivery": "netlify"', '"delivery": "https://[forms/"'),
    'data/site.json:28:17 forms, delivery must be netlify, none, or an address that starts with https://, but is "https://[forms/"',
  ],
  [
    "an address of a page that is longer than a disk takes",
    "courses.json",
    swap('"slug": "data-science"', `"slug": "${"data-".repeat(60)}science"`),
    "data/courses.json:52:13 item 2 (Data Science), slug must be at most 60 characters long, but has 307",
  ],
  ...["downloads", "share"].map((name): Row => [
    `a policy called ${name}, whose page would be removed again`,
    `policies/${name}.md`,
    () => policy,
    `data/policies/${name}.md:1:1 the site keeps files of its own below /${name}: give this file another name`,
  ]),
];

const numbers: Row[] = [
  [
    "a course of more months than a list can sort",
    "courses.json",
    swap('"2 months"', `"${"9".repeat(400)} months"`),
    `data/courses.json:14:17 item 1 (Python), duration must be a number of months or weeks, such as 2 months, but is "${"9".repeat(55)}…"`,
  ],
  [
    "a fee without end",
    "courses.json",
    swap("15000", "1e400"),
    "data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is Infinity",
  ],
  [
    "a fee of nothing",
    "courses.json",
    swap("15000", "0"),
    "data/courses.json:13:14 item 1 (Python), price must be at least 1, but is 0",
  ],
  [
    "a fee of a hundred crore",
    "courses.json",
    swap("15000", "1000000000"),
    "data/courses.json:13:14 item 1 (Python), price must be at most 1,00,00,000, but is 1000000000",
  ],
  [
    "a field that every object of the language has",
    "courses.json",
    swap('"title": "Python",', '"title": "Python", "__proto__": { "price": 1 },'),
    "data/courses.json:4:24 item 1 (Python), __proto__ is not a field of this file: remove it",
  ],
];

const policy = "";

test.each([...writing, ...addresses, ...numbers])("the check stops %s", async (_, file, edit, error) => {
  expect(await errorsAfter(root, [file, edit])).toContainEqual(error);
});

test.each(["“It’s \"5 > 4\" & 'so'”", "{harmed} ${harmed}", "W".repeat(30)])(
  "the check lets the text %s pass, for it is a text like any other",
  async (text) => {
    const edit = swap('"Get Directions"', JSON.stringify(text));
    expect(await errorsAfter(root, ["contact.json", edit])).toEqual([]);
  },
);
