/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { writeFees } from "../../../src/content/check/fee-list";
import { quoted as inTenWords } from "../../../src/text/sentences";
import { errorsAfter, errorsOf } from "../../support/check-project";
import { editData, newProject, swap, type Edit } from "../../support/project";

const root = newProject();
const fixture = (file: string) => readFileSync(join(__dirname, "../../data", file));

test("the content of this site is in order", async () => {
  expect(await errorsOf(".")).toEqual([]);
});

test("the content that the other tests break is in order before", async () => {
  expect(await errorsOf(root)).toEqual([]);
});

/** A broken file: what is wrong, the edit that makes it so, and all errors, from the line and column on. */
type Row = [what: string, edit: Edit, ...errors: string[]];

/** Tests that the check reports exactly the errors of each row. */
function reports(file: string, rows: Row[]) {
  test.each(rows)(`the check reports, in ${file}, %s`, async (_, edit, ...errors) => {
    expect(await errorsAfter(root, [file, edit])).toEqual(errors.map((error) => `data/${file}:${error}`));
  });
}

/** Tests that the check reports values of a field: what each message says follows `place`, where all errors are. */
function reportsValues(file: string, value: string, place: string, rows: [value: string, ...messages: string[]][]) {
  const edited = ([other, ...messages]: (typeof rows)[number]): Row => [
    `${other} for ${value}`,
    swap(value, other),
    ...messages.map((message) => `${place} ${message}`),
  ];
  reports(file, rows.map(edited));
}

/** Rows for values that their message repeats in quotes. */
function quoted(...values: string[]): [value: string, message: string][] {
  return values.map((value) => [value, `"${value}"`]);
}

/** The edit that makes several edits, one after the other. */
function edits(...all: Edit[]): Edit {
  return (text) => all.reduce<string>((edited, edit) => String(edit(edited)), text);
}

/** The edit that adds a copy of a list's first item, from its line `{` to its line `}`; `list` names the list. */
function copyItem(indent: string, list = "", edit: Edit = (text) => text): Edit {
  return (text) => {
    const [item = ""] =
      new RegExp(`^${indent}\\{\\n[\\s\\S]*?^${indent}\\}\\n`, "m").exec(text.slice(text.indexOf(list))) ?? [];
    return text.replace(item, () => `${item.trimEnd()},\n${String(edit(item))}`);
  };
}

describe("the writing of JSON", () => {
  const comma = "the comma before this bracket is one too many: remove it";
  const lacking = "a comma is missing at the end of this line";
  reports("courses.json", [
    ["a comma after the last entry of a list", swap('"Reviews"]', '"Reviews",]'), `18:55 ${comma}`],
    ["a comma after the last field", swap('"Join the next batch."', '"Join the next batch.",'), `49:5 ${comma}`],
    ["two commas in a row", swap('"Exercises",', '"Exercises",,'), "18:32 this comma is one too many: remove it"],
    ["a missing comma at the end of a line", swap('"Python",', '"Python"'), `4:22 ${lacking}`],
    ["a missing comma before an empty line", swap('"Python",', '"Python" \r\n'), `4:22 ${lacking}`],
    ["a missing comma within a line", swap('"Exercises", ', '"Exercises" '), "18:32 a comma is missing before this"],
  ]);

  const cutOff = "the file ends too soon: bring back what is cut off, down to the last bracket";
  const quote = "the closing straight quote of this text is missing: a text ends on its line";
  const group = "the group of fields that starts here is not closed: its } is missing";
  const list = "the list that starts here is not closed: its ] is missing";
  reports("courses.json", [
    ["a file whose end is cut off", (text) => text.slice(0, text.indexOf('"popular"')), `12:5 ${cutOff}`],
    ["a file cut off inside a text", (text) => text.slice(0, text.indexOf('"Python"') + 4), `4:14 ${cutOff}`],
    ["a file cut off before its last bracket", (text) => text.trimEnd().slice(0, -1), `100:1 ${cutOff}`],
    ["a missing closing quote", swap('"Python",', '"Python,'), `4:14 ${quote}`],
    ["a curly closing quote", swap('"Python",', '"Python”,'), `4:14 ${quote}`],
    ["an open list", swap('"Reviews"],', '"Reviews",'), `18:19 ${list}`],
    ["an open group", swap("    }\n  },\n  {", "    },\n  {"), `2:3 ${group}`],
    ["an open last group", swap('next batch."\n    }\n', 'next batch."\n'), `46:15 ${group}`],
    ["an open group in the middle", swap('"2026-10-12"\n    },\n', '"2026-10-12"\n'), `7:12 ${group}`],
    ["an open group in a list", swap('"Test a script."\n      }\n', '"Test a script."\n'), `38:7 ${group}`],
    [
      "a missing comma above an open group, and nothing below them",
      swap('"teal",\n      "picture": {', '"teal"\n      "picture": {\n      "picture": {'),
      `23:21 ${lacking}`,
      `24:18 ${group}`,
    ],
  ]);
  reports("site.json", [
    ["an open list of groups", swap('"18:30"\n      }\n    ]\n', '"18:30"\n      }\n'), `19:14 ${list}`],
  ]);

  const opening = "a value is missing before this, or the { of the group to which it belongs";
  const nameless = "a field's name in quotes belongs here; a group without one belongs below the } of the one above";
  reports("courses.json", [
    ["a missing value", swap("15000", ""), `13:14 ${opening}`],
    [
      "a list's second group without its bracket",
      swap('  },\n  {\n    "slug"', '  },\n    "slug"'),
      `51:11 ${opening}`,
    ],
    ["a list's first group without its bracket", swap('[\n  {\n    "slug"', '[\n    "slug"'), `2:11 ${opening}`],
    [
      "a copy of a group pasted into the first",
      (text) => {
        const [copy = ""] = /^ {2}\{\n[\s\S]*?^ {2}\},\n/m.exec(text) ?? [];
        return text.replace("\n  },\n", () => `\n${copy}  },\n`);
      },
      `50:3 ${nameless}`,
    ],
    [
      "a missing colon",
      swap('"title": "Python"', '"title" "Python"'),
      "4:13 a colon is missing between the field's name and its value",
    ],
    [
      "a bracket too many at the end",
      (text) => `${text}]\n`,
      "101:1 there is something after the end: remove it, or look for a bracket too many above",
    ],
  ]);

  const unreadable =
    'this cannot be read: write text in straight quotes, a quote inside it as \\", a number with digits only (15000), a yes or no as true or false, and only commas and colons between them';
  reports("courses.json", [
    ["a straight quote inside a text", swap('"A course."', '"A "good" course."'), `17:24 ${unreadable}`],
    ["a name without quotes", swap('"title":', "title:"), `4:5 ${unreadable}`],
    ["a day without quotes", swap('"2026-10-12"', "2026-10-12"), `10:22 ${unreadable}`],
    ["curly quotes", swap('"title": "Python"', "“title”: “Python”"), `4:5 ${unreadable}`],
    ["a curly opening quote", swap('"Python"', '“Python"'), `4:14 ${unreadable}`],
    ["single quotes", swap('"Python"', "'Python'"), `4:14 ${unreadable}`],
    ["a semicolon", swap('"Python",', '"Python";'), `4:22 ${unreadable}`],
    ["a full stop", swap('"Python",', '"Python".'), `4:22 ${unreadable}`],
    [
      "an equals sign",
      swap('"title":', '"title" ='),
      "4:13 a colon is missing between the field's name and its value: write : in the place of =",
    ],
  ]);
  reportsValues("courses.json", '"500+"', "15:17", [
    ["hello world", unreadable],
    ["+91-98450 12345", unreadable],
  ]);
  reportsValues("courses.json", '"500+"', "15:20", [["500+", unreadable]]);
  reportsValues("courses.json", '"500+"', "15:18", [["09:30", unreadable]]);
  reportsValues("courses.json", '"500+"', "15:19", [["10:30", unreadable]]);
  reportsValues("courses.json", "15000", "13:14", [
    ["₹15,000", unreadable],
    ["Rs. 15000/-", unreadable],
  ]);
  reportsValues("courses.json", "15000", "13:15", [["015000", unreadable]]);
  reportsValues("courses.json", "15000", "13:16", [["1,15,000", unreadable]]);
  reportsValues("courses.json", "15000", "13:17", [["15 000", unreadable]]);
  reportsValues("courses.json", "false", "12:16", [
    ...["True", "TRUE", "False", "yes", "No", "None", "NULL", "undefined"].map((word): [string, string] => [
      word,
      unreadable,
    ]),
  ]);

  const comment = "comments are not allowed in JSON: remove it";
  const above = (line: string) => swap('    "title"', `    ${line}\n    "title"`);
  const versions =
    "this line is left over from two versions put together: keep one of them, and remove the lines of such signs";
  reports("courses.json", [
    ["a comment behind a field", swap('"Python",', '"Python", // the name'), `4:24 ${comment}`],
    ...["// the name", "/* the name */", "# the name", "<!-- the name -->"].map((line): Row => [
      line,
      above(line),
      `4:5 ${comment}`,
    ]),
    [
      "two versions of a file put together",
      swap('    "title": "Python",', '<<<<<<< HEAD\n    "title": "Python",\n=======\n    "title": "Py",\n>>>>>>> edit'),
      ...[4, 6, 8].map((line) => `${line}:1 ${versions}`),
    ],
    [
      "spaces from a web page at the start of a line",
      swap('    "title"', '\u00A0\u00A0"title"'),
      "4:1 the spaces here are not plain ones, as in texts copied from a web page: type them anew",
    ],
    [
      "a backslash in the name of a file",
      swap("images/course.png", "images\\course.png"),
      "25:16 a backslash has a meaning of its own here: write /, or \\\\ for a backslash",
    ],
    [
      "a tab inside a text",
      swap('"Python"', '"Py\tthon"'),
      "4:14 this character (a tab or a line break inside a text) is not allowed: use a space",
    ],
    [
      "errors of several lines at once",
      edits(swap('"Python",', '"Python"'), swap("15000", "15,000"), swap('"Reviews"]', '"Reviews",]')),
      `4:22 ${lacking}`,
      `13:17 ${unreadable}`,
      `18:55 ${comma}`,
    ],
  ]);
});

describe("whole files", () => {
  const stray = "1:1 this file is not one that the site reads";
  const policyName =
    "1:1 the name of a policy has lower-case letters, digits and single hyphens, and ends in .md, such as cookies.md: rename it";
  const mark =
    "1:1 this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8, not UTF-8 with BOM";
  const utf16 = "1:1 this file is saved as UTF-16: save it again with the encoding UTF-8";
  const encoding =
    "this character is not saved as UTF-8 (but perhaps as Windows-1252): save the file again with the encoding UTF-8, and write the character anew";
  const terms = () => fixture("policies/terms.md");

  reports("courses.json", [
    ["a byte-order mark", (text) => `\uFEFF${text}`, mark],
    ["no text", () => "", "1:1 the file is empty: bring its text back"],
    ["empty lines", () => "\n\n", "1:1 the file is empty: bring its text back"],
    ["UTF-16 with a byte-order mark", (text) => Buffer.from(`\uFEFF${text}`, "utf16le"), utf16],
    ["UTF-16 without one", (text) => Buffer.from(text, "utf16le"), utf16],
    ["another encoding", (text) => Buffer.from(text.replace("A learner", "Un élève"), "latin1"), `26:20 ${encoding}`],
    ["that it is missing", () => null, "1:1 this file is missing: bring it back"],
  ]);
  reports("policies/privacy.md", [
    ["a byte-order mark", (text) => `\uFEFF${text}`, mark],
    ["another encoding", (text) => Buffer.from(text.replace("What section 1", "Née"), "latin1"), `11:2 ${encoding}`],
    ["no text", () => "", "1:1 the file is empty: bring its text back"],
  ]);
  reports("courses (1).json", [["a copy", () => "[]", `${stray}: remove it`]]);
  reports("courses.json.txt", [["a copy", () => "[]", `${stray}: remove it`]]);
  reports("course.json", [["a misspelt name", () => "[]", `${stray}; did you mean "courses.json"?`]]);
  reports("timetable.json", [["a name of its own", () => "[]", `${stray}: remove it`]]);
  reports("images/list.json", [["a folder that it does not belong in", () => "[]", `${stray}: remove it`]]);
  reports("notes.md", [["Markdown that no page shows", () => "# Notes\n", `${stray}: remove it`]]);
  reports("images/notes.markdown", [["Markdown that no page shows", () => "# Notes\n", `${stray}: remove it`]]);
  reports("policies/Cookie Policy.md", [["its name", terms, policyName]]);
  reports("policies/cookies.markdown", [["its name", terms, policyName]]);
  reports("policies/about.md", [
    ["the name of a page", terms, "1:1 the site has a page /about already: give this file another name"],
  ]);

  test.each(["courses (1).json", "courses.json.txt"])("a file saved as %s is missed by its name", async (name) => {
    const errors = await errorsAfter(root, ["courses.json", () => null], [name, () => fixture("courses.json")]);
    expect(errors.sort()).toEqual(
      [
        "data/courses.json:1:1 this file is missing: bring it back",
        `data/${name}:${stray}; did you mean "courses.json"?`,
      ].sort(),
    );
  });

  const mustBeList = "1:1 this file must be a list in [ ], but is a group of fields";
  const mustBeGroup = "1:1 this file must be a group of fields in { }, but is";
  reports("courses.json", [
    [
      "a group around the list",
      (text) => `{ "courses": ${text} }`,
      `${mustBeList}: remove { "courses": at its start and the } at its end`,
    ],
  ]);
  reports("testimonials.json", [
    [
      "an entry alone",
      (text) => JSON.stringify((JSON.parse(text) as object[])[0]),
      `${mustBeList}: put a [ before it and a ] after it`,
    ],
  ]);
  reports("home.json", [
    [
      "a list around the group",
      (text) => `[${text}]`,
      `${mustBeGroup} a list: remove the [ at its start and the ] at its end`,
    ],
    ["a text", () => '"Home"', `${mustBeGroup} "Home": bring its text back`],
  ]);
});

describe("lists", () => {
  reports("courses.json", [
    ["no entry", () => "[]\n", "1:1 this file must have at least 1 entry, but has 0"],
    [
      "an empty group that must be there",
      (text) => text.replace(/"enroll": \{[^}]*\}/, '"enroll": {}'),
      "46:15 item 1 (Python), enroll is empty: write a group with heading and text",
    ],
  ]);
  reportsValues("courses.json", '["Exercises", "Projects", "Reviews"]', "18:19 item 1 (Python), highlights must", [
    ["[]", "have at least 3 entries, but has 0"],
    ['["Exercises"]', "have at least 3 entries, but has 1"],
    ['"Exercises"', 'be a list in [ ], but is "Exercises"'],
  ]);
  reports("fees.json", [
    [
      "an empty group",
      swap("[", "[{},"),
      "1:2 item 1 is empty: write a group with course, duration, fee and popular, or remove it",
    ],
  ]);
  test("the check reports more fees than a sheet of the brochure holds", async () => {
    const many: Edit = (text) => JSON.stringify(Array.from({ length: 25 }, () => (JSON.parse(text) as unknown[])[0]));
    const errors = await errorsAfter(root, ["fees.json", many]);
    expect(errors).toContain("data/fees.json:1:1 this file must have at most 24 entries, but has 25");
  });
  reports("home.json", [
    [
      "a list without its exact length",
      swap('      {\n        "figure": "4.9/5",\n        "label": "rating"\n      },\n', ""),
      "47:16 about, figures must have exactly 3 entries, but has 2",
    ],
  ]);
  reports("careers.json", [
    [
      "nothing about no open positions",
      (text) => text.replace(/("openings": \{[^[]*"items": \[)[\s\S]*?\n {4}\]/, "$1]"),
    ],
  ]);
  reports("contact.json", [
    [
      "nothing about fewer courses to choose from",
      (text) => text.replace(/,\s*\{\s*"label": "Data Science",[^}]*\}/, ""),
    ],
  ]);
  reports("blog.json", [
    ["nothing about one more category", swap('"Python", "Projects', '"Python", "Cloud", "Projects')],
  ]);
});

/** A picture that says it is so large, which is all that the check reads of it. */
function pictureOf(width: number, height: number): Buffer {
  const picture = fixture("images/service.png");
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

describe("pictures", () => {
  const src = "25:16 item 1 (Python), hero, picture, src";
  const missing = "names a picture that is not there: data/images/";
  const meant = 'did you mean "images/course.png"?';
  const otherKind =
    "names a kind of file that the site does not show: save the picture as PNG or JPEG, and name that file here";
  const inFolder = "must begin with images/ and have / between folders: write images/course.png";
  reportsValues("courses.json", "images/course.png", src, [
    ["images/corse.png", `${missing}corse.png; ${meant}`],
    ["images/Course.png", `${missing}Course.png; ${meant}`],
    ["images/new/2026/course.png", `${missing}new/2026/course.png; ${meant}`],
    ["images/a-group-of-learners.png", `${missing}a-group-of-learners.png: put the file there, or name another one`],
    ["images/AI.PNG", "has an ending in capitals: rename the file to images/AI.png, and write the same here"],
    ["images/my new.png", "has a space in its name: rename the file to images/my-new.png, and write the same here"],
    ["images/course.gif", otherKind],
    ["images/course.svg", otherKind],
    ["images/course.HEIC", otherKind],
    ["/images/course.png"],
    ["course.png", 'must be a picture below data/images/, such as images/courses/python.png, but is "course.png"'],
    ["data/images/course.png", inFolder],
    ["./images/course.png", inFolder],
    ["images\\\\course.png", inFolder],
  ]);
  reports("site.json", [
    [
      "a picture for shared links that is not there",
      swap("/share.png", "/Share.png"),
      '7:17 shareImage names a picture that is not there: static/Share.png; did you mean "/share.png"?',
    ],
  ]);

  const unreadable = "a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG";
  const large = "which is too large: save it again with 2,000 on its longer side";
  const slim = "which is too slim: cut it to a side at most three times as long as the other";
  test.each<[what: string, content: string | Buffer, error: string]>([
    ["no picture", "<html>", unreadable],
    ["cut off, but for the bytes that tell its size", fixture("images/service.png").subarray(0, 80), unreadable],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>', unreadable],
    ["too large", pictureOf(12_000, 8_000), `a picture of 12,000 × 8,000 pixels, ${large}`],
    ["far too large", pictureOf(30_000, 30_000), `a picture of 30,000 × 30,000 pixels, ${large}`],
    ["too slim", pictureOf(300, 4_000), `a picture of 300 × 4,000 pixels, ${slim}`],
    [
      "too heavy",
      Buffer.concat([fixture("images/service.png"), Buffer.alloc(11_500_000)]),
      "a picture of 12 MB, which is too large: save it again as JPEG, with 2,000 pixels on its longer side",
    ],
  ])("the check reports a picture that is %s", async (_, content, error) => {
    const errors = await errorsAfter(root, ["images/service.png", () => content]);
    expect(errors).toEqual([`data/services.json:38:16 item 1 (Internships), hero, picture, src names ${error}`]);
  });

  const project = newProject();
  test("the check tells capitals in a picture's folders, even where the disk does not", async () => {
    mkdirSync(join(project, "data/images/courses"));
    cpSync(join(project, "data/images/course.png"), join(project, "data/images/courses/python.png"));
    const edit = swap("images/course.png", "images/Courses/python.png");
    expect(await errorsAfter(project, ["courses.json", edit])).toEqual([
      `data/courses.json:${src} ${missing}Courses/python.png; did you mean "images/courses/python.png"?`,
    ]);
  });

  const alt = "one line of text in quotes that says what the picture shows, for people who do not see it";
  reports("courses.json", [
    [
      "a missing description",
      swap(',\n        "alt": "A learner at a laptop."', ""),
      `24:18 item 1 (Python), hero, picture, alt is missing: add it, ${alt}`,
    ],
  ]);
  reportsValues("courses.json", '"A learner at a laptop."', "26:16 item 1 (Python), hero, picture, alt must", [
    ['""', `not be empty: write ${alt}`],
    ['" "', `be ${alt}, but is " "`],
  ]);
});

describe("values", () => {
  const line = "one line of text in quotes, without a space at either end";
  reportsValues("courses.json", "15000", "13:14 item 1 (Python), price must be", [
    ['"15000"', 'whole rupees without quotes or commas, such as 15000, but is "15000"'],
    ["20000000", "at most 1,00,00,000, but is 20000000"],
  ]);
  reportsValues("fees.json", "15000", "5:12 item 1 (python), fee must be", [["0", "at least 1, but is 0"]]);
  reportsValues("careers.json", '"since": 2018', "84:18 team, items 1 (Bhavani Thimmaiah), since must be a year from", [
    ['"since": "2018"', '1990 to 2100 without quotes, but is "2018"'],
    ['"since": 18', "1990 to 2100, but is 18"],
  ]);
  reportsValues("testimonials.json", '"rating": 5', "7:15 item 1 (Asha Rao), rating must be", [
    ['"rating": 6', "at most 5, but is 6"],
  ]);
  reportsValues("refund.json", '"days": 7', "5:11 days must be", [['"days": 0', "at least 1, but is 0"]]);
  reportsValues("courses.json", '"popular": false', "12:16 item 1 (Python), popular must be", [
    ['"popular": "true"', 'true or false without quotes, but is "true"'],
  ]);
  reportsValues("courses.json", '"leaf"', "6:17 item 1 (Python), gradient must be one of indigo, leaf, lilac, clay,", [
    ['"leef"', 'but is "leef"; did you mean "leaf"?'],
  ]);
  reportsValues("courses.json", '"title": "Python"', "4:14 item 1 (python), title must", [
    ['"title": 7', `be ${line}, but is 7`],
    ['"title": null', `not be null: write ${line}`],
    ['"title": ""', `not be empty: write ${line}`],
  ]);
  const level =
    "be Beginner, Intermediate, Advanced or Expert, or two of them with the lower first, as in Beginner to Advanced";
  reportsValues("courses.json", '"level": "Beginner"', "16:14 item 1 (Python), level must", [
    ['"level": "Advanced to Beginner"', `${level}, but is "Advanced to Beginner"`],
    ['"level": "Expert to Expert"', `${level}, but is "Expert to Expert"`],
    ['"level": "Beginners"', `${level}, but is "Beginners"; did you mean "Beginner"?`],
    ['"level": "Beginner to Advanced"'],
    ['"level": "Advanced to Expert"'],
    ['"level": "Expert"'],
  ]);
  const delivery = "28:17 forms, delivery must be netlify, none, or an address that starts with https://, but is";
  reportsValues("site.json", '"delivery": "netlify"', delivery, [
    ['"delivery": "Netlify"', '"Netlify"; did you mean "netlify"?'],
    ['"delivery": "http://forms.example"', '"http://forms.example"'],
  ]);
  const answer =
    "27:12 forms must have answer (what the service says of a form it has taken) if delivery is an address, and only then";
  const service = '"delivery": "https://forms.example/take"';
  reports("site.json", [
    ["a form service whose answer nobody knows", swap('"delivery": "netlify"', service), answer],
    ["an answer of no service", swap('"delivery": "netlify"', '"delivery": "none", "answer": "204"'), answer],
    ["nothing about a service and its answer", swap('"delivery": "netlify"', `${service}, "answer": "\\"ok\\":true"`)],
  ]);
  const enroll = /"enroll": \{[^}]*\}/;
  reports("courses.json", [
    [
      "a list instead of a group of fields",
      (text) => text.replace(enroll, '"enroll": ["Ready?"]'),
      "46:15 item 1 (Python), enroll must be a group of fields in { }, but is a list",
    ],
    [
      "null instead of a group",
      (text) => text.replace(enroll, '"enroll": null'),
      "46:15 item 1 (Python), enroll must not be null: write a group with heading and text",
    ],
    [
      "null in a field that may be left out",
      swap('"price": 15000', '"keySkills": null,\n    "price": 15000'),
      "13:18 item 1 (Python), keySkills must not be null: write a list in [ ], or remove the whole field",
    ],
    [
      "a text that is too long",
      swap('"title": "Python"', '"title": "Python, from the very first line to a service"'),
      "4:14 item 1 (Python, from the very first line to a service), title must be at most 40 characters long, but has 45",
    ],
  ]);

  const album = "albums 1 (Bus Stop hackathon: 24 teams, 24 hours)";
  const day = "must be a day that exists, written year-month-day, such as 2026-08-15, but is";
  reportsValues(
    "gallery.json",
    "2026-10-10",
    `65:15 ${album}, date ${day}`,
    quoted("2026-02-30", "15 August 2026", "15/08/2026", "2026-8-15", "soon", ""),
  );
  reportsValues("contact.json", "2026-11-14", "5:16 seo, updated must be a day from 1990 to 2099, but is", [
    ["2999-01-01", "2999-01-01"],
  ]);
  const email = "12:14 contact, email must be an e-mail address such as hello@banyan.example, but is";
  reportsValues(
    "site.json",
    "hello@test.example",
    email,
    quoted("hello at test.example", "hello@test", "hello@test.example, info@test.example", ""),
  );
  const phone =
    "contact, phone must be a telephone number in quotes with the country's code, such as +91-98450 12345, but is";
  reports("site.json", [
    ...['"98450 12345"', '"call us"', "9845012345", '""'].map((number): Row => [
      `the telephone number ${number}`,
      (text) => text.replace(/"phone": ".*"/, `"phone": ${number}`),
      `10:14 ${phone} ${number}`,
    ]),
  ]);
  reportsValues("site.json", "18:30", "23:19 contact, hours 1, closes must be later than opens (09:00), but is", [
    ["08:30", "08:30"],
    ["09:00", "09:00"],
  ]);
  const days =
    "must be a row of days such as Mon to Fri, or a day such as Sat, with Sun, Mon, Tue, Wed, Thu, Fri and Sat, but is";
  reportsValues("site.json", '"Mon to Fri"', `21:17 contact, hours 1, days ${days}`, [
    ...["Monday to Friday", "Mon - Fri", "mon", "Fri to Fri"].map((text): [string, string] => [
      `"${text}"`,
      `"${text}"`,
    ]),
  ]);
  const moreHours = (names: string) =>
    swap(
      '"18:30"\n      }\n',
      `"18:30"\n      },\n      { "days": "${names}", "opens": "10:00", "closes": "16:00" }\n`,
    );
  reports("site.json", [
    [
      "a day with office hours twice",
      moreHours("Fri to Sun"),
      '25:17 contact, hours 2, days must not hold Friday, which has its hours already above, but is "Fri to Sun"',
    ],
    ["nothing about office hours of each day once, over the week's end", moreHours("Sat to Sun")],
  ]);
});

describe("fields", () => {
  const item = "item 1 (Python)";
  const rupees = "whole rupees without quotes or commas, such as 15000";
  const price = '"price": 15000';
  reports("courses.json", [
    ["a missing field", swap(`    ${price},\n`, ""), `2:3 ${item}, price is missing: add it, ${rupees}`],
    [
      "a missing group of fields",
      (text) => text.replace(/,\s*"enroll": \{[^}]*\}/, ""),
      `2:3 ${item}, enroll is missing: add it, a group with heading and text`,
    ],
    [
      "a course without the line that other pages may lack",
      swap('      "tagline": "From first script to working app",\n', ""),
      `19:13 ${item}, hero, tagline is missing: add it, one line of text in quotes, without a space at either end`,
    ],
    [
      "that line under a misspelt name, once",
      swap('"tagline": "From first', '"tagLine": "From first'),
      `21:7 ${item}, hero, tagLine is not a field of this file; did you mean "tagline"?`,
    ],
    [
      "a misspelt field, but not as missing, too",
      swap('"fromWeek": 3', '"formWeek": 3'),
      `40:9 ${item}, modules 2 (Functions), formWeek is not a field of this file; did you mean "fromWeek"?`,
    ],
    [
      "a misspelt field in capitals",
      swap(price, '"PRICE": 15000'),
      `13:5 ${item}, PRICE is not a field of this file; did you mean "price"?`,
    ],
    [
      "a misspelt slug field, but not the links to its page",
      swap('"slug": "python"', '"slugg": "python"'),
      `3:5 ${item}, slugg is not a field of this file; did you mean "slug"?`,
    ],
    [
      "a field in two spellings, and what is wrong with the right one",
      swap(price, '"Price": 15000,\n    "price": "15000"'),
      `13:5 ${item}, Price is not a field of this file: remove it`,
      `14:14 ${item}, price must be ${rupees}, but is "15000"`,
    ],
    [
      "an unknown field",
      swap(price, `"teacher": "Asha",\n    ${price}`),
      `13:5 ${item}, teacher is not a field of this file: remove it`,
    ],
    [
      "a field given twice",
      swap(price, `${price},\n    "price": 18000`),
      `14:5 ${item}, price is given twice, first in line 13: remove one of the two`,
    ],
    [
      "a slug given twice, once",
      swap('"slug": "python",', '"slug": "python",\n    "slug": "python",'),
      `4:5 ${item}, slug is given twice, first in line 3: remove one of the two`,
    ],
  ]);
});

describe("names that are taken", () => {
  const taken = (name: string, place: string) => `${inTenWords(name)} is already taken in ${place}: choose another one`;
  reports("courses.json", [
    [
      "a slug",
      swap('"slug": "data-science"', '"slug": "python"'),
      `52:13 item 2 (Data Science), slug ${taken("python", "line 3")}`,
    ],
    [
      "a slug, but not the links to the page whose slug it was",
      swap('"slug": "python"', '"slug": "data-science"'),
      `52:13 item 2 (Data Science), slug ${taken("data-science", "line 3")}`,
    ],
    ["a name", swap('"Data Science"', '"Python"'), `53:14 item 2 (Python), title ${taken("Python", "line 4")}`],
    [
      "a module's name that its course has already",
      swap('"title": "Functions"', '"title": "First steps"'),
      `39:18 item 1 (Python), modules 2 (First steps), title ${taken("First steps", "line 32")}`,
    ],
    [
      "a page title",
      swap('"title": "Data Science course"', '"title": "Python course"'),
      `57:16 item 2 (Data Science), seo, title ${taken("Python course", "line 8")}`,
    ],
    [
      "a text that its list has already",
      swap('"Reviews"', '"Exercises"'),
      '18:45 item 1 (Python), highlights 3 is "Exercises", which this list already has in line 18: remove one of the two',
    ],
  ]);
  const invitation =
    '"invitation": { "heading": "Questions?", "text": "Ask.", "action": { "label": "Ask", "link": "/contact" } }';
  reports("about.json", [
    [
      "the closing question of another page",
      swap('"seo": {', `${invitation},\n  "seo": {`),
      `2:30 invitation, heading ${taken("Questions?", "data/home.json, line 115")}`,
    ],
  ]);
  const description =
    "Home: a description that is long enough for the results of a search: it says what the page holds, and why one should open it now.";
  reports("not-found.json", [
    [
      "a page title of another file",
      swap('"title": "Page not found"', '"title": "Home"'),
      `4:14 seo, title ${taken("Home", "data/home.json, line 3")}`,
    ],
    [
      "a description of another file",
      swap("Page not found: a description", "Home: a description"),
      `5:20 seo, description ${taken(description, "data/home.json, line 4")}`,
    ],
  ]);
  reports("fees.json", [["a course", copyItem("  "), `9:15 item 2 (python), course ${taken("python", "line 3")}`]]);
  reports("contact.json", [
    [
      "a purpose of the form",
      swap('"intent": "demo"', '"intent": "enroll"'),
      `57:19 form, openers 2, intent ${taken("enroll", "line 52")}`,
    ],
  ]);
  reports("careers.json", [
    [
      "nothing about two positions of one name",
      copyItem("      ", '"openings"', swap('"data-engineering-trainer"', '"second-trainer"')),
    ],
  ]);
  reports("faculty.json", [
    [
      "nothing about two trainers of one title",
      (text) => {
        const trainers = JSON.parse(text) as { slug: string; name: string }[];
        return JSON.stringify(
          trainers.flatMap((item) => [item, { ...item, slug: `${item.slug}-junior`, name: `${item.name} Junior` }]),
        );
      },
    ],
  ]);
  const picture = "albums 1 (Bus Stop hackathon: 24 teams, 24 hours), pictures 2";
  const alt =
    "A team of four works on laptops around a long table at night under bunting, with the city lit up outside.";
  reports("gallery.json", [
    [
      "a picture and its description in an album",
      edits(copyItem("        "), swap('"images": 1', '"images": 2')),
      `76:18 ${picture}, src ${taken("images/course.png", "line 72")}`,
      `77:18 ${picture}, alt ${taken(alt, "line 73")}`,
    ],
  ]);
});

describe("slugs and links", () => {
  const slug = "must be lower-case letters, digits and single hyphens, such as data-science, but is";
  reportsValues("courses.json", '"slug": "python"', `3:13 item 1 (Python), slug ${slug}`, [
    ...["Python Course", "Python", "my python", "python?", "python#1", "/courses/python", ""].map(
      (name): [string, string] => [`"slug": "${name}"`, `"${name}"`],
    ),
  ]);
  const dead = "link leads to no page of this site:";
  reportsValues("site.json", "/courses/python", `40:19 navigation 2 (Courses), links 1 (Python), ${dead}`, [
    ["/courses/pyton", '"/courses/pyton"; did you mean "/courses/python"?'],
    ["/course/pyton", '"/course/pyton"; did you mean "/courses/python"?'],
    ["/courses/python/", '"/courses/python/"; did you mean "/courses/python"?'],
    ["/courses/abuot", '"/courses/abuot": name a page such as /courses'],
    ["/brochures/latest-edition", '"/brochures/latest-edition": name a page such as /courses'],
  ]);
  reportsValues("contact.json", "/courses/data-science", "47:17 form, courses 2 (Data Science), link", [
    ["/courses", 'must be the page of a course, such as /courses/python, but is "/courses"'],
    ["/about", 'must be the page of a course, such as /courses/python, but is "/about"'],
    [
      "/courses/data-sciense",
      'leads to no page of this site: "/courses/data-sciense"; did you mean "/courses/data-science"?',
    ],
  ]);
  test("the check proposes no page whose slug is not valid", async () => {
    const errors = await errorsAfter(
      root,
      ["courses.json", swap('"slug": "python"', '"slug": "Python"')],
      ["site.json", swap("/courses/python", "/course/python")],
    );
    expect(errors).toEqual([
      `data/courses.json:3:13 item 1 (Python), slug ${slug} "Python"`,
      `data/site.json:40:19 navigation 2 (Courses), links 1 (Python), ${dead} "/course/python": name a page such as /courses`,
    ]);
  });
});

describe("references", () => {
  const course = "must be the slug of a course in data/courses.json";
  reportsValues("alumni.json", '"course": "python"', `6:15 item 1 (Esakkimuthu Pandiyan), course ${course}`, [
    ['"course": "pyton"', '(python, data-science), but is "pyton"; did you mean "python"?'],
    ['"course": "Data Science"', '(python, data-science), but is "Data Science"; did you mean "data-science"?'],
    ['"course": "knitting"', '(python, data-science), but is "knitting"'],
  ]);
  reportsValues("alumni.json", '"course": "python"', `6:15 item 1 (Esakkimuthu Pandiyan), course`, [
    ['"course": 7', `${course}, but is 7`],
    ['"course": ""', `must not be empty: write ${course.replace("must be ", "")}`],
  ]);
  reports("faculty.json", [
    [
      "a course of a list that is not there",
      swap('"data-science", "python"', '"data-science", "phyton"'),
      `15:33 item 1 (Dr Vasundhara Hegde), courses 2 ${course} (python, data-science), but is "phyton"; did you mean "python"?`,
    ],
    [
      "a course that is named twice",
      swap('"data-science", "python"', '"python", "python"'),
      '15:27 item 1 (Dr Vasundhara Hegde), courses 2 is "python", which this list already has in line 15: remove one of the two',
    ],
  ]);
  reports("service-testimonials.json", [
    [
      "a service that is not there",
      swap('"service": "internships"', '"service": "python"'),
      '5:16 item 1 (Dr Thenmozhi Arumugam), service must be the slug of a service in data/services.json (internships), but is "python"',
    ],
  ]);

  test("of a course that is removed, the check names every place that still points to it", async () => {
    const withoutPython: Edit = (text) => JSON.stringify((JSON.parse(text) as object[]).slice(1));
    const errors = await errorsAfter(root, ["courses.json", withoutPython]);
    const stillNamed = `${course} (data-science), but is "python"`;
    expect(errors.filter((error) => error.includes(course))).toEqual([
      `data/alumni.json:6:15 item 1 (Esakkimuthu Pandiyan), course ${stillNamed}`,
      `data/batches.json:3:15 item 1 (python), course ${stillNamed}`,
      `data/batches.json:12:15 item 2 (python), course ${stillNamed}`,
      `data/exercises.json:3:15 item 1 (The sum that stops), course ${stillNamed}`,
      `data/faculty.json:15:33 item 1 (Dr Vasundhara Hegde), courses 2 ${stillNamed}`,
      `data/fees.json:3:15 item 1 (python), course ${stillNamed}`,
      `data/home-courses.json:11:15 item 1 (Python), course ${stillNamed}`,
      `data/testimonials.json:5:15 item 1 (Asha Rao), course ${stillNamed}`,
    ]);
  });

  reports("home-courses.json", [
    [
      "a home card that leads nowhere",
      swap(',\n    "course": "python"', ""),
      "2:3 item 1 (Python) must have either course (whose page it leads to) or partOf (of a short course), exactly one of the two",
    ],
    [
      "a copy of a home card that still leads to the original's page",
      (text) => {
        const [card] = JSON.parse(text) as object[];
        return `[${JSON.stringify(card)},\n${JSON.stringify({ ...card, title: "AI" })}]`;
      },
      '2:173 item 2 (AI), course "python" is already taken in line 1: choose another one',
    ],
    ["nothing about a short course", swap('"course": "python"', '"partOf": "python"')],
  ]);
  const next = '"next": [{ "course": "python", "why": "It goes on." }],';
  reports("courses.json", [
    [
      "a course that comes after itself",
      swap('"enroll"', `${next} "enroll"`),
      '46:26 item 1 (Python), next 1 (python), course must be another course, but is "python" itself',
    ],
  ]);

  test.each<[what: string, edit: Edit]>([
    ["are broken", swap('"title": "Python",', '"title": "Python"')],
    ["hold a slug that is not valid", swap('"slug": "python"', '"slug": "Python"')],
    ["hold a slug twice", swap('"slug": "python"', '"slug": "data-science"')],
  ])("the check reports no reference to courses that %s", async (_, edit) => {
    const errors = await errorsAfter(root, ["courses.json", edit]);
    expect(errors).toEqual([expect.stringContaining("data/courses.json")]);
  });

  test("of many courses, the message names the first", async () => {
    const many: Edit = (text) => {
      const courses = JSON.parse(text) as Record<string, unknown>[];
      return JSON.stringify(Array.from({ length: 20 }, (_, index) => ({ ...courses[0], slug: `course-${index}` })));
    };
    const errors = await errorsAfter(root, ["courses.json", many]);
    expect(errors).toContainEqual(expect.stringContaining("course-10, course-11, …), but is"));
  });
});

describe("the fee list", () => {
  test("npm run fees takes fees and durations from the courses, and changes nothing else", async () => {
    const project = newProject();
    editData(project, "courses.json", edits(swap("15000", "16500"), swap("2 months", "8 weeks")));
    const before = readFileSync(join(project, "data/fees.json"), "utf8");
    expect(writeFees(join(project, "data"))).toBe(2);
    expect(await errorsOf(project)).toEqual([]);
    const after = readFileSync(join(project, "data/fees.json"), "utf8");
    expect(after).toBe(before.replace("15000", "16500").replace("2 months", "8 weeks"));
    expect(writeFees(join(project, "data"))).toBe(0);
  });
});

describe("batches", () => {
  /** The second batch begins on the day of the first, at a time. */
  const likeTheFirst = (time: string) =>
    edits(
      swap('"2027-02-06"', '"2027-01-11"'),
      swap('["Sat", "Sun"]', '["Mon"]'),
      swap('"10:00"', time),
      swap('"13:00"', '"21:00"'),
    );
  reports("batches.json", [
    ["nothing about an empty list", () => "[]\n"],
    [
      "a course that there is not",
      swap('"python"', '"pyton"'),
      '3:15 item 1 (pyton), course must be the slug of a course in data/courses.json (python, data-science), but is "pyton"; did you mean "python"?',
    ],
    [
      "a trainer that there is not",
      swap('"vasundhara-hegde"', '"vasundara-hegde"'),
      '9:16 item 1 (python), trainer must be the slug of a trainer in data/faculty.json (vasundhara-hegde), but is "vasundara-hegde"; did you mean "vasundhara-hegde"?',
    ],
    [
      "a day that does not exist",
      swap('"2027-01-11"', '"2027-02-30"'),
      '4:14 item 1 (python), start must be a day that exists, written year-month-day, such as 2026-08-15, but is "2027-02-30"',
    ],
    [
      "a first day without a class",
      swap('"2027-01-11"', '"2027-01-12"'),
      "4:14 item 1 (python), start must be a day with a class (Mon, Wed, Fri), but 2027-01-12 is a Tuesday",
    ],
    [
      "a day of the week that there is not",
      swap('"Wed"', '"Wen"'),
      '5:21 item 1 (python), days 2 must be one of Sun, Mon, Tue, Wed, Thu, Fri, Sat, but is "Wen"; did you mean "Wed"?',
    ],
    [
      "a day of the week that stands there twice",
      swap('"Wed"', '"Mon"'),
      '5:21 item 1 (python), days 2 is "Mon", which this list already has in line 5: remove one of the two',
    ],
    [
      "an end before the start",
      swap('"21:00"', '"18:00"'),
      "7:15 item 1 (python), toTime must be later than fromTime (19:00), but is 18:00",
    ],
    [
      "a time that is none",
      swap('"19:00"', '"7 pm"'),
      '6:17 item 1 (python), fromTime must be a time such as 09:00 or 18:30, but is "7 pm"',
    ],
    [
      "a mode that there is not",
      swap('"Online"', '"online"'),
      '8:13 item 1 (python), mode must be one of Campus, Online, Hybrid, but is "online"; did you mean "Online"?',
    ],
    [
      "a batch that stands there twice",
      likeTheFirst('"19:00"'),
      "13:14 item 2 (python), start must differ from item 1, which is a batch of this course on 2027-01-11 at 19:00, too: change the day or the time, or remove one of the two",
    ],
    ["nothing about a second batch of a day", likeTheFirst('"20:00"')],
  ]);

  test("the check reports a trainer who does not teach the course", async () => {
    const errors = await errorsAfter(root, ["faculty.json", swap('["data-science", "python"]', '["data-science"]')]);
    const message =
      "trainer must teach the course, but vasundhara-hegde does not teach python: choose another trainer, or add the course in data/faculty.json";
    expect(errors).toEqual([
      ...[9, 18].map((line, index) => `data/batches.json:${line}:16 item ${index + 1} (python), ${message}`),
      `data/exercises.json:37:16 item 1 (The sum that stops), ${message}`,
    ]);
  });
});

describe("exercises", () => {
  const item = "item 1 (The sum that stops)";
  reports("exercises.json", [
    ["nothing about an empty list", () => "[]\n"],
    ["nothing about a line that stands there twice", swap('"total = 0  # nothing yet"', '"last = 3"')],
    [
      "a course with two exercises",
      copyItem("  ", "", swap('"The sum that stops"', '"Another"')),
      '40:15 item 2 (Another), course "python" is already taken in line 3: choose another one',
    ],
    [
      "a tab",
      swap('"    total += number"', '"\\ttotal += number"'),
      `12:7 ${item}, lines 5 must be a line of the characters on a keyboard, with no tab and no blank at its end, but is "\\ttotal += number"`,
    ],
    [
      "a blank at the end of a line",
      swap('"last = 3"', '"last = 3 "'),
      `8:7 ${item}, lines 1 must be a line of the characters on a keyboard, with no tab and no blank at its end, but is "last = 3 "`,
    ],
    [
      "a line that is too wide",
      swap('"last = 3"', `"last = ${"3".repeat(54)}"`),
      `8:7 ${item}, lines 1 must be at most 60 characters long, but has 61`,
    ],
    [
      "too few lines",
      swap('      "total = 0  # nothing yet",\n', ""),
      `7:14 ${item}, lines must have at least 8 entries, but has 7`,
    ],
    [
      "no right answer",
      swap('"right": "yes"', '"right": "no"'),
      `19:16 ${item}, answers must have one right answer, but none is: set right to yes in one of them`,
    ],
    [
      "two right answers",
      swap('"right": "no"', '"right": "yes"'),
      `19:16 ${item}, answers must have one right answer, but 1 and 2 are: set right to yes in one of them`,
    ],
    [
      "a mark at a line that is not there",
      swap('"line": 8', '"line": 9'),
      `30:17 ${item}, marks 2, line must be a line of the code, from 1 to 8, but is 9`,
    ],
    [
      "marks out of order",
      swap('"line": 8', '"line": 3'),
      `30:17 ${item}, marks 2, line must be greater than 4, the line of the mark before it, but is 3: put the marks in order, one to a line`,
    ],
    [
      "marks that change nothing",
      swap('        "instead": ["for number in range(1, last + 1):"],\n', ""),
      `24:14 ${item}, marks must change a line: add instead, a list of lines, to a mark`,
    ],
    [
      "a program without its output",
      swap('    "output": ["3"],\n', ""),
      `2:3 ${item}, output is missing: add it, a list of the lines that it prints`,
    ],
    [
      "output of what does not run",
      swap('"language": "python"', '"language": "yaml"'),
      `17:15 ${item}, output must be left out, because yaml prints nothing`,
      `33:17 ${item}, solution, output must be left out, because yaml prints nothing`,
    ],
    [
      "a week after the last one",
      swap('"week": 1', '"week": 5'),
      `36:13 ${item}, week must be a week of the course, from 1 to 4, but is 5`,
    ],
    [
      "a course that there is not",
      swap('"course": "python"', '"course": "pyton"'),
      `3:15 ${item}, course must be the slug of a course in data/courses.json (python, data-science), but is "pyton"; did you mean "python"?`,
    ],
  ]);
});

describe("rules between fields", () => {
  reports("blog.json", [
    [
      "an article that leads to a course and to a service",
      swap('"featured": true,', '"featured": true, "course": "python", "service": "internships",'),
      "51:56 articles 1 (A gate for every agent), service must not be there beside course: an article leads to one of the two",
    ],
  ]);
  const article = "articles 1 (A gate for every agent)";
  const second = "articles 2 (A lakehouse on Azure, from 80 messy files a day)";
  const categories = "must be one of AI agents, Data engineering, DevOps, Python, Projects and research, Careers";
  const oneFeatured = "must be false, because articles 1 is featured already: exactly one article has true";
  const day = "must be a day that exists, written year-month-day, such as 2026-08-15";
  reports("blog.json", [
    [
      "a category that the blog does not have",
      swap('"category": "AI agents"', '"category": "AI agent"'),
      `46:19 ${article}, category ${categories}, but is "AI agent"; did you mean "AI agents"?`,
    ],
    ["two featured articles", swap("false", "true"), `68:19 ${second}, featured ${oneFeatured}`],
    [
      "no featured article",
      swap('"featured": true', '"featured": false'),
      "38:15 articles must have exactly one article with featured true, but has none",
    ],
    [
      "an article's category besides a wrong field of the blog",
      edits(swap('"Notes from the classroom"', '""'), swap('"category": "AI agents"', '"category": "Cats"')),
      "8:13 kicker must not be empty: write one line of text in quotes, without a space at either end",
      `46:19 ${article}, category ${categories}, but is "Cats"`,
    ],
    [
      "a second featured article besides a wrong field of it",
      edits(swap("false", "true"), swap('"date": "2026-10-22"', '"date": "yesterday"')),
      `61:15 ${second}, date ${day}, but is "yesterday"`,
      `68:19 ${second}, featured ${oneFeatured}`,
    ],
  ]);
  const album = "albums 1 (Bus Stop hackathon: 24 teams, 24 hours)";
  const count = `69:17 ${album}, images must be 1, the number of entries in pictures, but is 4`;
  const types = "Hackathon, Graduation, Workshop, Industry visit, Research symposium, Placement drive";
  reports("gallery.json", [
    ["a count that contradicts its list", swap('"images": 1', '"images": 4'), count],
    [
      "a count and a kind besides a date",
      edits(
        swap('"date": "2026-10-10"', '"date": "soon"'),
        swap('"type": "Hackathon"', '"type": "Hackaton"'),
        swap('"images": 1', '"images": 4'),
      ),
      `65:15 ${album}, date ${day}, but is "soon"`,
      `66:15 ${album}, type must be one of ${types}, but is "Hackaton"; did you mean "Hackathon"?`,
      count,
    ],
  ]);
  const fromWeek = "fromWeek must be 3, the week after the module before it, but is 4";
  reports("courses.json", [
    [
      "weeks of the curriculum with a gap",
      swap('"fromWeek": 3', '"fromWeek": 4'),
      `40:21 item 1 (Python), modules 2 (Functions), ${fromWeek}`,
    ],
    [
      "a gap besides a wrong title",
      edits(swap('"title": "Functions"', '"title": 7'), swap('"fromWeek": 3', '"fromWeek": 4')),
      "39:18 item 1 (Python), modules 2, title must be one line of text in quotes, without a space at either end, but is 7",
      `40:21 item 1 (Python), modules 2, ${fromWeek}`,
    ],
  ]);
  reports("site.json", [
    [
      "a menu entry that is both a link and a menu",
      swap('"links": [', '"link": "/courses",\n      "links": ['),
      "35:5 navigation 2 (Courses) must have either link (a plain entry) or links (a menu), exactly one of the two",
    ],
    [
      "office hours besides a day that is wrong",
      edits(swap('"Mon to Fri"', '""'), swap('"18:30"', '"08:30"')),
      '21:17 contact, hours 1, days must be a row of days such as Mon to Fri, or a day such as Sat, with Sun, Mon, Tue, Wed, Thu, Fri and Sat, but is ""',
      "23:19 contact, hours 1, closes must be later than opens (09:00), but is 08:30",
    ],
  ]);
  const guide = (needs: string) => `"guide": { "needs": ${needs}, "goals": ["models"] }, "modules": [`;
  reports("courses.json", [
    [
      "a guide without a course for beginners",
      swap('"modules": [', guide('["pythonCode"]')),
      "30:25 item 1 (Python), guide, needs must be left out of one course at least: the guide sends beginners there",
    ],
    [
      "a skill that has no words",
      swap('"modules": [', guide('["pythonCod"]')),
      `30:26 item 1 (Python), guide, needs 1 must be one of pythonCode, tables, sql, machineLearning, languageModels, git, but is "pythonCod"; did you mean "pythonCode"?`,
    ],
    [
      "a skill that a course both needs and gives",
      swap('"modules": [', '"guide": { "needs": ["sql"], "gives": ["sql"], "goals": ["models"] }, "modules": ['),
      "30:25 item 1 (Python), guide, needs must be left out of one course at least: the guide sends beginners there",
      "30:44 item 1 (Python), guide, gives 1 must not be sql, which the course needs: remove it from needs or from gives",
    ],
  ]);
  reports("course-pages.json", [
    [
      "words of a goal that are missing",
      (text) => text.replace(/,\s*\{ "goal": "cloud"[^}]*\}/, ""),
      "29:14 whichCourse, goals must have words for each goal, but has none for cloud",
    ],
  ]);
  reports("contact.json", [
    [
      "two purposes of the form that are missing",
      (text) => text.replace(/,\s*\{\s*"intent": "placement"[\s\S]*?"intent": "corporate"[^}]*\}/, ""),
      "50:16 form, openers must have an entry for each purpose, but has none for placement and corporate",
    ],
  ]);
});

describe("texts", () => {
  const action = "105:15 campus, action holds";
  const html = "which visitors would read as it is: write plain text";
  const noFont = "which the fonts of the site do not have: write it another way";
  reportsValues("contact.json", "Get Directions", action, [
    ["<script>alert(1)</script>", `HTML (<script), ${html}`],
    ["<b>Get</b> there", `HTML (<b>), ${html}`],
    ["Get<br/>there", `HTML (<br/>), ${html}`],
    ["<!-- Get there -->", `HTML (<!--), ${html}`],
    ["Here &amp; there", "the code of a character (&amp;): write the character itself"],
    ["5 < 6 & a > b; R&D; Q&A"],
    ["Get Directions →", `→ (U+2192), ${noFont}`],
  ]);
  reportsValues("courses.json", "Reviews", "18:45 item 1 (Python), highlights 3 holds", [
    ["Reviews ✓ ✓ 🎉\u200B", `✓ (U+2713), 🎉 (U+1F389) and U+200B, ${noFont}`],
    ["Reviews\u200B", "an invisible character (U+200B), as copied texts do: type these words anew"],
  ]);
  reports("testimonials.json", [["nothing about a portrait", swap('"👩"', '"👩🏽‍💼"')]]);

  const places = "be a sentence with {enrolled} and {last} in it, and no other braces";
  reportsValues("refund.json", "Enrolled on {enrolled}: possible until {last}.", "7:15 possible", [
    ...["Possible.", "{enrolled}: possible.", "{enrolled}: {last} }."].map((text): [string, string] => [
      text,
      `must ${places}, but is "${text}"`,
    ]),
    [
      "{enrolled}: until {lst}.",
      'holds {lst}, but only {enrolled} and {last} are filled in here; did you mean "{last}"?',
    ],
    ["{enrolled}: {last}, {today}.", "holds {today}, but only {enrolled} and {last} are filled in here: remove it"],
  ]);
  reports("contact.json", [
    [
      "a misspelt place in the line of a purpose",
      swap("(office hours: {hours})", "(office hours: {hour})"),
      '58:17 form, openers 2, line holds {hour}, but only {hours} is filled in here; did you mean "{hours}"?',
    ],
    [
      "a place of another sentence",
      swap("enroll in a course.", "enroll by {button}."),
      "53:17 form, openers 1, line holds {button}, but only {hours} is filled in here: remove it",
    ],
    [
      "a brace that is never closed",
      swap("enroll in a course.", "enroll in a {course."),
      '53:17 form, openers 1, line must be a sentence with no braces but those of {hours}, without a space at either end, but is "I would like to enroll in a {course. Please tell me abo…"',
    ],
    [
      "a misspelt course",
      swap("{course}", "{cuorse}"),
      '54:18 form, openers 1, about holds {cuorse}, but only {course} and {hours} are filled in here; did you mean "{course}"?',
    ],
    [
      "the line of a purpose without its course",
      swap('"I would like to attend a demo class of {course}. ', '"A demo class. '),
      '59:18 form, openers 2, about must be a sentence with {course} in it, {hours} where wanted, and no other braces, but is "A demo class. Preferred day and time (office hours: {ho…"',
    ],
  ]);
  reports("forms.json", [
    [
      "the sentence about a long text without its limit",
      swap("{field} must have {most} characters or fewer; it has {count}", "{field} is too long: {count}"),
      '28:13 mistakes, long must be a sentence with {field}, {most} and {count} in it, and no other braces, but is "{field} is too long: {count}"',
    ],
    [
      "a misspelt place",
      swap("{button}", "{buton}"),
      '38:15 composes holds {buton}, but only {button} is filled in here; did you mean "{button}"?',
    ],
  ]);
  const heading = "must be text with at most one *underlined part* between two asterisks, but is";
  reportsValues(
    "home.json",
    "Your future *starts here*",
    `8:16 hero, heading ${heading}`,
    quoted("*Python", "*Learn* and *build*", "Learn * Python*", "**"),
  );
});

describe("the front matter of a policy", () => {
  const incomplete =
    "the front matter is not complete: begin the file with a line ---, three hyphens alone, and write another one under the last field";
  const noField =
    "2:1 this line is not a field of the front matter: write the field's name, with nothing before it, a colon, one space, and text in quotes (\"), or remove the line";
  const day = "lastUpdated must be a day";
  reports("policies/terms.md", [
    ["that it is missing", swap("---\n", ""), `1:1 ${incomplete}`],
    ["that it is not closed", swap('"2024-12-01"\n---', '"2024-12-01"'), `7:1 ${incomplete}`],
    ["an empty line above it", (text) => `\n${text}`, `1:1 ${incomplete}`],
    ["a line --- that ends in a space", swap("---\n", "--- \n"), `1:1 ${incomplete}`],
    ["a text without quotes", swap('"Terms"', "Terms"), noField],
    ["a tab, once", swap("title: ", "title:\t"), noField],
    [
      "a misspelt field",
      swap("lastUpdated:", "lastUpdate:"),
      '6:1 lastUpdate is not a field of this file; did you mean "lastUpdated"?',
    ],
    [
      "a missing title",
      (text) => text.replace(/title: .*\n/, ""),
      "1:1 title is missing: add it, one line of text in quotes, without a space at either end",
    ],
    [
      "a field given twice",
      swap('title: "Terms"\n', 'title: "Terms"\ntitle: "Terms"\n'),
      "3:1 title is given twice, first in line 2: remove one of the two",
    ],
    [
      "HTML",
      swap('"Terms"', '"<b>"'),
      "2:8 title holds HTML (<b>), which visitors would read as it is: write plain text",
    ],
    [
      "a character that the fonts lack",
      swap('"Terms"', '"Terms ™"'),
      "2:8 title holds ™ (U+2122), which the fonts of the site do not have: write it another way",
    ],
  ]);
  reportsValues("policies/privacy.md", '"2024-12-01"', `6:14 ${day}`, [
    ['"December 2024"', 'that exists, written year-month-day, such as 2026-08-15, but is "December 2024"'],
    ['"2999-01-01"', "from 1990 to 2099, but is 2999-01-01"],
  ]);
  const noSection = "7:16 refundSection names no section of this policy:";
  reportsValues("policies/terms.md", '"2024-12-01"', noSection, [
    ['"2024-12-01"\nrefundSection: "Section 99"', '"Section 99"; did you mean "Section 9"?'],
    ['"2024-12-01"\nrefundSection: "Money back"', '"Money back": write the heading of one, or remove this line'],
    ['"2024-12-01"\nrefundSection: "Section 4"'],
  ]);
});

describe("the text of a policy", () => {
  const counted = (count: number) =>
    `this policy must have 10 sections, each beginning with ## and a heading, but has ${count}`;
  const above =
    "no page shows the text above the first ##: move it under a heading, or write ## before its own heading";
  const misshapen =
    "a heading is one line that begins with ## and a space (### below a section), without a line of === or --- below; the main heading is in the front matter: write it so";
  const like = "is the heading of line 17, or too much like it: choose another heading";
  const section4 = (heading: string) => swap("## Section 4\n", `${heading}\n`);
  reports("policies/terms.md", [
    [
      "nine sections, of which one has lost its signs",
      section4("Section 4"),
      `21:1 ${counted(9)}: begin this line with ## and a space if it is one`,
    ],
    ["nine sections", (text) => text.replace(/## Section 4\n[\s\S]*?(?=## )/, ""), `1:1 ${counted(9)}`],
    ["eleven sections", (text) => `${text}\n## More\n\nText.\n`, `49:1 ${counted(11)}`],
    ["a first heading without its signs, once", swap("## Section 1\n", "Section 1\n"), `9:1 ${above}`],
    ["a first heading without the space, once", swap("## Section 1\n", "##Section 1\n"), `9:1 ${misshapen}`],
    ["text above the first heading", swap("## Section 1\n", "In short.\n\n## Section 1\n"), `9:1 ${above}`],
    ["a heading given twice", section4("## Section 3"), `21:1 "Section 3" ${like}`],
    ["a heading that differs in signs only", section4("## Section: 3"), `21:1 "Section: 3" ${like}`],
    [
      "a heading that the page has itself",
      section4("## Contents"),
      '21:1 "Contents" has a meaning of its own on the page: choose another heading',
    ],
  ]);

  const text = "What section 1 says.";
  const forbidden =
    "HTML, footnotes and codes such as &amp; are not allowed, and a link is written [contact page](/contact): write plain text, or Markdown";
  reportsValues("policies/privacy.md", text, "11:1", [
    ...["# Privacy", " ## Privacy", "#Privacy", "- ## Privacy", "#### Privacy"].map((line): [string, string] => [
      line,
      misshapen,
    ]),
    ...[
      "What <b>section</b> 1 says.",
      "<script>alert(1)</script>",
      "See section 2 &rarr; here.",
      "Read [our terms][1].",
      "Read this[^1].",
    ].map((line): [string, string] => [line, forbidden]),
    [
      `${text.slice(0, -1)} ≤ that.`,
      "this line holds ≤ (U+2264), which the fonts of the site do not have: write it another way",
    ],
  ]);
  reports("policies/privacy.md", [
    ["a heading underlined with ===", swap(text, `${text}\n===`), `12:1 ${misshapen}`],
    ["a heading underlined with ---", swap(text, `${text}\n---`), `12:1 ${misshapen}`],
    [
      "a link whose address is elsewhere",
      swap(text, "Read [our terms][1].\n\n[1]: /terms"),
      `11:1 ${forbidden}`,
      `13:1 ${forbidden}`,
    ],
    ["nothing about the line ends of Windows", (content) => content.replaceAll("\n", "\r\n")],
  ]);

  const picture = (line: string) => `${line}\n\nWhat section 1 says.`;
  const example = "![What it shows](images/gallery/workshop-3.png)";
  const onePar =
    "an item of a list is one paragraph: remove the empty line in it, or begin what is below that with - and a space";
  const bold =
    "this ** is shown as it stands: write two asterisks on either side of the bold words, without a space inside, **so**";
  const brokenLink = "no space stands between the words of a link and its address: write [contact page](/contact)";
  const item =
    "an item of a list begins with - and a space: write it so, or do not begin the line with a dash or a dot";
  const table =
    "this is no table yet: write a line | --- | --- | below its first line, with as many --- as that has columns, or do not begin the line with |";
  const sign = (written: string) =>
    `a line that begins with ${written} becomes an item of a list, without that sign: begin an item with -, and any other line with a word`;
  reportsValues("policies/privacy.md", text, "11:1", [
    ["### A subheading\n\n1. One\n2. **Two**, and `npm ci <here>`"],
    ["| Record | Years |\n| --- | --- |\n| Course | 7 |"],
    ["```\n# no heading, and <no> tag\n```"],
    [picture('![A course](images/course.png "Its caption")')],
    [picture("![A course](/images/course.png)")],
    [
      `    ${text}`,
      "four spaces make code of a line: remove them, or write a line ``` above the code and one below it",
    ],
    ["```\nWhat section 1 says.", "this code has no end: write a line ``` below it"],
    ["What *section 1* says.", "only bold words are drawn: write two asterisks on either side, **so**, or none"],
    ["What ~~section 1~~ says.", "nothing is drawn struck through: remove the words, or their tildes"],
    ["> What section 1 says.", "a line that begins with > is not drawn: write a paragraph"],
    ["- One\n  more\n- Two\n  - Nested"],
    ["- One\n\n  more\n- Two", onePar],
    ["**Within 7 days:", bold],
    ["** Within 7 days: **", bold],
    ["- Read **this.", bold],
    ["Read the [terms] (/terms).", brokenLink],
    ["Read the [terms] (https://banyan.example).", brokenLink],
    ["Read the terms [below] (in full)."],
    ["-Applying", item],
    ["– Applying", item],
    ["• Applying", item],
    ["**Applying** – how"],
    ["-5 degrees"],
    ["| Record | Years |\n| Course | 7 |", table],
    ["| Record | Years |\n| --- |\n| Course | 7 |", table],
    ["+ 18% GST is added.", sign("+")],
    ["* One\n* Two", sign("*")],
    [
      "2026. That was late.",
      "a line that begins with 2026. becomes an item of a numbered list: write a word before the number",
    ],
    ["3. Three\n4. Four"],
    ["***", "a line across the page is not drawn: remove it, or write a subheading"],
    ["What\\\nit says.", "a line cannot be broken inside a paragraph: begin another one"],
    ["See ![a course](images/course.png).", "a picture stands alone: put it between empty lines, and in no list"],
    ["- ![A course](images/course.png)", "a picture stands alone: put it between empty lines, and in no list"],
    [
      picture("![Our office](https://banyan.example/office.png)"),
      `a picture must be one below data/images/, written ${example}, but is "https://banyan.example/office.png"`,
    ],
    [
      picture("![Course](images/course.png)"),
      "the alt text of this picture only names the file: say in a few words what the picture shows",
    ],
    [
      picture('![A course](images/course.png "A course")'),
      "the alt text of this picture only repeats the words beside the picture, which people then hear twice: say in a few words what the picture shows",
    ],
    [
      picture("![](images/course.png)"),
      `this picture lacks words for people who do not see it, at most 250 characters between [ and ]: write ${example}`,
    ],
    [
      picture("![A course](images/curse.png)"),
      'this line names a picture that is not there: data/images/curse.png; did you mean "images/course.png"?',
    ],
  ]);

  reportsValues("policies/privacy.md", text, "11:1", [
    [
      "See [how to apply](https://test.example/admissions#process).",
      "this link names the site itself: write [its words](/admissions#process), without the domain",
    ],
    ["See [another site](https://test.example.org/terms)."],
    ["See [the brochure](https://test.example/downloads/brochure.pdf)."],
    ["This policy is about https://test.example and its forms."],
    [
      "See www.uidai.gov.in/help.",
      "this address lacks its https://: write [uidai.gov.in/help](https://www.uidai.gov.in/help)",
    ],
  ]);

  const mustBe = "must be a page such as /contact, or start with https://, mailto: or tel:, but is";
  reportsValues("policies/privacy.md", text, "11:1 this link", [
    ["Read [our terms](/term).", 'leads to no page of this site: "/term"; did you mean "/terms"?'],
    ["Read [our terms](terms).", `${mustBe} "terms"; did you mean "/terms"?`],
    ["Read [our terms](javascript:alert).", `${mustBe} "javascript:alert"`],
    ["Read http://banyan.example today.", `${mustBe} "http://banyan.example"`],
    ["[a](/courses/python#projects) [b](https://banyan.example)"],
    ["[c](mailto:hello@banyan.example) [d](tel:+919845012345)"],
  ]);
});

describe("the text of an article", () => {
  const start = '"body": [\n        "Suppose';
  const entries = (...lines: string[]) =>
    swap(start, `"body": [\n${lines.map((line) => `        ${JSON.stringify(line)},\n`).join("")}        "Suppose`);
  const at = (line: number) => `${line}:9 articles 1 (A gate for every agent), body ${line - 52} needs a change:`;
  const noCode = "an article has no code: write plain text, without backticks";
  reports("blog.json", [
    [
      "nothing about all that it may hold",
      entries("## Why", "- one", "- **two**", "1. [here](/contact)", "![A learner](images/course.png)"),
    ],
    ["code", entries("Type `npm ci`."), `${at(53)} ${noCode}`],
    [
      "a heading of another level",
      entries("Text.", "### Why"),
      `${at(54)} a subheading is an entry that begins with ## and a space: write it so`,
    ],
    [
      "a heading without its space",
      entries("##Why"),
      `${at(53)} a subheading is an entry that begins with ## and a space: write it so`,
    ],
    [
      "a table",
      entries("| Record | Years |", "| --- | --- |"),
      `${at(53)} an article has no table: write a list`,
      `${at(54)} an article has no table: write a list`,
    ],
    [
      "words in italics",
      entries("A *good* demo."),
      `${at(53)} only bold words are drawn: write two asterisks on either side, **so**, or none`,
    ],
    [
      "a dead link",
      entries("- [here](/contcat)"),
      `${at(53)} this link leads to no page of this site: "/contcat"; did you mean "/contact"?`,
    ],
    [
      "a picture in a sentence",
      entries("See ![A course](images/course.png)."),
      `${at(53)} a picture stands alone: put it between empty lines, and in no list`,
    ],
    [
      "a picture that is not there",
      entries("![A course](images/curse.png)"),
      `${at(53)} this line names a picture that is not there: data/images/curse.png; did you mean "images/course.png"?`,
    ],
    [
      "HTML, once",
      entries("A <b>good</b> demo."),
      "53:9 articles 1 (A gate for every agent), body 1 holds HTML (<b>), which visitors would read as it is: write plain text",
    ],
  ]);
});

describe("claims by name", () => {
  const root = newProject();
  const lead = (text: string) => swap("Learn with us.", text);
  const where = "data/home.json:9:13 hero, lead holds";
  test.each<[name: string, file: string, edit: Edit, errors: string[]]>([
    ["nothing about a claim that is there", "home.json", lead("{claim:students-placed} placed."), []],
    [
      "a name that is misspelt",
      "home.json",
      lead("{claim:student-placed} placed."),
      [
        `${where} {claim:student-placed}, which names no claim of data/claims.json; did you mean "{claim:students-placed}"?`,
      ],
    ],
    [
      "a name that is written another way",
      "home.json",
      lead("{claims: success-rate} of all."),
      [
        `${where} {claims: success-rate}, which names no claim of data/claims.json; did you mean "{claim:success-rate}"?`,
      ],
    ],
    [
      "a name without its colon",
      "home.json",
      lead("{claim students-placed} placed."),
      [
        `${where} {claim students-placed}, which names no claim of data/claims.json; did you mean "{claim:students-placed}"?`,
      ],
    ],
    [
      "a name whose brace is not closed",
      "home.json",
      lead("{claim:students-placed placed."),
      [
        `${where} {claim:students-placed, which names no claim of data/claims.json; did you mean "{claim:students-placed}"?`,
      ],
    ],
    [
      "a claim in a claim",
      "claims.json",
      swap('"counting": "', '"counting": "Unlike {claim:success-rate}: '),
      [
        "data/claims.json:8:17 item 1 (students placed), counting holds {claim:success-rate}, but this file takes no figures from claims.json: write the figure itself",
      ],
    ],
  ])("the check reports %s", async (_, file, edit, errors) => {
    expect(await errorsAfter(root, [file, edit])).toEqual(errors);
  });
  test("the check reports a figure that is too long", async () => {
    const [error] = await errorsAfter(root, ["home.json", swap('"600+"', '"more than 600"')]);
    expect(error).toBe(
      'data/home.json:32:17 figures 1 (students placed), figure must be a figure of at most 12 characters, such as 600+, or the name of a claim, such as {claim:students-placed}, but is "more than 600"',
    );
  });
});

describe("names of people", () => {
  const name = (to: string) => swap('"name": "Dr Vasundhara Hegde"', `"name": "${to}"`);
  const mend =
    "which the fonts of the site do not have: write it in Latin letters, and in an Indian script only behind them, in quotes: Shivarama “ಶಿವರಾಮ”";
  reports("faculty.json", [
    ...["Antonín Dvořák", "Zoë Łukasz", "Nguyễn Thị Ơn", "Shivarama “ಶಿವರಾಮ” Karanth", "Lata “लता मंगेशकर”"].map(
      (to): Row => [`nothing against ${to}`, name(to)],
    ),
    [
      "a name in an Indian script alone",
      name("ಶಿವ"),
      `4:13 item 1 (ಶಿವ), name holds ಶ (U+0CB6), U+0CBF and ವ (U+0CB5), ${mend}`,
    ],
    ["a name in another script in quotes", name("Li “李”"), `4:13 item 1 (Li “李”), name holds 李 (U+674E), ${mend}`],
  ]);
  reports("about.json", [
    ["nothing against a name in a text", (text) => text.replace('"lead": "', '"lead": "Dvořák. ')],
  ]);
});

describe("what is well written, but makes no sense", () => {
  const link = (to: string) => swap('"/about"', `"${to}"`);
  const place = "63:15 about, action, link";
  const asks = (page: string) => `${place} asks the page ${page} for`;
  reports("home.json", [
    [
      "a link to a part that the page does not have",
      link("/courses#gide"),
      `${place} names a part that the page /courses does not have: "#gide"; did you mean "#guide"?`,
    ],
    [
      "a link to a part that is like no other",
      link("/contact#nobody-of-this-name"),
      `${place} names a part that the page /contact does not have: "#nobody-of-this-name": leave it out`,
    ],
    [
      "a query that the page does not know",
      link("/contact?intend=enroll"),
      `${asks("/contact")} "intend", which it does not know; did you mean "intent"?`,
    ],
    [
      "a query of a page that takes none",
      link("/about?from=home"),
      `${asks("/about")} "from", which it does not know: leave it out`,
    ],
    [
      "a query for a course that is not there",
      link("/contact?intent=enroll&course=pyton"),
      `${asks("/contact")} the course "pyton", which is not there; did you mean "python"?`,
    ],
    ["no link to a part of a page", link("/courses/python#curriculum")],
    ["no link to a module by its first week", link("/courses/python#week-3")],
    [
      "a link to a week in which no module begins",
      link("/courses/python#week-4"),
      `${place} names a part that the page /courses/python does not have: "#week-4"; did you mean "#week-1"?`,
    ],
    ["no link that makes a choice", link("/courses?level=Beginner&compare=python,data-science#compare")],
  ]);

  const lead = (text: string) => swap("Learn with us.", text);
  const markdown = (signs: string) =>
    `9:13 hero, lead holds Markdown (${signs}), which visitors would read as it is: write plain text`;
  const unwritten = (left: string) => `9:13 hero, lead is not written yet ("${left}"): write what visitors are to read`;
  reports("home.json", [
    ["bold text", lead("Learn **with** us."), markdown("**with**")],
    ["code", lead("Learn `print` with us."), markdown("`print`")],
    ["a link in Markdown", lead("Learn [with us](/about)."), markdown("[with us](/about)")],
    ["a point of a list", lead("- Learn with us."), markdown("-")],
    ["a text that is to be written", lead("TODO"), unwritten("TODO")],
    ["a reminder in a text", lead("Learn with us. TODO: add more."), unwritten("TODO")],
    ["the text of typesetters", lead("Lorem ipsum dolor sit amet."), unwritten("Lorem ipsum")],
    ["a name that a form gives", lead("Untitled entry"), unwritten("Untitled entry")],
    ["a trial", lead("test"), unwritten("test")],
    ["a place to fill in", lead("Learn with [insert name here]."), unwritten("[insert name here]")],
    ["no text about tests, with a name between underscores and a sum", lead("We test __init__ and 2 * 3 * 4.")],
    ["no text about an app", lead("Build a todo app in your first month, with the XXX batch.")],
  ]);

  const alt = (text: string) => swap("A learner at a laptop.", text);
  const says = (what: string) =>
    `26:16 item 1 (Python), hero, picture, alt ${what}: say in a few words what the picture shows`;
  reports("courses.json", [
    ["an alt text that names the file", alt("images/course.png"), says("only names the file")],
    ["an alt text that is the name of the file", alt("Course"), says("only names the file")],
    ["an alt text of one word", alt("Learner"), says("is a single word")],
    [
      "an alt text that repeats the tagline's heading",
      edits(swap('"*Python*"', '"Learn *Python* here"'), alt("Learn Python here")),
      says("only repeats the words beside the picture, which people then hear twice"),
    ],
  ]);

  reportsValues(
    "courses.json",
    '"2 months"',
    "14:17 item 1 (Python), duration must be a number of months or weeks, such as 2 months, but is",
    [
      ['"2 month"', '"2 month"'],
      ['"1 weeks"', '"1 weeks"'],
    ],
  );

  const impossible = (number: string, country: string) =>
    `contact, phone is no telephone number that its country${country} has: "${number}": count its digits, and write it as +91-98450 12345`;
  reports("site.json", [
    [
      "a telephone number with a digit too few",
      swap('"phone": "+91-98450 12345"', '"phone": "+91-98450 1234"'),
      `10:14 ${impossible("+91-98450 1234", " (IN)")}`,
    ],
    [
      "a telephone number of no country",
      swap('"phone": "+91-98450 12345"', '"phone": "+999 98450 12345"'),
      `10:14 ${impossible("+999 98450 12345", "")}`,
    ],
    ["no number that stands in for the real one", swap('"phone": "+91-98450 12345"', '"phone": "+91-00000 00000"')],
  ]);

  const leftOver =
    "this line is left over from two versions put together: keep one of them, and remove the lines of such signs";
  const versions = "<<<<<<< HEAD\nOne.\n=======\nOther.\n>>>>>>> theirs\n";
  reports("policies/terms.md", [
    [
      "two versions put together",
      (text) => `${text}\n${versions}`,
      ...[49, 51, 53].map((line) => `${line}:1 ${leftOver}`),
    ],
    [
      "a part that a page does not have",
      swap("What section 1 says.", "Read [this](/about#nothing-here)."),
      '11:1 this link names a part that the page /about does not have: "#nothing-here": leave it out',
    ],
    [
      "a part of a policy that is not there",
      swap("What section 1 says.", "Read [this](/terms#section-12)."),
      '11:1 this link names a part that the page /terms does not have: "#section-12"; did you mean "#section-1"?',
    ],
    [
      "an impossible telephone number",
      swap("What section 1 says.", "Call [us](tel:+9198450)."),
      '11:1 this link is no telephone number that its country (IN) has: "+9198450": count its digits, and write it as +91-98450 12345',
    ],
    [
      "a claim",
      swap("What section 1 says.", "We placed {claim:students-placed}."),
      "11:1 this line holds {claim:students-placed}, but this file takes no figures from claims.json: write the figure itself",
    ],
    [
      "a reminder",
      swap("What section 1 says.", "TODO"),
      '11:1 this line is not written yet ("TODO"): write what visitors are to read',
    ],
  ]);
  reports("README.md", [["two versions put together", () => `# The content\n\n${versions}`, `3:1 ${leftOver}`]]);

  reports("claims.json", [
    [
      "a count that ends before it begins",
      (text) => text.replace(/"asOf": "[^"]*"/, '"asOf": "2001-01-01"'),
      "6:13 item 1 (students placed), asOf must not be before countedFrom (2016-06-01), but is 2001-01-01",
    ],
  ]);
});

test("the check reports all errors of all files, in the order of files and lines", async () => {
  const project = newProject();
  editData(project, "site.json", swap('"09:00"', '"9:00"'));
  editData(project, "images/service.png", () => "<html>");
  editData(project, "home.json", swap('"/about"', '"/abuot"'));
  editData(project, "fees.json", (text) => `\uFEFF${text.replace('"python"', '""')}`);
  editData(project, "alumni.json", () => "");
  editData(project, "policies/terms.md", swap('"2024-12-01"', '"December 2024"'));
  for (const edit of [
    swap('"title": "Python",', '"title": "Python"'),
    swap('"leaf"', '"leef"'),
    swap('"popular": false,', '"popular": false, // not yet'),
    swap("15000", '"15000"'),
    swap('"Reviews"]', '"Reviews",]'),
  ])
    editData(project, "courses.json", edit);
  expect(await errorsOf(project)).toEqual([
    "data/alumni.json:1:1 the file is empty: bring its text back",
    "data/courses.json:4:22 a comma is missing at the end of this line",
    'data/courses.json:6:17 item 1 (Python), gradient must be one of indigo, leaf, lilac, clay, but is "leef"; did you mean "leaf"?',
    "data/courses.json:12:23 comments are not allowed in JSON: remove it",
    'data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
    "data/courses.json:18:55 the comma before this bracket is one too many: remove it",
    "data/fees.json:1:1 this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8, not UTF-8 with BOM",
    "data/fees.json:3:15 item 1, course must not be empty: write the slug of a course in data/courses.json",
    'data/home.json:63:15 about, action, link leads to no page of this site: "/abuot"; did you mean "/about"?',
    'data/policies/terms.md:6:14 lastUpdated must be a day that exists, written year-month-day, such as 2026-08-15, but is "December 2024"',
    "data/services.json:38:16 item 1 (Internships), hero, picture, src names a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG",
    'data/site.json:22:18 contact, hours 1, opens must be a time such as 09:00 or 18:30, but is "9:00"',
  ]);
});
