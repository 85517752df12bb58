import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { committedProject } from "../../../support/committed-project";
import { editData, fixture, placeOf, swap } from "../../../support/project";
import { warningsOf } from "../../../support/warnings";

const { root, commit } = committedProject();

describe("compared with committed versions, the check", () => {
  test("warns about a notice that changed without a new version", async () => {
    editData(root, "forms.json", swap("We sell it to nobody.", "We sell it to everybody."));
    const stale = "notice, version is still 23 November 2026, but the notice has changed since";
    expect(await warningsOf(root)).toEqual([expect.stringContaining(stale)]);
    commit();
    expect(await warningsOf(root)).toEqual([expect.stringContaining(stale)]);
    editData(root, "forms.json", swap('"version": "2026-11-23"', '"version": "2026-12-01"'));
    expect(await warningsOf(root)).toEqual([]);
  });

  test("warns about a policy that changed without a new date", async () => {
    editData(root, "policies/terms.md", swap("What section 6 says.", "What section 6 says now."));
    const stale = /^data\/policies\/terms.md:\d+:\d+ lastUpdated is still .*, but the policy has changed since/;
    expect(await warningsOf(root)).toEqual([expect.stringMatching(stale)]);
    editData(root, "policies/terms.md", swap("says now.", "says."));
    expect(await warningsOf(root)).toEqual([]);
    editData(root, "policies/terms.md", swap("What section 5 says.", "Ask within {refund:days} days."));
    editData(root, "policies/terms.md", (text) => text.replace(/lastUpdated: ".*"/, 'lastUpdated: "2026-12-01"'));
    expect(await warningsOf(root)).toEqual([]);
    editData(root, "policies/terms.md", swap("2026-12-01", "2023-12-01"));
    expect(await warningsOf(root)).toEqual([expect.stringMatching(stale)]);
    editData(root, "policies/terms.md", swap("2023-12-01", "2026-11-30")); // yesterday
    commit();
    editData(root, "policies/terms.md", swap("What section 6 says.", "What section 6 says now."));
    expect(await warningsOf(root)).toEqual([]);
  });

  test("warns about fields that have changed places", async () => {
    editData(root, "employers.json", (json) => {
      const employers = JSON.parse(json) as Record<"name" | "field", string>[];
      return JSON.stringify(
        employers.map(({ name, field }) => ({ name: field, field: name })),
        null,
        2,
      );
    });
    expect(await warningsOf(root)).toEqual([
      expect.stringMatching(/name is ".*", which was field: are two fields swapped\?/),
      expect.stringMatching(/field is ".*", which was name: are two fields swapped\?/),
    ]);
    commit();
    expect(await warningsOf(root)).toHaveLength(2);
    editData(root, "employers.json", () => fixture("employers.json"));
    expect(await warningsOf(root)).toEqual([]);
  });

  test("warns about a fee with a missing digit, before and after a commit", async () => {
    editData(root, "courses.json", swap("15000", "1500"));
    const place = `data/courses.json:${placeOf("courses.json", "15000")}`;
    const warning = `${place} item 1 (Python), price is ₹1,500, and was ₹15,000: count its digits`;
    expect(await warningsOf(root)).toEqual([warning]);
    commit();
    expect(await warningsOf(root)).toEqual([warning]);
    editData(root, "courses.json", swap("1500", "2000"));
    commit();
    expect(await warningsOf(root)).toEqual([]);
  });

  test("warns about other figures with an extra digit, and about texts that still state an old one", async () => {
    editData(root, "courses.json", swap("Start here.", "Finish in two months."));
    commit();
    editData(root, "courses.json", swap('"2 months"', '"3 months"'));
    editData(root, "alumni.json", swap("₹6.4 lakh", "₹64 lakh"));
    const warnings = (await warningsOf(root)).filter((warning) => / was | still /.test(warning));
    expect(warnings).toEqual([
      expect.stringContaining("package is 64, and was 6.4: count its digits"),
      expect.stringContaining('still says "two months", but item 1 (Python), duration is now 3 months: check both'),
    ]);
  });

  test("warns about a class that moved from evening to morning", async () => {
    editData(root, "batches.json", (text) => text.replace('"19:00"', '"07:00"').replace('"21:00"', '"09:00"'));
    expect(await warningsOf(root)).toEqual([expect.stringContaining("fromTime is 07:00, moved 12 hours: morning or")]);
  });

  test.each([
    ["after src", '"src": $1, "alt": "A learner who types."'],
    ["before src", '"alt": "A learner who types.", "src": $1'],
    ["below another field", '"src": $1, "label": "One", "alt": "A learner who types."'],
  ])("warns about a replaced picture with an unchanged description %s", async (_, fields) => {
    const picture = /"src": (".*?"),\s*"alt": ".*?"/;
    editData(root, "courses.json", (json) => json.replace(picture, fields));
    commit();
    editData(root, "courses.json", swap("images/course.png", "images/service.png"));
    const warning = "hero, picture, alt is the same, but the picture has changed: say what the new one shows";
    expect(await warningsOf(root)).toContainEqual(expect.stringContaining(warning));
  });

  test("warns about a picture that was replaced under its name, before and after a commit", async () => {
    const warning = "hero, picture, alt is the same, but the picture has changed: say what the new one shows";
    const texts = async () => (await warningsOf(root)).filter((text) => text.includes(warning));
    writeFileSync(join(root, "data/images/course.png"), "<html>"); // an error
    expect(await texts()).toEqual([]);
    writeFileSync(join(root, "data/images/course.png"), await sharp(fixture("images/course.png")).negate().toBuffer());
    expect(await texts()).not.toEqual([]);
    commit();
    const found = await texts();
    expect(found).not.toEqual([]);
    for (const file of new Set(found.map((text) => text.replace(/^data\/(.*?):.*/, "$1"))))
      editData(root, file, (text) => text.replaceAll(/"alt": "/g, '"alt": "Seen from afar: '));
    expect(await texts()).toEqual([]);
  });

  test("accepts two pictures with the same description", async () => {
    editData(root, "courses.json", swap("images/course.png", "images/service.png"));
    commit();
    expect((await warningsOf(root)).join()).not.toContain("the picture has changed");
  });

  test("reads the history again only after a commit", async () => {
    const spy = jest.spyOn(
      jest.requireActual<typeof import("node:child_process")>("node:child_process"),
      "execFileSync",
    );
    const processes = async () => {
      spy.mockClear();
      await warningsOf(root);
      return spy.mock.calls.length;
    };
    editData(root, "courses.json", swap("15000", "15001"));
    commit();
    expect(await processes()).toBe(4);
    editData(root, "courses.json", swap("15001", "15002"));
    expect(await processes()).toBe(2);
    commit();
    expect(await processes()).toBe(4);
    spy.mockRestore();
  });
});
