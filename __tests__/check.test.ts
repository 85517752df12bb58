/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { checkContent, formatError } from "../src/content/check/check-content";
import { checkInputAt } from "../src/content/check/check-input";
import { editData, newProject, swap, type Edit } from "./project";

async function problemsOf(root: string) {
  return (await checkContent(checkInputAt(root))).map(formatError);
}

test("the content of this site is in order", async () => {
  expect(await problemsOf(".")).toEqual([]);
});

test("the content that the other tests break is in order before", async () => {
  expect(await problemsOf(newProject())).toEqual([]);
});

/**
 * What is wrong, the file, the edit that makes it so, and all that an editor is told: every sentence of the check, in the
 * order in which somebody who writes content meets them.
 */
type Slip = [name: string, file: string, edit: Edit, sentences: string[]];

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

/** A picture that says it is so large, which is all that the check reads of it. */
function pictureOf(width: number, height: number): Buffer {
  const picture = readFileSync(join(__dirname, "data/images/service.png"));
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** Commas. */
const commas: Slip[] = [
  [
    "a comma after the last entry of a list",
    "courses.json",
    swap('"Reviews"]', '"Reviews",]'),
    ["data/courses.json:18:55 the comma before this bracket is one too many: remove it"],
  ],
  [
    "a comma after the last field",
    "courses.json",
    swap('"Join the next batch."', '"Join the next batch.",'),
    ["data/courses.json:49:5 the comma before this bracket is one too many: remove it"],
  ],
  [
    "two commas in a row",
    "courses.json",
    swap('"Exercises",', '"Exercises",,'),
    ["data/courses.json:18:32 this comma is one too many: remove it"],
  ],
  [
    "a missing comma at the end of a line",
    "courses.json",
    swap('"title": "Python",', '"title": "Python"'),
    ["data/courses.json:4:22 a comma is missing at the end of this line"],
  ],
  [
    "a missing comma before an empty line",
    "courses.json",
    swap('"title": "Python",', '"title": "Python" \r\n'),
    ["data/courses.json:4:22 a comma is missing at the end of this line"],
  ],
  [
    "a missing comma within a line",
    "courses.json",
    swap('"Exercises", ', '"Exercises" '),
    ["data/courses.json:18:32 a comma is missing before this"],
  ],
];

/** A file whose end is cut off, and what is never closed. */
const endsTooSoon: Slip[] = [
  [
    "a file whose end is cut off",
    "courses.json",
    (text) => text.slice(0, text.indexOf('"popular"')),
    ["data/courses.json:12:5 the file ends too soon: bring back what is cut off, down to the last bracket"],
  ],
  [
    "a file that is cut off inside a text",
    "courses.json",
    (text) => text.slice(0, text.indexOf('"Python"') + 4),
    ["data/courses.json:4:14 the file ends too soon: bring back what is cut off, down to the last bracket"],
  ],
  [
    "a file that is cut off before its last bracket",
    "courses.json",
    (text) => text.trimEnd().slice(0, -1),
    ["data/courses.json:100:1 the file ends too soon: bring back what is cut off, down to the last bracket"],
  ],
  [
    "a missing closing quote",
    "courses.json",
    swap('"title": "Python",', '"title": "Python,'),
    ["data/courses.json:4:14 the closing quote of this text is missing: a text begins and ends on one line"],
  ],
  [
    "a list without its closing bracket",
    "courses.json",
    swap('"Reviews"],', '"Reviews",'),
    ["data/courses.json:18:19 the list that starts here is not closed: its ] is missing"],
  ],
  [
    "a group of fields without its closing bracket",
    "courses.json",
    swap("    }\n  },\n  {", "    },\n  {"),
    ["data/courses.json:2:3 the group of fields that starts here is not closed: its } is missing"],
  ],
  [
    "the last group of an entry without its closing bracket",
    "courses.json",
    swap('"text": "Join the next batch."\n    }\n', '"text": "Join the next batch."\n'),
    ["data/courses.json:46:15 the group of fields that starts here is not closed: its } is missing"],
  ],
  [
    "a group in the middle without its closing line, once",
    "courses.json",
    swap('"updated": "2026-10-12"\n    },\n', '"updated": "2026-10-12"\n'),
    ["data/courses.json:7:12 the group of fields that starts here is not closed: its } is missing"],
  ],
  [
    "a group in a list without its closing bracket, once",
    "courses.json",
    swap('"outcome": "Test a script."\n      }\n', '"outcome": "Test a script."\n'),
    ["data/courses.json:38:7 the group of fields that starts here is not closed: its } is missing"],
  ],
  [
    "a list of groups without its closing bracket, once",
    "site.json",
    swap('"18:30"\n      }\n    ]\n', '"18:30"\n      }\n'),
    ["data/site.json:19:14 the list that starts here is not closed: its ] is missing"],
  ],
  [
    "a missing comma above a group without its closing bracket, and nothing below them",
    "courses.json",
    swap(
      '"teal",\n      "picture": {\n        "src": "images/course.png",\n        "alt": "A learner at a laptop."\n      }\n',
      '"teal"\n      "picture": {\n        "src": "images/course.png",\n        "alt": "A learner at a laptop."\n',
    ),
    [
      "data/courses.json:23:21 a comma is missing at the end of this line",
      "data/courses.json:24:18 the group of fields that starts here is not closed: its } is missing",
    ],
  ],
];

/** Groups in the wrong place, or without their first bracket. */
const misplacedGroups: Slip[] = [
  [
    "a list's second group without its opening bracket, once",
    "courses.json",
    swap('  },\n  {\n    "slug"', '  },\n    "slug"'),
    ["data/courses.json:51:5 a bracket is missing before this: put { on a line above the first field of this group"],
  ],
  [
    "a list's first group without its opening bracket, once",
    "courses.json",
    swap('[\n  {\n    "slug"', '[\n    "slug"'),
    ["data/courses.json:2:5 a bracket is missing before this: put { on a line above the first field of this group"],
  ],
  [
    "a copy of a group pasted above the closing bracket of the first, once",
    "courses.json",
    (text) => {
      const [group = ""] = /^ {2}\{\n[\s\S]*?^ {2}\},\n/m.exec(text) ?? [];
      return text.replace("\n  },\n", () => `\n${group}  },\n`);
    },
    [
      "data/courses.json:50:3 this group stands inside another one, without a name: move it below the } of that one, with a comma between the two",
    ],
  ],
];

/** Quotes. */
const quotes: Slip[] = [
  [
    "curly quotes",
    "courses.json",
    swap('"title": "Python"', "“title”: “Python”"),
    ['data/courses.json:4:5 this is a curly quote: use straight quotes (")'],
  ],
  [
    "a curly quote at the end of a text alone",
    "courses.json",
    swap('"title": "Python",', '"title": "Python”,'),
    ['data/courses.json:4:21 this is a curly quote: use straight quotes (")'],
  ],
  [
    "a curly quote at the start of a text alone",
    "courses.json",
    swap('"title": "Python",', '"title": “Python",'),
    ['data/courses.json:4:14 this is a curly quote: use straight quotes (")'],
  ],
  [
    "single quotes",
    "courses.json",
    swap('"Python"', "'Python'"),
    ['data/courses.json:4:14 this is a single quote: use double quotes (")'],
  ],
  ...["hello world", "500+", "+91-98450 12345", "09:30", "10:30"].map((words): Slip => [
    `${words} without quotes`,
    "courses.json",
    swap('"500+"', words),
    [
      `data/courses.json:15:17 this is not in quotes (${words}): text stands between straight quotes ("), and a quote inside it is written \\"`,
    ],
  ]),
  [
    "a straight quote inside a text",
    "courses.json",
    swap('"A course."', '"A "good" course."'),
    [
      'data/courses.json:17:24 this is not in quotes (good): text stands between straight quotes ("), and a quote inside it is written \\"',
    ],
  ],
  [
    "a field's name without quotes",
    "courses.json",
    swap('"title":', "title:"),
    [
      'data/courses.json:4:5 this is not in quotes (title): text stands between straight quotes ("), and a quote inside it is written \\"',
    ],
  ],
];

/** Comments. */
const comments: Slip[] = [
  [
    "a comment",
    "courses.json",
    swap('"title": "Python",', '"title": "Python", // the name'),
    ["data/courses.json:4:24 comments are not allowed in JSON: remove it"],
  ],
  [
    "a comment as in // the name",
    "courses.json",
    swap('    "title": "Python"', '    // the name\n    "title": "Python"'),
    ["data/courses.json:4:5 comments are not allowed in JSON: remove it"],
  ],
  [
    "a comment as in /* the name */",
    "courses.json",
    swap('    "title": "Python"', '    /* the name */\n    "title": "Python"'),
    ["data/courses.json:4:5 comments are not allowed in JSON: remove it"],
  ],
  [
    "a comment as in # the name",
    "courses.json",
    swap('    "title": "Python"', '    # the name\n    "title": "Python"'),
    ["data/courses.json:4:5 comments are not allowed in JSON: remove it"],
  ],
  [
    "a comment as in <!-- the name -->",
    "courses.json",
    swap('    "title": "Python"', '    <!-- the name -->\n    "title": "Python"'),
    ["data/courses.json:4:5 comments are not allowed in JSON: remove it"],
  ],
];

/** Other signs. */
const otherSigns: Slip[] = [
  [
    "a day without quotes",
    "courses.json",
    swap('"2026-10-12"', "2026-10-12"),
    [
      'data/courses.json:10:18 this is not in quotes (2026-10-12): text stands between straight quotes ("), and a quote inside it is written \\"',
    ],
  ],
  [
    "blanks from a web page at the start of a line",
    "courses.json",
    swap('    "title": "Python"', '\u00A0\u00A0"title": "Python"'),
    ["data/courses.json:4:1 the blanks here are not plain ones, as in texts copied from a web page: type them anew"],
  ],
  ["a missing value", "courses.json", swap("15000", ""), ["data/courses.json:13:14 a value is missing before this"]],
  [
    "a missing colon",
    "courses.json",
    swap('"title": "Python"', '"title" "Python"'),
    ["data/courses.json:4:13 a colon is missing between the field's name and its value"],
  ],
  [
    "a bracket too many at the end",
    "courses.json",
    (text) => `${text}]\n`,
    ["data/courses.json:101:1 there is something after the end: remove it, or look for a bracket too many above"],
  ],
  [
    "the sign ; in the place of another",
    "courses.json",
    swap('"title": "Python",', '"title": "Python";'),
    [
      "data/courses.json:4:22 this sign does not belong here (;): a comma stands between entries, a colon between a name and its value",
    ],
  ],
  [
    "the sign . in the place of another",
    "courses.json",
    swap('"title": "Python",', '"title": "Python".'),
    [
      "data/courses.json:4:22 this sign does not belong here (.): a comma stands between entries, a colon between a name and its value",
    ],
  ],
  [
    "the sign = in the place of another",
    "courses.json",
    swap('"title": "Python"', '"title" = "Python"'),
    [
      "data/courses.json:4:13 this sign does not belong here (=): a comma stands between entries, a colon between a name and its value",
    ],
  ],
  [
    "two versions of a file put together",
    "courses.json",
    swap('    "title": "Python",', '<<<<<<< HEAD\n    "title": "Python",\n=======\n    "title": "Py",\n>>>>>>> edit'),
    [
      "data/courses.json:4:1 this line is left over from two versions put together: keep one of them, and remove the lines of such signs",
      "data/courses.json:6:1 this line is left over from two versions put together: keep one of them, and remove the lines of such signs",
      "data/courses.json:8:1 this line is left over from two versions put together: keep one of them, and remove the lines of such signs",
    ],
  ],
  [
    "digits in groups",
    "courses.json",
    swap("15000", "1,15,000"),
    ["data/courses.json:13:14 a number has digits only, such as 15000, but this is 1,15,000"],
  ],
  [
    "digits in groups with blanks",
    "courses.json",
    swap("15000", "15 000"),
    ["data/courses.json:13:14 a number has digits only, such as 15000, but this is 15 000"],
  ],
  [
    "a rupee sign",
    "courses.json",
    swap("15000", "₹15,000"),
    ["data/courses.json:13:14 a number has digits only, such as 15000, but this is ₹15,000"],
  ],
  [
    "rupees in words",
    "courses.json",
    swap("15000", "Rs. 15000/-"),
    ["data/courses.json:13:14 a number has digits only, such as 15000, but this is Rs. 15000/-"],
  ],
  [
    "a number that starts with 0",
    "courses.json",
    swap("15000", "015000"),
    ["data/courses.json:13:14 a number does not start with 0, but this is 015000"],
  ],
  ...["True", "TRUE", "False"].map((word): Slip => [
    `${word} in capitals`,
    "courses.json",
    swap('"popular": false', `"popular": ${word}`),
    [`data/courses.json:12:16 write true or false in small letters, not ${word}`],
  ]),
  ...["yes", "No"].map((word): Slip => [
    `${word} instead of true or false`,
    "courses.json",
    swap('"popular": false', `"popular": ${word}`),
    [
      `data/courses.json:12:16 ${word} is not a value: for a yes or no write true or false without quotes, and a text in quotes`,
    ],
  ]),
  ...["None", "NULL", "undefined"].map((word): Slip => [
    `${word} instead of a value`,
    "courses.json",
    swap('"2 months"', word),
    [`data/courses.json:14:17 ${word} is not a value: write what belongs here, or remove the whole field`],
  ]),
];

/** Files: byte-order mark, empty, encoding, missing, not read. */
const files: Slip[] = [
  [
    "a byte-order mark",
    "courses.json",
    (text) => `\uFEFF${text}`,
    [
      "data/courses.json:1:1 this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8, not UTF-8 with BOM",
    ],
  ],
  [
    "a policy with a byte-order mark",
    "policies/privacy.md",
    (text) => `\uFEFF${text}`,
    [
      "data/policies/privacy.md:1:1 this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8, not UTF-8 with BOM",
    ],
  ],
  ["an empty file", "courses.json", () => "", ["data/courses.json:1:1 the file is empty: bring its text back"]],
  [
    "a file of empty lines",
    "courses.json",
    () => "\n\n",
    ["data/courses.json:1:1 the file is empty: bring its text back"],
  ],
  [
    "an empty policy",
    "policies/terms.md",
    () => "",
    ["data/policies/terms.md:1:1 the file is empty: bring its text back"],
  ],
  ...(["with", "without"] as const).map((how): Slip => [
    `a file in UTF-16 ${how} a byte-order mark`,
    "courses.json",
    (text) => Buffer.from(how === "with" ? `\uFEFF${text}` : text, "utf16le"),
    ["data/courses.json:1:1 this file is saved as UTF-16: save it again with the encoding UTF-8"],
  ]),
  [
    "an encoding other than UTF-8",
    "courses.json",
    (text) => Buffer.from(text.replace("A learner", "Un élève"), "latin1"),
    [
      "data/courses.json:26:20 this character is not saved as UTF-8 (but perhaps as Windows-1252): save the file again with the encoding UTF-8, and write the character anew",
    ],
  ],
  [
    "a policy in an encoding other than UTF-8",
    "policies/privacy.md",
    (text) => Buffer.from(text.replace("What section 1", "Née"), "latin1"),
    [
      "data/policies/privacy.md:11:2 this character is not saved as UTF-8 (but perhaps as Windows-1252): save the file again with the encoding UTF-8, and write the character anew",
    ],
  ],
  ["a missing file", "courses.json", () => null, ["data/courses.json:1:1 this file is missing: bring it back"]],
  ...["courses (1).json", "courses.json.txt"].map((name): Slip => [
    `a copy's name of a file that is still there: ${name}`,
    name,
    () => "[]",
    [`data/${name}:1:1 this file is not one that the site reads: remove it`],
  ]),
  [
    "a file with nearly the name of another",
    "course.json",
    () => "[]",
    ['data/course.json:1:1 this file is not one that the site reads; did you mean "courses.json"?'],
  ],
  [
    "a file with a name of its own, though it ends as all do",
    "timetable.json",
    () => "[]",
    ["data/timetable.json:1:1 this file is not one that the site reads: remove it"],
  ],
  [
    "a file for a page that there is not, in a folder",
    "images/list.json",
    () => "[]",
    ["data/images/list.json:1:1 this file is not one that the site reads: remove it"],
  ],
  ...["notes.md", "images/notes.markdown"].map((file): Slip => [
    `Markdown that no page shows: ${file}`,
    file,
    () => "# Notes\n",
    [`data/${file}:1:1 this file is not one that the site reads: remove it`],
  ]),
  ...["Cookie Policy.md", "cookies.markdown"].map((name): Slip => [
    `a policy's file called ${name}`,
    `policies/${name}`,
    () => readFileSync(join(__dirname, "data/policies/terms.md"), "utf8"),
    [
      `data/policies/${name}:1:1 the name of a policy has small letters, digits and single hyphens, and ends in .md, such as cookies.md: rename it`,
    ],
  ]),
  [
    "a policy called as a page of the site",
    "policies/about.md",
    () => readFileSync(join(__dirname, "data/policies/terms.md"), "utf8"),
    ["data/policies/about.md:1:1 the site has a page /about already: give this file another name"],
  ],
];

/** Lists that are empty, too short or too long. */
const emptyLists: Slip[] = [
  [
    "an empty list",
    "courses.json",
    () => "[]\n",
    ["data/courses.json:1:1 this file must have at least 1 entry, but has 0"],
  ],
  [
    "an empty list in an entry",
    "courses.json",
    (text) => text.replace(/"highlights": \[.*\]/, '"highlights": []'),
    ["data/courses.json:18:19 item 1 (Python), highlights must have at least 3 entries, but has 0"],
  ],
  [
    "an empty group, once",
    "fees.json",
    swap("[", "[{},"),
    ["data/fees.json:1:2 item 1 is empty: write a group with course, duration, fee and popular, or remove it"],
  ],
  [
    "an empty group that must be there",
    "courses.json",
    (text) => text.replace(/"enroll": \{[^}]*\}/, '"enroll": {}'),
    ["data/courses.json:46:15 item 1 (Python), enroll is empty: write a group with heading and text"],
  ],
  [
    "a list that is too short",
    "courses.json",
    swap('["Exercises", "Projects", "Reviews"]', '["Exercises"]'),
    ["data/courses.json:18:19 item 1 (Python), highlights must have at least 3 entries, but has 1"],
  ],
  [
    "a list without its exact length",
    "site.json",
    swap('    {\n      "figure": "4.9/5",\n      "label": "rating"\n    },\n', ""),
    ["data/site.json:30:13 claims must have exactly 3 entries, but has 2"],
  ],
  [
    "more fees than a sheet of the brochure holds",
    "fees.json",
    (text) => {
      const [fee] = JSON.parse(text) as Record<string, unknown>[];
      return JSON.stringify(Array.from({ length: 25 }, (_, index) => ({ ...fee, course: `Course ${index}` })));
    },
    ["data/fees.json:1:1 this file must have at most 24 entries, but has 25"],
  ],
  [
    "nothing about a page without open positions",
    "careers.json",
    (text) => text.replace(/("openings": \{[^[]*"items": \[)[\s\S]*?\n {4}\]/, "$1]"),
    [],
  ],
  [
    "nothing about another number of choices in the form",
    "contact.json",
    swap(
      `,
      {
        "label": "Data Science",
        "link": "/courses/data-science"
      }`,
      "",
    ),
    [],
  ],
  [
    "nothing about another number of categories",
    "blog.json",
    swap('"Python", "Projects', '"Python", "Cloud", "Projects'),
    [],
  ],
];

/** Pictures: missing, in the wrong case, unreadable, oversized; a slash before the name is accepted. */
const pictures: Slip[] = [
  [
    "a picture that is not there",
    "courses.json",
    swap("images/course.png", "images/corse.png"),
    [
      'data/courses.json:25:16 item 1 (Python), hero, picture, src names a picture that is not there: data/images/corse.png; did you mean "images/course.png"?',
    ],
  ],
  [
    "a picture with no name near",
    "courses.json",
    swap("images/course.png", "images/a-group-of-learners.png"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src names a picture that is not there: data/images/a-group-of-learners.png: put the file there, or name another one",
    ],
  ],
  [
    "a picture's name in the wrong case",
    "courses.json",
    swap("images/course.png", "images/Course.png"),
    [
      'data/courses.json:25:16 item 1 (Python), hero, picture, src names a picture that is not there: data/images/Course.png; did you mean "images/course.png"?',
    ],
  ],
  [
    "a picture for shared links that is not there",
    "site.json",
    swap("/share.png", "/Share.png"),
    ['data/site.json:7:17 shareImage names a picture that is not there: static/Share.png; did you mean "/share.png"?'],
  ],
  [
    "a file that is no picture",
    "images/service.png",
    () => "<html>",
    [
      "data/services.json:38:16 item 1 (Internships), hero, picture, src names a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG",
    ],
  ],
  [
    "a picture whose end is cut off",
    "images/service.png",
    // Its first 80 bytes still tell its size.
    () => readFileSync(join(__dirname, "data/images/service.png")).subarray(0, 80),
    [
      "data/services.json:38:16 item 1 (Internships), hero, picture, src names a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG",
    ],
  ],
  [
    "a drawing that is called .png",
    "images/service.png",
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>',
    [
      "data/services.json:38:16 item 1 (Internships), hero, picture, src names a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG",
    ],
  ],
  ...(
    [
      [12_000, 8_000, "of 12,000 × 8,000 pixels, which is too large: save it again with 2,000 on its longer side"],
      [30_000, 30_000, "of 30,000 × 30,000 pixels, which is too large: save it again with 2,000 on its longer side"],
      [
        300,
        4_000,
        "of 300 × 4,000 pixels, which is too slim: cut it to a side at most three times as long as the other",
      ],
    ] as const
  ).map(([width, height, slip]): Slip => [
    `a picture of ${width} by ${height} pixels`,
    "images/service.png",
    () => pictureOf(width, height),
    [`data/services.json:38:16 item 1 (Internships), hero, picture, src names a picture ${slip}`],
  ]),
  [
    "a picture of many megabytes",
    "images/service.png",
    () => Buffer.concat([readFileSync(join(__dirname, "data/images/service.png")), Buffer.alloc(11_500_000)]),
    [
      "data/services.json:38:16 item 1 (Internships), hero, picture, src names a picture of 12 MB, which is too large: save it again as JPEG, with 2,000 pixels on its longer side",
    ],
  ],
  [
    "a picture's name whose ending is in capitals",
    "courses.json",
    swap("images/course.png", "images/AI.PNG"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src has an ending in capitals: rename the file to images/AI.png, and write the same here",
    ],
  ],
  [
    "a picture's name with blanks",
    "courses.json",
    swap("images/course.png", "images/my new course.png"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src has a blank in its name: rename the file to images/my-new-course.png, and write the same here",
    ],
  ],
  ...["gif", "svg", "HEIC"].map((ending): Slip => [
    `a picture of a kind that is not shown: .${ending}`,
    "courses.json",
    swap("images/course.png", `images/course.${ending}`),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src names a kind of file that the site does not show: save the picture as PNG or JPEG, and name that file here",
    ],
  ]),
  [
    "a picture that stands in another folder",
    "courses.json",
    swap("images/course.png", "images/new/2026/course.png"),
    [
      'data/courses.json:25:16 item 1 (Python), hero, picture, src names a picture that is not there: data/images/new/2026/course.png; did you mean "images/course.png"?',
    ],
  ],
  [
    "nothing about a slash before a picture's name, which is taken off",
    "courses.json",
    swap("images/course.png", "/images/course.png"),
    [],
  ],
  [
    "a picture named without its folder, once",
    "courses.json",
    swap("images/course.png", "course.png"),
    [
      'data/courses.json:25:16 item 1 (Python), hero, picture, src must be a picture below data/images/, such as images/courses/python.png, but is "course.png"',
    ],
  ],
  [
    "the picture's path data/images/course.png",
    "courses.json",
    swap("images/course.png", "data/images/course.png"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src must begin with images/ and have / between folders: write images/course.png",
    ],
  ],
  [
    "the picture's path ./images/course.png",
    "courses.json",
    swap("images/course.png", "./images/course.png"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src must begin with images/ and have / between folders: write images/course.png",
    ],
  ],
  [
    "the picture's path images\\course.png",
    "courses.json",
    swap("images/course.png", "images\\\\course.png"),
    [
      "data/courses.json:25:16 item 1 (Python), hero, picture, src must begin with images/ and have / between folders: write images/course.png",
    ],
  ],
];

/** Alt texts: missing, empty. */
const altTexts: Slip[] = [
  [
    "a missing description of a picture",
    "courses.json",
    swap(',\n        "alt": "A learner at a laptop."', ""),
    [
      "data/courses.json:24:18 item 1 (Python), hero, picture, alt is missing: add it, one line of text in quotes that says what the picture shows, for people who do not see it",
    ],
  ],
  [
    "an empty description of a picture",
    "courses.json",
    swap('"alt": "A learner at a laptop."', '"alt": ""'),
    [
      "data/courses.json:26:16 item 1 (Python), hero, picture, alt must not be empty: write one line of text in quotes that says what the picture shows, for people who do not see it",
    ],
  ],
  [
    "a description of a picture that is a blank",
    "courses.json",
    swap('"alt": "A learner at a laptop."', '"alt": " "'),
    [
      'data/courses.json:26:16 item 1 (Python), hero, picture, alt must be one line of text in quotes that says what the picture shows, for people who do not see it, but is " "',
    ],
  ],
];

/** Values: a number in quotes, a wrong type, a wrong choice, null, out of range. */
const types: Slip[] = [
  [
    "a number in quotes",
    "courses.json",
    swap("15000", '"15000"'),
    [
      'data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
    ],
  ],
  [
    "a year in quotes",
    "careers.json",
    swap('"since": 2018', '"since": "2018"'),
    [
      'data/careers.json:84:18 team, items 1 (Bhavani Thimmaiah), since must be a year from 1990 to 2100 without quotes, but is "2018"',
    ],
  ],
  [
    "true in quotes",
    "courses.json",
    swap('"popular": false', '"popular": "true"'),
    ['data/courses.json:12:16 item 1 (Python), popular must be true or false without quotes, but is "true"'],
  ],
  [
    "a text instead of a list",
    "courses.json",
    swap('["Exercises", "Projects", "Reviews"]', '"Exercises"'),
    ['data/courses.json:18:19 item 1 (Python), highlights must be a list in [ ], but is "Exercises"'],
  ],
  [
    "a list instead of a group of fields",
    "courses.json",
    swap(
      '"enroll": {\n      "heading": "Ready?",\n      "text": "Join the next batch."\n    }',
      '"enroll": ["Ready?"]',
    ),
    ["data/courses.json:46:15 item 1 (Python), enroll must be a group of fields in { }, but is a list"],
  ],
  [
    "a number instead of a text",
    "courses.json",
    swap('"title": "Python"', '"title": 7'),
    [
      "data/courses.json:4:14 item 1 (python), title must be one line of text in quotes, without a blank at either end, but is 7",
    ],
  ],
  [
    "a value that is nearly one of a fixed choice",
    "courses.json",
    swap('"leaf"', '"leef"'),
    [
      'data/courses.json:6:17 item 1 (Python), gradient must be one of indigo, leaf, lilac, clay, but is "leef"; did you mean "leaf"?',
    ],
  ],
  ...[
    ["Advanced to Beginner", ""],
    ["Expert to Expert", ""],
    ["Beginners", '; did you mean "Beginner"?'],
  ].map(([level, mend]): Slip => [
    `the level ${level}`,
    "courses.json",
    swap('"level": "Beginner"', `"level": "${level}"`),
    [
      `data/courses.json:16:14 item 1 (Python), level must be Beginner, Intermediate, Advanced or Expert, or two of them with the lower first, as in Beginner to Advanced, but is "${level}"${mend}`,
    ],
  ]),
  ...["Beginner to Advanced", "Advanced to Expert", "Expert"].map((level): Slip => [
    `nothing about the level ${level}`,
    "courses.json",
    swap('"level": "Beginner"', `"level": "${level}"`),
    [],
  ]),
  [
    "a form that is delivered to Netlify in capitals",
    "site.json",
    swap('"delivery": "netlify"', '"delivery": "Netlify"'),
    [
      'data/site.json:28:17 forms, delivery must be netlify, none, or an address that starts with https://, but is "Netlify"; did you mean "netlify"?',
    ],
  ],
  [
    "null",
    "courses.json",
    swap('"title": "Python"', '"title": null'),
    [
      "data/courses.json:4:14 item 1 (python), title must not be null: write one line of text in quotes, without a blank at either end",
    ],
  ],
  [
    "null instead of a group",
    "courses.json",
    swap('"enroll": {\n      "heading": "Ready?",\n      "text": "Join the next batch."\n    }', '"enroll": null'),
    ["data/courses.json:46:15 item 1 (Python), enroll must not be null: write a group with heading and text"],
  ],
  [
    "null in a field that may be left out",
    "courses.json",
    swap('"price": 15000', '"keySkills": null,\n    "price": 15000'),
    [
      "data/courses.json:13:18 item 1 (Python), keySkills must not be null: write a list in [ ], or remove the whole field",
    ],
  ],
  [
    "a number out of its range",
    "testimonials.json",
    swap('"rating": 5', '"rating": 6'),
    ["data/testimonials.json:7:15 item 1 (Asha Rao), rating must be at most 5, but is 6"],
  ],
  [
    "a large number out of its range",
    "courses.json",
    swap("15000", "20000000"),
    ["data/courses.json:13:14 item 1 (Python), price must be at most 1,00,00,000, but is 20000000"],
  ],
  [
    "a refund within no day",
    "refund.json",
    swap('"days": 7', '"days": 0'),
    ["data/refund.json:5:11 days must be at least 1, but is 0"],
  ],
  [
    "a year that is none",
    "careers.json",
    swap('"since": 2018', '"since": 18'),
    ["data/careers.json:84:18 team, items 1 (Bhavani Thimmaiah), since must be a year from 1990 to 2100, but is 18"],
  ],
  [
    "a fee of nothing",
    "fees.json",
    swap("15000", "0"),
    ["data/fees.json:5:12 item 1 (Python), fee must be at least 1, but is 0"],
  ],
];

/** Fields: missing, misspelt, unknown, given twice. */
const fields: Slip[] = [
  [
    "a missing field",
    "courses.json",
    swap('    "price": 15000,\n', ""),
    [
      "data/courses.json:2:3 item 1 (Python), price is missing: add it, whole rupees without quotes or commas, such as 15000",
    ],
  ],
  [
    "a missing group of fields",
    "courses.json",
    swap(',\n    "enroll": {\n      "heading": "Ready?",\n      "text": "Join the next batch."\n    }', ""),
    ["data/courses.json:2:3 item 1 (Python), enroll is missing: add it, a group with heading and text"],
  ],
  [
    "a course without the line that other pages may lack",
    "courses.json",
    swap('      "tagline": "From first script to working app",\n', ""),
    [
      "data/courses.json:19:13 item 1 (Python), hero, tagline is missing: add it, one line of text in quotes, without a blank at either end",
    ],
  ],
  [
    "a misspelt field, but not a second time as missing",
    "courses.json",
    swap('"fromWeek": 3', '"formWeek": 3'),
    [
      'data/courses.json:40:9 item 1 (Python), modules 2 (Functions), formWeek is not a field of this file; did you mean "fromWeek"?',
    ],
  ],
  [
    "a misspelt field in capitals",
    "courses.json",
    swap('"price": 15000', '"PRICE": 15000'),
    ['data/courses.json:13:5 item 1 (Python), PRICE is not a field of this file; did you mean "price"?'],
  ],
  [
    "that line under a name with a slip, once",
    "courses.json",
    swap('"tagline": "From first', '"tagLine": "From first'),
    ['data/courses.json:21:7 item 1 (Python), hero, tagLine is not a field of this file; did you mean "tagline"?'],
  ],
  [
    "a misspelt slug field, but not the links to its page",
    "courses.json",
    swap('"slug": "python"', '"slugg": "python"'),
    ['data/courses.json:3:5 item 1 (Python), slugg is not a field of this file; did you mean "slug"?'],
  ],
  [
    "a field in two spellings, and what is wrong with the right one",
    "courses.json",
    swap('"price": 15000', '"Price": 15000,\n    "price": "15000"'),
    [
      "data/courses.json:13:5 item 1 (Python), Price is not a field of this file: remove it",
      'data/courses.json:14:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
    ],
  ],
  [
    "an unknown field",
    "courses.json",
    swap('"price": 15000', '"teacher": "Asha",\n    "price": 15000'),
    ["data/courses.json:13:5 item 1 (Python), teacher is not a field of this file: remove it"],
  ],
  [
    "a field given twice",
    "courses.json",
    swap('"price": 15000', '"price": 15000,\n    "price": 18000'),
    ["data/courses.json:14:5 item 1 (Python), price is given twice, first in line 13: remove one of the two"],
  ],
  [
    "a slug given twice, once",
    "courses.json",
    swap('"slug": "python",', '"slug": "python",\n    "slug": "python",'),
    ["data/courses.json:4:5 item 1 (Python), slug is given twice, first in line 3: remove one of the two"],
  ],
];

/** Titles and slugs: empty, taken, not fit for an address. */
const names: Slip[] = [
  [
    "an empty title, once",
    "courses.json",
    swap('"title": "Python"', '"title": ""'),
    [
      "data/courses.json:4:14 item 1 (python), title must not be empty: write one line of text in quotes, without a blank at either end",
    ],
  ],
  [
    "a text that is too long",
    "courses.json",
    swap('"title": "Python"', '"title": "Python, from the very first line to a service"'),
    [
      "data/courses.json:4:14 item 1 (Python, from the very first line to a service), title must be at most 40 characters long, but has 45",
    ],
  ],
  [
    "a slug that is taken",
    "courses.json",
    swap('"slug": "data-science"', '"slug": "python"'),
    ['data/courses.json:52:13 item 2 (Data Science), slug "python" is already taken in line 3: choose another one'],
  ],
  [
    "a slug that is taken, but not the links to the page whose slug it was",
    "courses.json",
    swap('"slug": "python"', '"slug": "data-science"'),
    [
      'data/courses.json:52:13 item 2 (Data Science), slug "data-science" is already taken in line 3: choose another one',
    ],
  ],
  [
    "a name that is taken",
    "courses.json",
    swap('"title": "Data Science"', '"title": "Python"'),
    ['data/courses.json:53:14 item 2 (Python), title "Python" is already taken in line 4: choose another one'],
  ],
  [
    "a module's name that its course has already",
    "courses.json",
    swap('"title": "Functions"', '"title": "First steps"'),
    [
      'data/courses.json:39:18 item 1 (Python), modules 2 (First steps), title "First steps" is already taken in line 32: choose another one',
    ],
  ],
  [
    "a page title that another page of the file has",
    "courses.json",
    swap('"title": "Data Science course"', '"title": "Python course"'),
    [
      'data/courses.json:57:16 item 2 (Data Science), seo, title "Python course" is already taken in line 8: choose another one',
    ],
  ],
  [
    "a page title that a page of another file has",
    "not-found.json",
    swap('"title": "Page not found"', '"title": "Home"'),
    ['data/not-found.json:4:14 seo, title "Home" is already taken in data/home.json, line 3: choose another one'],
  ],
  [
    "a description for search results that another page has",
    "not-found.json",
    swap("Page not found: a description", "Home: a description"),
    [
      'data/not-found.json:5:20 seo, description "Home: a description that is long enough for the results of a search: it says what the page holds, and why one should open it now." is already taken in data/home.json, line 4: choose another one',
    ],
  ],
  [
    "a text that its list has already",
    "courses.json",
    swap('"Reviews"', '"Exercises"'),
    [
      'data/courses.json:18:45 item 1 (Python), highlights 3 is "Exercises", which this list already has in line 18: remove one of the two',
    ],
  ],
  [
    "a course twice in the fee list",
    "fees.json",
    copyItem("  "),
    ['data/fees.json:9:15 item 2 (Python), course "Python" is already taken in line 3: choose another one'],
  ],
  [
    "nothing about two positions of one name",
    "careers.json",
    copyItem("      ", '"openings"', swap('"data-engineering-trainer"', '"second-trainer"')),
    [],
  ],
  [
    "a picture and its description twice in an album",
    "gallery.json",
    edits(copyItem("        "), swap('"images": 1', '"images": 2')),
    [
      'data/gallery.json:76:18 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), pictures 2, src "images/course.png" is already taken in line 72: choose another one',
      'data/gallery.json:77:18 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), pictures 2, alt "A team of four works on laptops around a long table at night under bunting, with the city lit up outside." is already taken in line 73: choose another one',
    ],
  ],
  [
    "a slug with capitals and spaces, but not the links to its page",
    "courses.json",
    swap('"slug": "python"', '"slug": "Python Course"'),
    [
      'data/courses.json:3:13 item 1 (Python), slug must be small letters, digits and single hyphens, such as data-science, but is "Python Course"',
    ],
  ],
  ...["Python", "my python", "python?", "python#1", "/courses/python", ""].map((slug): Slip => [
    `the slug “${slug}”`,
    "courses.json",
    swap('"slug": "python"', `"slug": "${slug}"`),
    [
      `data/courses.json:3:13 item 1 (Python), slug must be small letters, digits and single hyphens, such as data-science, but is "${slug}"`,
    ],
  ]),
];

/** A group where the file is a list, and the reverse. */
const roots: Slip[] = [
  [
    "a group of fields instead of the list that a file is",
    "courses.json",
    (text) => `{ "courses": ${text} }`,
    [
      'data/courses.json:1:1 this file must be a list in [ ], but is a group of fields: remove { "courses": at its start and the } at its end',
    ],
  ],
  [
    "an entry alone where the file is a list",
    "testimonials.json",
    (text) => JSON.stringify((JSON.parse(text) as object[])[0]),
    [
      "data/testimonials.json:1:1 this file must be a list in [ ], but is a group of fields: put a [ before it and a ] after it",
    ],
  ],
  [
    "a list where the file is a group",
    "home.json",
    (text) => `[${text}]`,
    [
      "data/home.json:1:1 this file must be a group of fields in { }, but is a list: remove the [ at its start and the ] at its end",
    ],
  ],
  [
    "a text where the file is a group",
    "home.json",
    () => '"Home"',
    ['data/home.json:1:1 this file must be a group of fields in { }, but is "Home": bring its text back'],
  ],
];

/** Links to pages that do not exist. */
const links: Slip[] = [
  [
    "a link that leads to no page",
    "home-courses.json",
    swap('"/courses/python"', '"/courses/pyton"'),
    [
      'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/courses/pyton"; did you mean "/courses/python"?',
    ],
  ],
  [
    "a link that leads nowhere near a page",
    "home-courses.json",
    swap('"/courses/python"', '"/brochures/latest-edition"'),
    [
      'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/brochures/latest-edition": name a page such as /courses',
    ],
  ],
  [
    "a link that leads to no page of its folder, though one elsewhere is called nearly so",
    "home-courses.json",
    swap('"/courses/python"', '"/courses/abuot"'),
    [
      'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/courses/abuot": name a page such as /courses',
    ],
  ],
  [
    "a link whose folder is misspelt, too",
    "home-courses.json",
    swap('"/courses/python"', '"/course/pyton"'),
    [
      'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/course/pyton"; did you mean "/courses/python"?',
    ],
  ],
  [
    "a link with a slash at its end",
    "home-courses.json",
    swap('"/courses/python"', '"/courses/python/"'),
    [
      'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/courses/python/"; did you mean "/courses/python"?',
    ],
  ],
  ...["/courses", "/about"].map((link): Slip => [
    `a choice of course that leads to ${link}`,
    "contact.json",
    swap('"/courses/data-science"', `"${link}"`),
    [
      `data/contact.json:47:17 form, courses 2 (Data Science), link must be the page of a course, such as /courses/python, but is "${link}"`,
    ],
  ]),
  [
    "a choice of course that leads to no page",
    "contact.json",
    swap('"/courses/data-science"', '"/courses/data-sciense"'),
    [
      'data/contact.json:47:17 form, courses 2 (Data Science), link leads to no page of this site: "/courses/data-sciense"; did you mean "/courses/data-science"?',
    ],
  ],
];

/** Categories that no list has, and counts that contradict their list. */
const categories: Slip[] = [
  [
    "an article in a category that the blog does not have",
    "blog.json",
    swap('"category": "AI agents"', '"category": "AI agent"'),
    [
      'data/blog.json:47:19 articles 1 (A gate for every agent), category must be one of AI agents, Data engineering, DevOps, Python, Projects and research, Careers, but is "AI agent"; did you mean "AI agents"?',
    ],
  ],
  [
    "a count that contradicts its list",
    "gallery.json",
    swap('"images": 1', '"images": 4'),
    [
      "data/gallery.json:69:17 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), images must be 1, the number of entries in pictures, but is 4",
    ],
  ],
  [
    "two featured articles",
    "blog.json",
    swap('"featured": false', '"featured": true'),
    [
      "data/blog.json:69:19 articles 2 (A lakehouse on Azure, from 80 messy files a day), featured must be false, because articles 1 is featured already: exactly one article has true",
    ],
  ],
  [
    "no featured article",
    "blog.json",
    swap('"featured": true', '"featured": false'),
    ["data/blog.json:39:15 articles must have exactly one article with featured true, but has none"],
  ],
];

/** Dates that are none, e-mail addresses and telephone numbers that are none, office hours. */
const contact: Slip[] = [
  [
    "a day that does not exist",
    "gallery.json",
    swap('"date": "2026-10-10"', '"date": "2026-02-30"'),
    [
      'data/gallery.json:65:15 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), date must be a day that exists, written year-month-day, such as 2026-08-15, but is "2026-02-30"',
    ],
  ],
  ...["15 August 2026", "15/08/2026", "2026-8-15", "soon", ""].map((day): Slip => [
    `the day “${day}”`,
    "gallery.json",
    swap('"date": "2026-10-10"', `"date": "${day}"`),
    [
      `data/gallery.json:65:15 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), date must be a day that exists, written year-month-day, such as 2026-08-15, but is "${day}"`,
    ],
  ]),
  [
    "a change that is still to come",
    "contact.json",
    swap("2026-11-14", "2999-01-01"),
    ["data/contact.json:5:16 seo, updated must be a day from 1990 to 2099, but is 2999-01-01"],
  ],
  ...["hello at test.example", "hello@test", "hello@test.example, info@test.example", ""].map((email): Slip => [
    `the e-mail address “${email}”`,
    "site.json",
    swap('"hello@test.example"', `"${email}"`),
    [`data/site.json:12:14 contact, email must be an e-mail address such as hello@banyan.example, but is "${email}"`],
  ]),
  ...['"98450 12345"', '"call us"', "9845012345", '""'].map((phone): Slip => [
    `the telephone number ${phone}`,
    "site.json",
    (text) => text.replace(/"phone": ".*"/, `"phone": ${phone}`),
    [
      `data/site.json:10:14 contact, phone must be a telephone number in quotes with the country's code, such as +91-98450 12345, but is ${phone}`,
    ],
  ]),
  ...["08:30", "09:00"].map((time): Slip => [
    `an office that opens at 09:00 and closes at ${time}`,
    "site.json",
    swap('"18:30"', `"${time}"`),
    [`data/site.json:23:19 contact, hours 1, closes must be later than opens (09:00), but is ${time}`],
  ]),
  ...["Monday to Friday", "Mon - Fri", "mon", "Fri to Fri"].map((days): Slip => [
    `office hours of ${days}`,
    "site.json",
    swap('"Mon to Fri"', `"${days}"`),
    [
      `data/site.json:21:17 contact, hours 1, days must be a row of days such as Mon to Fri, or a day such as Sat, with Sun, Mon, Tue, Wed, Thu, Fri and Sat, but is "${days}"`,
    ],
  ]),
  [
    "a day with office hours twice",
    "site.json",
    swap(
      '"18:30"\n      }\n',
      '"18:30"\n      },\n      { "days": "Fri to Sun", "opens": "10:00", "closes": "16:00" }\n',
    ),
    [
      'data/site.json:25:17 contact, hours 2, days must not hold Friday, which has its hours already above, but is "Fri to Sun"',
    ],
  ],
  [
    "nothing about office hours of each day once, over the week's end",
    "site.json",
    swap(
      '"18:30"\n      }\n',
      '"18:30"\n      },\n      { "days": "Sat to Sun", "opens": "10:00", "closes": "16:00" }\n',
    ),
    [],
  ],
];

/** The head of a policy. */
const heads: Slip[] = [
  [
    "a policy without its head",
    "policies/terms.md",
    swap("---\n", ""),
    ["data/policies/terms.md:1:1 the head is missing: write a line ---, under it the fields, and another line ---"],
  ],
  [
    "a policy whose head is not closed",
    "policies/terms.md",
    swap('"2024-12-01"\n---', '"2024-12-01"'),
    ["data/policies/terms.md:7:1 the head is not closed: write a line --- here, under its last field"],
  ],
  [
    "a policy whose head begins below an empty line",
    "policies/terms.md",
    (text) => `\n${text}`,
    ["data/policies/terms.md:1:1 the line --- of the head must be the first one: remove the empty line above it"],
  ],
  [
    "a policy whose line --- ends in a blank",
    "policies/terms.md",
    swap("---\n", "--- \n"),
    ["data/policies/terms.md:1:1 a line of the head must be --- alone, three hyphens without a blank: write it so"],
  ],
  [
    "a line of a policy's head without quotes",
    "policies/terms.md",
    swap('"Terms"', "Terms"),
    [
      "data/policies/terms.md:2:1 this line is not a field of the head: write the field's name, with nothing before it, a colon, one blank, and text in quotes (\"), or remove the line",
    ],
  ],
  [
    "a line of a policy's head with a tab, once",
    "policies/terms.md",
    swap("title: ", "title:\t"),
    [
      "data/policies/terms.md:2:1 this line is not a field of the head: write the field's name, with nothing before it, a colon, one blank, and text in quotes (\"), or remove the line",
    ],
  ],
  [
    "a misspelt field of a policy's head",
    "policies/terms.md",
    swap("lastUpdated:", "lastUpdate:"),
    ['data/policies/terms.md:6:1 lastUpdate is not a field of this file; did you mean "lastUpdated"?'],
  ],
  [
    "a policy's head without its title",
    "policies/terms.md",
    (text) => text.replace(/title: .*\n/, ""),
    ["data/policies/terms.md:1:1 title is missing: add it, one line of text in quotes, without a blank at either end"],
  ],
  [
    "a field of a policy's head given twice",
    "policies/privacy.md",
    swap('title: "Privacy"\n', 'title: "Privacy"\ntitle: "Privacy"\n'),
    ["data/policies/privacy.md:3:1 title is given twice: remove one of the two"],
  ],
  [
    "a policy's date that is none",
    "policies/privacy.md",
    swap('"2024-12-01"', '"December 2024"'),
    [
      'data/policies/privacy.md:6:1 lastUpdated must be a day that exists, written year-month-day, such as 2026-08-15, but is "December 2024"',
    ],
  ],
  [
    "a policy's change that is still to come",
    "policies/privacy.md",
    swap('"2024-12-01"', '"2999-01-01"'),
    ["data/policies/privacy.md:6:1 lastUpdated must be a day from 1990 to 2099, but is 2999-01-01"],
  ],
  ...[
    ["Section 99", '; did you mean "Section 9"?'],
    ["Money back", ": write the heading of one, or remove this line"],
  ].map(([name, mend]): Slip => [
    `the refund helper of a section ${name}`,
    "policies/terms.md",
    swap('lastUpdated: "2024-12-01"', `lastUpdated: "2024-12-01"\nrefundSection: "${name}"`),
    [`data/policies/terms.md:7:1 refundSection names no section of this policy: "${name}"${mend}`],
  ]),
  [
    "nothing about the refund helper of a section that is there",
    "policies/terms.md",
    swap('lastUpdated: "2024-12-01"', 'lastUpdated: "2024-12-01"\nrefundSection: "Section 4"'),
    [],
  ],
];

/** The ten sections of a policy. */
const sections: Slip[] = [
  [
    "a policy with nine sections",
    "policies/terms.md",
    swap("## Section 4\n", "Section 4\n"),
    ["data/policies/terms.md:1:1 this policy must have 10 sections, each beginning with ## and a heading, but has 9"],
  ],
  [
    "a policy with eleven sections",
    "policies/terms.md",
    (text) => `${text}\n## More\n\nText.\n`,
    ["data/policies/terms.md:49:1 this policy must have 10 sections, each beginning with ## and a heading, but has 11"],
  ],
  [
    "a policy whose first heading has lost its signs, once",
    "policies/terms.md",
    swap("## Section 1\n", "Section 1\n"),
    [
      "data/policies/terms.md:9:1 no page shows the text above the first ##: move it under a heading, or write ## before its own heading",
    ],
  ],
  [
    "a policy whose first heading lacks the blank, once",
    "policies/terms.md",
    swap("## Section 1\n", "##Section 1\n"),
    [
      "data/policies/terms.md:9:1 a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
    ],
  ],
  [
    "a policy's heading given twice",
    "policies/terms.md",
    swap("## Section 4\n", "## Section 3\n"),
    ['data/policies/terms.md:21:1 "## Section 3" is already the heading of line 17: choose another one'],
  ],
  [
    "a policy's text above its first heading",
    "policies/privacy.md",
    swap("## Section 1\n", "In short.\n\n## Section 1\n"),
    [
      "data/policies/privacy.md:9:1 no page shows the text above the first ##: move it under a heading, or write ## before its own heading",
    ],
  ],
  [
    "a policy's heading that differs from another in signs only",
    "policies/terms.md",
    swap("## Section 4\n", "## Section: 3\n"),
    ['data/policies/terms.md:21:1 "## Section: 3" is too much like the heading of line 17: choose another one'],
  ],
  [
    "a policy's heading that the page has itself",
    "policies/terms.md",
    swap("## Section 4\n", "## Contents\n"),
    ['data/policies/terms.md:21:1 "## Contents" has a meaning of its own on the page: choose another heading'],
  ],
  [
    "a policy's line # Privacy",
    "policies/privacy.md",
    swap("What section 1 says.", "# Privacy"),
    [
      "data/policies/privacy.md:11:1 a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
    ],
  ],
  [
    "a policy's line  ## Privacy",
    "policies/privacy.md",
    swap("What section 1 says.", " ## Privacy"),
    [
      "data/policies/privacy.md:11:1 a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
    ],
  ],
  [
    "a policy's line #Privacy",
    "policies/privacy.md",
    swap("What section 1 says.", "#Privacy"),
    [
      "data/policies/privacy.md:11:1 a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
    ],
  ],
  [
    "a policy's line - ## Privacy",
    "policies/privacy.md",
    swap("What section 1 says.", "- ## Privacy"),
    [
      "data/policies/privacy.md:11:1 a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
    ],
  ],
  [
    "a policy's heading underlined with ===",
    "policies/privacy.md",
    swap("What section 1 says.", "What section 1 says.\n==="),
    [
      "data/policies/privacy.md:12:1 a line of === or --- makes a heading of the text above it: remove it, or put an empty line above",
    ],
  ],
  [
    "a policy's heading underlined with ---",
    "policies/privacy.md",
    swap("What section 1 says.", "What section 1 says.\n---"),
    [
      "data/policies/privacy.md:12:1 a line of === or --- makes a heading of the text above it: remove it, or put an empty line above",
    ],
  ],
];

/** Scripts, HTML and what else is no plain text. */
const html: Slip[] = [
  [
    "HTML as in <script>alert(1)</script>",
    "contact.json",
    swap('"Get Directions"', '"<script>alert(1)</script>"'),
    [
      "data/contact.json:101:15 campus, action holds HTML (<script), which visitors would read as it is: write plain text",
    ],
  ],
  [
    "HTML as in <b>Get</b> there",
    "contact.json",
    swap('"Get Directions"', '"<b>Get</b> there"'),
    ["data/contact.json:101:15 campus, action holds HTML (<b>), which visitors would read as it is: write plain text"],
  ],
  [
    "HTML as in Get<br/>there",
    "contact.json",
    swap('"Get Directions"', '"Get<br/>there"'),
    [
      "data/contact.json:101:15 campus, action holds HTML (<br/>), which visitors would read as it is: write plain text",
    ],
  ],
  [
    "HTML as in <!-- Get there -->",
    "contact.json",
    swap('"Get Directions"', '"<!-- Get there -->"'),
    ["data/contact.json:101:15 campus, action holds HTML (<!--), which visitors would read as it is: write plain text"],
  ],
  [
    "the code of a character",
    "contact.json",
    swap('"Get Directions"', '"Here &amp; there"'),
    ["data/contact.json:101:15 campus, action holds the code of a character (&amp;): write the character itself"],
  ],
  ["nothing about signs that are no HTML", "contact.json", swap('"Get Directions"', '"5 < 6 & a > b; R&D; Q&A"'), []],
  [
    "HTML in the head of a policy",
    "policies/privacy.md",
    swap('title: "', 'title: "<b>'),
    ["data/policies/privacy.md:2:1 this line holds HTML (<b>), which visitors would read as it is: write plain text"],
  ],
  [
    "HTML in a policy",
    "policies/privacy.md",
    swap("What section 1 says.", "What <b>section</b> 1 says."),
    ["data/policies/privacy.md:11:6 HTML is not allowed in a policy: write plain text, or Markdown"],
  ],
  [
    "a script in a policy",
    "policies/privacy.md",
    swap("What section 1 says.", "<script>alert(1)</script>"),
    ["data/policies/privacy.md:11:1 HTML is not allowed in a policy: write plain text, or Markdown"],
  ],
  [
    "code in a policy",
    "policies/privacy.md",
    swap("What section 1 says.", "```\nWhat section 1 says."),
    ["data/policies/privacy.md:11:1 code is not allowed in a policy: remove this line, and write plain text"],
  ],
  [
    "a picture in a policy",
    "policies/privacy.md",
    swap("What section 1 says.", "See ![our office](https://banyan.example/office.png)."),
    ["data/policies/privacy.md:11:5 a picture is not allowed in a policy: remove it"],
  ],
  [
    "a policy's link to no page",
    "policies/privacy.md",
    swap("What section 1 says.", "Read [our terms](/term)."),
    ['data/policies/privacy.md:11:18 this link leads to no page of this site: "/term"; did you mean "/terms"?'],
  ],
  [
    "a link of a policy whose address is elsewhere",
    "policies/privacy.md",
    swap("What section 1 says.", "Read [our terms][1].\n\n[1]: /terms"),
    [
      "data/policies/privacy.md:11:16 the address of a link belongs right behind its words, as in [contact page](/contact): write it there",
      "data/policies/privacy.md:13:1 the address of a link belongs right behind its words, as in [contact page](/contact): write it there",
    ],
  ],
  [
    "a policy's link without its slash",
    "policies/privacy.md",
    swap("What section 1 says.", "Read [our terms](terms)."),
    [
      'data/policies/privacy.md:11:18 this link must be a page such as /contact, or start with https://, mailto: or tel:, but is "terms"; did you mean "/terms"?',
    ],
  ],
  [
    "a policy's link that runs a script",
    "policies/privacy.md",
    swap("What section 1 says.", "Read [our terms](javascript:alert)."),
    [
      'data/policies/privacy.md:11:18 this link must be a page such as /contact, or start with https://, mailto: or tel:, but is "javascript:alert"',
    ],
  ],
  [
    "a policy's link that is not encrypted",
    "policies/privacy.md",
    swap("What section 1 says.", "Read http://banyan.example today."),
    [
      'data/policies/privacy.md:11:6 this link must be a page such as /contact, or start with https://, mailto: or tel:, but is "http://banyan.example"',
    ],
  ],
  [
    "nothing about a policy's links to pages, other sites, e-mail and telephone",
    "policies/privacy.md",
    swap(
      "What section 1 says.",
      "[a](/courses/python#projects) [b](https://banyan.example) [c](mailto:hello@banyan.example) [d](tel:+919845012345)",
    ),
    [],
  ],
  [
    "nothing about a policy with the line ends of Windows",
    "policies/privacy.md",
    (text) => text.replaceAll("\n", "\r\n"),
    [],
  ],
  [
    "a character that the fonts lack",
    "contact.json",
    swap('"Get Directions"', '"Get Directions →"'),
    [
      "data/contact.json:101:15 campus, action holds → (U+2192), which the fonts of the site do not have: write it another way",
    ],
  ],
  [
    "several characters that the fonts lack, once each, and those that nobody sees by their code",
    "courses.json",
    swap('"Reviews"', '"Reviews ✓ ✓ 🎉\u200B"'),
    [
      "data/courses.json:18:45 item 1 (Python), highlights 3 holds ✓ (U+2713), 🎉 (U+1F389) and U+200B, which the fonts of the site do not have: write it another way",
    ],
  ],
  [
    "a sign that nobody sees",
    "courses.json",
    swap('"Reviews"', '"Reviews\u200B"'),
    [
      "data/courses.json:18:45 item 1 (Python), highlights 3 holds an invisible sign (U+200B), as copied texts do: type these words anew",
    ],
  ],
  [
    "a character of a policy's text that the fonts lack",
    "policies/privacy.md",
    swap("What section 1 says.", "What section 1 says ≤ that."),
    [
      "data/policies/privacy.md:11:1 this line holds ≤ (U+2264), which the fonts of the site do not have: write it another way",
    ],
  ],
  [
    "a character of a policy's head that the fonts lack",
    "policies/terms.md",
    swap('title: "Terms"', 'title: "Terms ™"'),
    [
      "data/policies/terms.md:2:1 this line holds ™ (U+2122), which the fonts of the site do not have: write it another way",
    ],
  ],
  ["nothing about the portrait of a testimonial", "testimonials.json", swap('"👩"', '"👩🏽‍💼"'), []],
];

/** Sentences with places that the site fills in, and headings with an underline. */
const sentences: Slip[] = [
  ...["Possible.", "{enrolled}: possible.", "{enrolled}: {last} }."].map((sentence): Slip => [
    `the sentence ${sentence}`,
    "refund.json",
    swap('"Enrolled on {enrolled}: possible until {last}."', `"${sentence}"`),
    [
      `data/refund.json:7:15 possible must be a sentence with {enrolled} and {last} in it, and no other braces, but is "${sentence}"`,
    ],
  ]),
  ...[
    [
      "{enrolled}: possible until {lst}.",
      '{lst}, but only {enrolled} and {last} are filled in here; did you mean "{last}"?',
    ],
    ["{enrolled}: {last}, {today}.", "{today}, but only {enrolled} and {last} are filled in here: remove it"],
  ].map(([sentence, slip]): Slip => [
    `the sentence ${sentence}`,
    "refund.json",
    swap('"Enrolled on {enrolled}: possible until {last}."', `"${sentence}"`),
    [`data/refund.json:7:15 possible holds ${slip}`],
  ]),
  [
    "a misspelt place in the line of a purpose",
    "contact.json",
    swap('(office hours: {hours}):"', '(office hours: {hour}):"'),
    [
      'data/contact.json:58:17 form, openers 2, line holds {hour}, but only {hours} is filled in here; did you mean "{hours}"?',
    ],
  ],
  [
    "a place of another sentence in the line of a purpose",
    "contact.json",
    swap("enroll in a course.", "enroll by {button}."),
    ["data/contact.json:53:17 form, openers 1, line holds {button}, but only {hours} is filled in here: remove it"],
  ],
  [
    "a brace that is never closed in the line of a purpose",
    "contact.json",
    swap("enroll in a course.", "enroll in a {course."),
    [
      'data/contact.json:53:17 form, openers 1, line must be a sentence with no braces but those of {hours}, without a blank at either end, but is "I would like to enroll in a {course. Please tell me abo…"',
    ],
  ],
  [
    "a misspelt course in the line of a purpose",
    "contact.json",
    swap("{course}", "{cuorse}"),
    [
      'data/contact.json:54:18 form, openers 1, about holds {cuorse}, but only {course} and {hours} are filled in here; did you mean "{course}"?',
    ],
  ],
  [
    "the line of a purpose without its course",
    "contact.json",
    swap('"I would like to attend a demo class of {course}. ', '"A demo class. '),
    [
      'data/contact.json:59:18 form, openers 2, about must be a sentence with {course} in it, {hours} where wanted, and no other braces, but is "A demo class. Preferred day and time (office hours: {ho…"',
    ],
  ],
  [
    "the sentence about a long text without its limit",
    "forms.json",
    swap("{field} must have {most} characters or fewer; it has {count}", "{field} is too long: {count}"),
    [
      'data/forms.json:28:13 mistakes, long must be a sentence with {field}, {most} and {count} in it, and no other braces, but is "{field} is too long: {count}"',
    ],
  ],
  [
    "a misspelt place in the sentence about the e-mail program",
    "forms.json",
    swap("{button}", "{buton}"),
    ['data/forms.json:38:15 composes holds {buton}, but only {button} is filled in here; did you mean "{button}"?'],
  ],
  ...["*Python", "*Learn* and *build*", "Learn * Python*", "**"].map((words): Slip => [
    `a heading with asterisks as in ${words}`,
    "home.json",
    swap('"heading": "Your future *starts here*"', `"heading": "${words}"`),
    [
      `data/home.json:8:16 hero, heading must be text with at most one *underlined part* between two asterisks, but is "${words}"`,
    ],
  ]),
];

/** Rules between fields. */
const rules: Slip[] = [
  [
    "curriculum weeks with a gap",
    "courses.json",
    swap('"fromWeek": 3', '"fromWeek": 4'),
    [
      "data/courses.json:40:21 item 1 (Python), modules 2 (Functions), fromWeek must be 3, the week after the module before it, but is 4",
    ],
  ],
  [
    "a menu entry that is both a link and a menu",
    "site.json",
    swap('"links": [', '"link": "/courses",\n      "links": ['),
    [
      "data/site.json:49:5 navigation 2 (Courses) must have either link (a plain entry) or links (a menu), not both and not none",
    ],
  ],
  [
    "a form that is delivered to a service without https",
    "site.json",
    swap('"delivery": "netlify"', '"delivery": "http://forms.example"'),
    [
      'data/site.json:28:17 forms, delivery must be netlify, none, or an address that starts with https://, but is "http://forms.example"',
    ],
  ],
  [
    "a purpose of the form that is there twice",
    "contact.json",
    swap('"intent": "demo"', '"intent": "enroll"'),
    ['data/contact.json:57:19 form, openers 2, intent "enroll" is already taken in line 52: choose another one'],
  ],
  [
    "two purposes of the form that are missing",
    "contact.json",
    (text) => text.replace(/,\s*\{\s*"intent": "placement"[\s\S]*?"intent": "corporate"[^}]*\}/, ""),
    [
      "data/contact.json:50:16 form, openers must have an entry for each purpose, but has none for placement and corporate",
    ],
  ],
];

/** Mistakes that concern several fields are told of together with other mistakes of the same group. */
const together: Slip[] = [
  [
    "an article's category besides a wrong field of the blog",
    "blog.json",
    edits(
      swap('"kicker": "Notes from the classroom"', '"kicker": ""'),
      swap('"category": "AI agents"', '"category": "Cats"'),
    ),
    [
      "data/blog.json:8:13 kicker must not be empty: write one line of text in quotes, without a blank at either end",
      'data/blog.json:47:19 articles 1 (A gate for every agent), category must be one of AI agents, Data engineering, DevOps, Python, Projects and research, Careers, but is "Cats"',
    ],
  ],
  [
    "a second featured article besides a wrong field of it",
    "blog.json",
    edits(swap('"featured": false', '"featured": true'), swap('"date": "2026-10-22"', '"date": "yesterday"')),
    [
      'data/blog.json:62:15 articles 2 (A lakehouse on Azure, from 80 messy files a day), date must be a day that exists, written year-month-day, such as 2026-08-15, but is "yesterday"',
      "data/blog.json:69:19 articles 2 (A lakehouse on Azure, from 80 messy files a day), featured must be false, because articles 1 is featured already: exactly one article has true",
    ],
  ],
  [
    "an album's count and kind besides its date",
    "gallery.json",
    edits(
      swap('"date": "2026-10-10"', '"date": "soon"'),
      swap('"type": "Hackathon"', '"type": "Hackaton"'),
      swap('"images": 1', '"images": 4'),
    ),
    [
      'data/gallery.json:65:15 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), date must be a day that exists, written year-month-day, such as 2026-08-15, but is "soon"',
      'data/gallery.json:66:15 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), type must be one of Hackathon, Graduation, Workshop, Industry visit, Research symposium, Placement drive, but is "Hackaton"; did you mean "Hackathon"?',
      "data/gallery.json:69:17 albums 1 (Bus Stop hackathon: 24 teams, 24 hours), images must be 1, the number of entries in pictures, but is 4",
    ],
  ],
  [
    "a gap between modules besides a wrong title",
    "courses.json",
    edits(swap('"title": "Functions"', '"title": 7'), swap('"fromWeek": 3', '"fromWeek": 4')),
    [
      "data/courses.json:39:18 item 1 (Python), modules 2, title must be one line of text in quotes, without a blank at either end, but is 7",
      "data/courses.json:40:21 item 1 (Python), modules 2, fromWeek must be 3, the week after the module before it, but is 4",
    ],
  ],
  [
    "office hours besides a day that is wrong",
    "site.json",
    edits(swap('"Mon to Fri"', '""'), swap('"18:30"', '"08:30"')),
    [
      'data/site.json:21:17 contact, hours 1, days must be a row of days such as Mon to Fri, or a day such as Sat, with Sun, Mon, Tue, Wed, Thu, Fri and Sat, but is ""',
      "data/site.json:23:19 contact, hours 1, closes must be later than opens (09:00), but is 08:30",
    ],
  ],
];

test.each([
  ...commas,
  ...endsTooSoon,
  ...misplacedGroups,
  ...quotes,
  ...comments,
  ...otherSigns,
  ...files,
  ...emptyLists,
  ...pictures,
  ...altTexts,
  ...types,
  ...fields,
  ...names,
  ...roots,
  ...links,
  ...categories,
  ...contact,
  ...heads,
  ...sections,
  ...html,
  ...sentences,
  ...rules,
  ...together,
])("the check reports %s", async (_, file, edit, sentences) => {
  const root = newProject();
  editData(root, file, edit);
  expect(await problemsOf(root)).toEqual(sentences);
});

test.each(["courses (1).json", "courses.json.txt"])(
  "a file that was saved as %s is missed by its name",
  async (name) => {
    const root = newProject();
    renameSync(join(root, "data/courses.json"), join(root, "data", name));
    expect(await problemsOf(root)).toEqual(
      [
        "data/courses.json:1:1 this file is missing: bring it back",
        `data/${name}:1:1 this file is not one that the site reads; did you mean "courses.json"?`,
      ].sort((one, other) => one.localeCompare(other)),
    );
  },
);

test("the check reports the slips of several lines at once", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"title": "Python",', '"title": "Python"'));
  editData(root, "courses.json", swap("15000", "15,000"));
  editData(root, "courses.json", swap('"Reviews"]', '"Reviews",]'));
  expect(await problemsOf(root)).toEqual([
    "data/courses.json:4:22 a comma is missing at the end of this line",
    "data/courses.json:13:14 a number has digits only, such as 15000, but this is 15,000",
    "data/courses.json:18:55 the comma before this bracket is one too many: remove it",
  ]);
});

test("the check asks for no other title where two trainers have the same", async () => {
  const root = newProject();
  const trainer = (text: string) => JSON.parse(text) as { name: string; title: string }[];
  editData(root, "faculty.json", (text) =>
    JSON.stringify(trainer(text).flatMap((item) => [item, { ...item, name: `${item.name} Junior` }])),
  );
  expect(await problemsOf(root)).toEqual([]);
});

test("the check tells capitals in a picture's folders, even where the disk does not", async () => {
  const root = newProject();
  mkdirSync(join(root, "data/images/courses"));
  cpSync(join(root, "data/images/course.png"), join(root, "data/images/courses/python.png"));
  editData(root, "courses.json", swap("images/course.png", "images/Courses/python.png"));
  expect(await problemsOf(root)).toEqual([
    'data/courses.json:25:16 item 1 (Python), hero, picture, src names a picture that is not there: data/images/Courses/python.png; did you mean "images/courses/python.png"?',
  ]);
});

test("the check proposes no page for a link whose address is made of an invalid slug", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"slug": "python"', '"slug": "Python"'));
  editData(root, "home-courses.json", swap('"/courses/python"', '"/course/python"'));
  expect(await problemsOf(root)).toEqual([
    'data/courses.json:3:13 item 1 (Python), slug must be small letters, digits and single hyphens, such as data-science, but is "Python"',
    'data/home-courses.json:11:13 item 1 (Python), link leads to no page of this site: "/course/python": name a page such as /courses',
  ]);
});

test("the check reports all problems of all files, in the order of files and lines", async () => {
  const root = newProject();
  editData(root, "site.json", swap('"09:00"', '"9:00"'));
  editData(root, "images/service.png", () => "<html>");
  editData(root, "home.json", swap('"/about"', '"/abuot"'));
  editData(root, "fees.json", (text) => `\uFEFF${text.replace('"Python"', '""')}`);
  editData(root, "alumni.json", () => "");
  editData(root, "policies/terms.md", swap('"2024-12-01"', '"December 2024"'));
  for (const edit of [
    swap('"title": "Python",', '"title": "Python"'),
    swap('"leaf"', '"leef"'),
    swap('"popular": false,', '"popular": false, // not yet'),
    swap("15000", '"15000"'),
    swap('"Reviews"]', '"Reviews",]'),
  ])
    editData(root, "courses.json", edit);
  expect(await problemsOf(root)).toEqual([
    "data/alumni.json:1:1 the file is empty: bring its text back",
    "data/courses.json:4:22 a comma is missing at the end of this line",
    'data/courses.json:6:17 item 1 (Python), gradient must be one of indigo, leaf, lilac, clay, but is "leef"; did you mean "leaf"?',
    "data/courses.json:12:23 comments are not allowed in JSON: remove it",
    'data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
    "data/courses.json:18:55 the comma before this bracket is one too many: remove it",
    "data/fees.json:1:1 this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8, not UTF-8 with BOM",
    "data/fees.json:3:15 item 1, course must not be empty: write one line of text in quotes, without a blank at either end",
    'data/home.json:49:15 about, action, link leads to no page of this site: "/abuot"; did you mean "/about"?',
    'data/policies/terms.md:6:1 lastUpdated must be a day that exists, written year-month-day, such as 2026-08-15, but is "December 2024"',
    "data/services.json:38:16 item 1 (Internships), hero, picture, src names a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG",
    'data/site.json:22:18 contact, hours 1, opens must be a time such as 09:00 or 18:30, but is "9:00"',
  ]);
});
