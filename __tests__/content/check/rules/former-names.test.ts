import { foundAfter } from "../../../support/check-project";
import { committedProject } from "../../../support/committed-project";
import { editData, placeOf, swap, type Edit } from "../../../support/project";
import { warningsOf } from "../../../support/warnings";

const { root, commit } = committedProject();
const lead = `data/home.json:${placeOf("home.json", '"Learn with us."')}`;

describe("compared with committed versions, the check", () => {
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
