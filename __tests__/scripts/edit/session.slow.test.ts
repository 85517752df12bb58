import { startSession, type State } from "../../../scripts/edit/session";
import { editData, newProject, swap } from "../../support/project";

test("after each save, reports that a check is running, then its result, and the page that changed", async () => {
  const root = newProject();
  const startPreview = jest.fn();
  const session = startSession(root, startPreview);
  /** Returns the state after the next check, which `save` causes. */
  const checkAfter = (save?: () => void) =>
    new Promise<State>((resolve) => {
      let isStarted = false;
      const stop = session.listen(() => {
        const state = session.state();
        isStarted ||= state.isChecking;
        if (!isStarted || state.isChecking) return;
        stop();
        resolve(state);
      });
      save?.();
    });
  const first = await checkAfter();
  expect(first.report?.errors).toEqual([]);
  expect(first.report?.warnings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^sample brand: set 2/));
  expect(session.state().preview).toBe("starting");
  expect(startPreview).toHaveBeenCalledTimes(1);

  const saveColor = (from: string, to: string) =>
    checkAfter(() => editData(root, "courses.json", swap(`"gradient": "${from}"`, `"gradient": "${to}"`)));
  expect(await saveColor("leaf", "green")).toMatchObject({
    report: {
      errors: [
        {
          form: "/?field=courses.0.gradient#/collections/courses/entries/courses",
          place: "Courses, Python, Accent colour",
          text: 'must be one of indigo, leaf, lilac, clay, but is "green"',
        },
      ],
    },
  });

  const { page, report } = await saveColor("green", "clay");
  expect(report?.errors).toEqual([]);
  expect(page).toBe("http://localhost:8000/courses/python");
  expect(startPreview).toHaveBeenCalledTimes(1);

  session.accept("not a warning");
  const brand = report?.warnings.find(({ text }) => text.startsWith("sample brand"))?.key ?? "";
  expect((await checkAfter(() => session.accept(brand))).report?.accepted).toHaveLength(1);
  await session.stop();
});
