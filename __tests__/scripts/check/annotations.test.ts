import { githubAnnotation } from "../../../scripts/check/annotations";

test("annotations for GitHub Actions contain the encoded file, line and column", () => {
  const place = { line: 13, column: 14 };
  const error = { file: "a, b.json", ...place, message: "price must be\n100%", key: "price" };
  expect(githubAnnotation("error", error)).toBe("::error file=data/a%2C b.json,line=13,col=14::price must be%0A100%25");
});
