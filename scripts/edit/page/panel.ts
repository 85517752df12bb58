/** The panel next to the form: the check's findings about the saved content, and a preview of the open file's page. */
import type { CmsConfig } from "@sveltia/cms";
import { pluralize } from "../../../src/text/sentences";
import type { State } from "../editor-server";
import type { Finding, Verdict } from "../verdict";
import { askBeforeLeaving, formsOf, hasUnsavedChanges, showField, watchRootEntry, watchUnsavedChanges } from "./form";

/** The server's last response; `isStopped` if it no longer responds. */
type Now = Partial<State> & { isStopped?: boolean };

/** In milliseconds. */
const pause = 500;

/** Returns an element of index.html. */
const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object, ...inside: (Node | string)[]) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside);
  return made;
}

/** Starts the panel; it appears once the server has checked the content. */
export async function startPanel(config: CmsConfig, preview: string) {
  const forms = formsOf(config);
  let now: Now = {};
  /** The last focused entry of the open file's list. */
  let entry = -1;

  function draw() {
    document.body.classList.toggle("with-panel", now.verdict !== undefined);
    part("status").textContent = statusOf(now);
    part("note").textContent = noteOf(now);
    const frame = part<HTMLIFrameElement>("frame");
    frame.hidden = now.preview?.state !== "ready" && now.preview?.state !== "updating";
    if (frame.hidden) return;
    const form = forms.find(({ address }) => location.hash === address);
    const item = form && now.verdict?.items[form.file]?.[entry];
    const address = `${preview}${form?.page ?? "/"}${item ? `/${item}` : ""}`;
    part<HTMLAnchorElement>("open").href = address;
    if (frame.src !== address) frame.src = address;
  }

  function drawVerdict({ errors, warnings, accepted, schedule }: Verdict) {
    const found = (finding: Finding) => findingOf(finding);
    drawList("errors", `${pluralize(errors.length, "error")} to fix before you can publish`, errors.map(found));
    const open = warnings.map((warning) => findingOf(warning, warning.key));
    drawList("warnings", `${pluralize(warnings.length, "warning")}: worth a look`, open);
    drawList("accepted", pluralize(accepted.length, "accepted warning"), accepted.map(found));
    drawList("schedule", "What appears and disappears", schedule);
  }

  /** With a `key`, adds a button that accepts the warning. */
  function findingOf({ file, place, text, path }: Finding, key?: string) {
    const form = forms.find((one) => one.file === file);
    const show = (event: Event) => {
      event.preventDefault();
      if (form) void showField(form, path);
    };
    const accept = async () => {
      const { ok } = await fetch("/accept", { method: "POST", body: key });
      if (!ok) button.replaceWith("This could not be saved.");
    };
    const button = element("button", { onclick: () => void accept() }, "Accept");
    const link = form ? element("a", { href: form.address, onclick: show }, place) : element("b", {}, place);
    return element("span", {}, link, ` ${text} `, key ? button : "");
  }

  const choose = (chosen: number) => {
    entry = chosen;
    draw();
  };
  watchRootEntry(choose);
  window.addEventListener("hashchange", () => choose(-1));
  askBeforeLeaving();

  let saves = 0;
  let shown: string | undefined;
  watchUnsavedChanges((isUnsaved) => {
    if (!isUnsaved) [saves, shown, now.isChecking] = [saves + 1, undefined, true];
    draw();
  });
  for (;;) {
    const known = saves;
    const answer = await fetch("/state.json").then(
      (state) => state.text(),
      () => '{ "isStopped": true }',
    );
    // Ignores responses to requests sent before the last save.
    if (known === saves && answer !== shown) {
      shown = answer;
      now = { ...now, isStopped: false, ...(JSON.parse(answer) as Now) };
      draw();
      if (now.verdict) drawVerdict(now.verdict);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Renders a list inside its `<details>` without opening or closing it. */
function drawList(id: string, name: string, lines: (Node | string)[]) {
  const items = lines.map((line) => element("li", {}, line));
  part(id).replaceChildren(...(items.length > 0 ? [element("summary", {}, name), element("ul", {}, ...items)] : []));
}

/** Unsaved input may be invalid, so success is reported only after it has been saved and checked. */
function statusOf({ verdict, isChecking, isStopped }: Now): string {
  if (isStopped) return "The editor has stopped. Start it again in the terminal: npm run edit";
  if (hasUnsavedChanges()) return "Unsaved changes are checked when you save.";
  if (isChecking) return "Checking…";
  return verdict?.errors.length ? "" : "✓ No errors";
}

const notes: Record<State["preview"]["state"], string> = {
  waiting: "The preview starts when the errors are fixed.",
  starting: "The preview is starting. The first time, this takes a minute or two.",
  ready: "",
  updating: "Updating the preview…",
  failed: "There is no preview.",
};

function noteOf({ preview, verdict, isChecking, isStopped }: Now): string {
  if (isStopped || !preview) return "";
  if (preview.state !== "ready") return `${notes[preview.state]} ${preview.reason ?? ""}`;
  if (verdict?.errors.length) return "The preview stays as it was until the errors are fixed.";
  return isChecking ? notes.updating : "";
}
