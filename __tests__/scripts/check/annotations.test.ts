import { githubAnnotations, gitlabReport } from "../../../scripts/check/annotations";

const place = { line: 13, column: 14 };
const found = {
  errors: [{ file: "a, b.json", ...place, message: "price must be\n100%", key: "price" }],
  warnings: [{ file: "home.json", ...place, message: "lead: look", key: "lead" }],
};

test("annotations for GitHub Actions contain the encoded file, line and column", () => {
  expect(githubAnnotations(found)).toEqual([
    "::error file=data/a%2C b.json,line=13,col=14::price must be%0A100%25",
    "::warning file=data/home.json,line=13,col=14::lead: look",
  ]);
});

test("GitLab's report identifies each finding by its message, regardless of its position", () => {
  type Entry = { fingerprint: string };
  const errorsOn = (line: number) => found.errors.map((error) => ({ ...error, line }));
  const entries = (line: number) => JSON.parse(gitlabReport({ ...found, errors: errorsOn(line) })) as Entry[];
  const location = { path: "data/a, b.json", lines: { begin: 13 } };
  expect(entries(13)).toMatchObject([
    { severity: "major", check_name: "error", description: "price must be\n100%", location },
    { severity: "minor", check_name: "warning", description: "lead: look" },
  ]);
  const prints = entries(13).map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(2);
  expect(entries(14).map(({ fingerprint }) => fingerprint)).toEqual(prints);
});
