import { startSession, type State } from "../../../scripts/edit/session";
import { editData, newProject, swap } from "../../support/project";

test("after each save, reports that a check is running, then its result, and the page that changed", async () => {
  const root = newProject();
  const startPreview = jest.fn();
  const session = startSession(root, startPreview);
  /** The next state that satisfies `isWanted`. */
  const next = (isWanted: (state: State) => boolean) =>
    new Promise<State>((resolve) => {
      const stop = session.listen(() => {
        if (!isWanted(session.state())) return;
        stop();
        resolve(session.state());
      });
    });
  const isChecked = ({ isChecking }: State) => !isChecking;
  const first = await next(isChecked);
  expect(first.report?.errors).toEqual([]);
  expect(first.report?.warnings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^sample brand: set 2/));
  expect(session.state().preview).toBe("starting");
  expect(startPreview).toHaveBeenCalledTimes(1);

  editData(root, "courses.json", swap('"gradient": "leaf"', '"gradient": "green"'));
  await next(({ isChecking }) => isChecking);
  expect(await next(isChecked)).toMatchObject({
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

  editData(root, "courses.json", swap('"gradient": "green"', '"gradient": "clay"'));
  await next(({ isChecking }) => isChecking);
  const { page, report } = await next(isChecked);
  expect(report?.errors).toEqual([]);
  expect(page).toBe("http://localhost:8000/courses/python");
  expect(startPreview).toHaveBeenCalledTimes(1);

  session.accept("not a warning");
  session.accept(report?.warnings.find(({ text }) => text.startsWith("sample brand"))?.key ?? "");
  await next(({ isChecking }) => isChecking);
  expect((await next(isChecked)).report?.accepted).toHaveLength(1);
  await session.stop();
});
