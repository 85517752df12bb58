/** A session of `npm run edit`: checks the content after each save, and starts the preview once there are no errors. */
import { EventEmitter } from "node:events";
import { join, relative } from "node:path";
import { watchFiles } from "../../src/files/watch-files";
import { accept, type Findings } from "../check/findings";
import { pageOfChange } from "./form-groups";
import { checkForForms, type Report } from "./form-report";
import { previewAddress, startPreview, type PreviewState } from "./preview";

/** What the page beside the forms shows. */
export type State = {
  /** The folder to choose in the forms. */
  folder: string;
  /** Undefined until the first check has finished. */
  report?: Report;
  isChecking: boolean;
  preview: PreviewState;
  /** The URL, in the preview, of the page that shows the last change. */
  page: string;
};

export type Session = Omit<ReturnType<typeof startSession>, "stop">;

/** Starts a session for the project at `root`. `start` starts the preview. */
export function startSession(root: string, start = startPreview) {
  const changes = new EventEmitter();
  let state: State = { folder: root, isChecking: true, preview: "waiting", page: `${previewAddress}/` };
  let files: Findings["files"] = {};
  const update = (change: Partial<State>) => {
    state = { ...state, ...change };
    changes.emit("change");
  };

  async function check(changed = "") {
    update({ isChecking: true });
    const checked = await checkForForms(root).catch((error: unknown) => {
      const errors = [{ place: "The content", text: String(error) }];
      return { report: { errors, warnings: [], accepted: [], schedule: [] }, files };
    });
    const file = relative(join(root, "data"), changed).replaceAll("\\", "/");
    const after = checked.files[file];
    const page =
      after && checked.report.errors.length === 0
        ? previewAddress + pageOfChange(file, files[file]?.value, after.value)
        : state.page;
    files = checked.files;
    update({ isChecking: false, report: checked.report, page });
    if (checked.report.errors.length > 0 || state.preview !== "waiting") return;
    update({ preview: "starting" });
    void start(root, (preview) => update({ preview }));
  }

  // The first check waits for the watcher, which would miss a save before it is ready.
  const watcher = watchFiles(join(root, "data"), check);
  watcher.once("ready", () => {
    watcher.add(join(root, "accepted-warnings.txt")); // only now, because the watcher is ready too soon if one of its first files is missing
    void check();
  });
  return {
    state: () => state,
    /** Calls `hear` after each change of the state, until the returned function is called. */
    listen(hear: () => void): () => void {
      changes.on("change", hear);
      return () => changes.off("change", hear);
    },
    /** Accepts an open warning. Ignores other keys, because any program on this computer can send one. */
    accept(key: string) {
      if (state.report?.warnings.some((warning) => warning.key === key)) accept(root, [key]);
    },
    stop: () => watcher.close(),
  };
}
