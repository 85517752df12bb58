import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { foundAfter } from "../../../support/check-project";
import { editData, fixture, newProject, placeOf, swap, type Edit } from "../../../support/project";
import { warningsOf } from "../../../support/warnings";

const root = newProject();
const lead = `data/home.json:${placeOf("home.json", '"Learn with us."')}`;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: root });

const commit = () => git("commit", "--quiet", "--all", "--message", "The content");

beforeAll(() => {
  git("init", "--quiet");
  git("add", "--all");
  commit();
  git("tag", "first");
});

afterEach(() => {
  git("reset", "--quiet", "--hard", "first");
});

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

  test("warns about a course's old title, unless the new title contains it", async () => {
    editData(root, "home.json", swap("Learn with us.", "Learn Data Science."));
    commit();
    const copied: Edit = (json) =>
      json.replace(/,(\s*\{\s*"slug": "data-science",[^]*)\]/, (rest, copy: string) => {
        return rest.slice(0, -1) + "," + copy.replace('"Data Science"', '"Deep Learning"') + "]";
      });
    for (const edit of [swap('"Data Science"', '"Data Science Basics"'), copied])
      expect((await foundAfter(warningsOf, root, [["courses.json", edit]])).join()).not.toContain("still says");
    editData(root, "courses.json", swap('"title": "Data Science"', '"title": "Statistics"'));
    expect((await warningsOf(root)).join()).toContain(
      'hero, lead still says "Data Science", which is now "Statistics"',
    );
  });

  test("warns about an article whose address changed", async () => {
    editData(root, "blog.json", swap('"slug": "a-gate-', '"slug": "gate-'));
    expect(await warningsOf(root)).toEqual([expect.stringContaining('slug was "a-gate-for-every-agent", and links')]);
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

  test("warns about texts with the institute's old e-mail address and name", async () => {
    editData(root, "home.json", swap("Learn with us.", "Write to hello@test.example."));
    editData(root, "about.json", (text) => text.replace(/"lead": "/, '"lead": "At Test Institute we learn. '));
    commit();
    editData(root, "site.json", (text) =>
      text.replace("hello@test.example", "hello@other.example").replace('"Test Institute"', '"Other Institute"'),
    );
    const warnings = await warningsOf(root);
    const old = (was: string, now: string) => `still says "${was}", which is now "${now}" in site.json`;
    expect(warnings).toContainEqual(expect.stringContaining(old("Test Institute", "Other Institute")));
    expect(warnings).toContainEqual(expect.stringContaining(old("hello@test.example", "hello@other.example")));
    expect(warnings.join()).not.toContain("but the institute's is");
  });

  /** Removes the first entry of a list. */
  const withoutFirst: Edit = (json) => JSON.stringify((JSON.parse(json) as object[]).slice(1), null, 2);

  test("warns about texts that mention a removed course, and about its URL", async () => {
    editData(root, "home.json", swap("Learn with us.", "Learn python, or PythonScript. Also: Machine Learning."));
    commit();
    expect(await warningsOf(root)).toEqual([]);
    editData(root, "courses.json", withoutFirst);
    const gone = 'still mentions "Python", which is no longer in courses.json';
    expect(await warningsOf(root)).toContainEqual(`${lead} hero, lead ${gone}: "Learn python, or PythonScript."`);
  });

  test("warns about a former trainer's name, but not about names that contain a removed service's", async () => {
    editData(root, "services.json", (json) => {
      const [service] = JSON.parse(json) as { title: string }[];
      return JSON.stringify([
        service,
        { ...service, slug: "a", title: "Paid Internships" },
        { ...service, slug: "b", title: "Tests" },
      ]);
    });
    editData(root, "home.json", swap("Learn with us.", "Paid internships, Tests and Dr Vasundhara Hegde."));
    commit();
    editData(root, "faculty.json", (json) => json.replaceAll("asundhara", "eena"));
    editData(root, "services.json", withoutFirst);
    const about = (await warningsOf(root)).filter((warning) => warning.startsWith(lead));
    expect(about).toEqual([
      expect.stringContaining('hero, lead still mentions "Dr Vasundhara Hegde", which is no longer in faculty.json'),
    ]);
  });
});
