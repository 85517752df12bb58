/** Beside the form: what the check says of what is saved, and the page that the open file is shown on. */
import { askBeforeLeaving, formsOf, hasUnsavedChanges, rootEntryOf, showField, watchUnsavedChanges } from "./form.js";

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter(Boolean));
  return made;
};

const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** In milliseconds. */
const pause = 500;

/** Starts the panel; it appears once the server has checked the content. */
export async function startPanel(config) {
  const preview = await (await fetch("/preview.json")).json();
  const forms = formsOf(config);
  const [verdictPlace, previewPlace] = document.querySelector("#panel").children;

  /** What the server said last, and the entry of the open file's list that has the focus. */
  const now = { preview: { state: "starting" }, verdict: undefined, isChecking: true, entry: -1 };
  const frame = element("iframe", { title: "Preview" });
  const note = element("p", { role: "status" });
  const open = element("a", { target: "preview", textContent: "Open in a tab" });
  const title = element("h2", { textContent: "Preview of what is saved" });
  previewPlace.append(element("header", {}, title, open), note, frame);

  function drawVerdict() {
    if (now.verdict) verdictPlace.replaceChildren(...verdictOf(now, forms));
  }

  function drawPreview() {
    const { state } = now.preview;
    frame.hidden = state === "starting" || state === "failed";
    note.textContent = noteOf(now);
    if (frame.hidden) return;
    const form = forms.find(({ address }) => location.hash === address);
    const { path = "/", items = [] } = now.verdict?.pages[form?.file] ?? {};
    const address = preview + (items[now.entry] ?? path);
    open.href = address;
    open.title = address;
    if (frame.src !== address) frame.src = address;
  }

  function draw() {
    document.body.classList.toggle("with-panel", now.verdict !== undefined);
    drawVerdict();
    drawPreview();
  }

  window.addEventListener("hashchange", () => {
    now.entry = -1;
    drawPreview();
  });
  document.querySelector("#nc-root").addEventListener("focusin", ({ target }) => {
    const entry = rootEntryOf(target);
    if (entry < 0 || entry === now.entry) return;
    now.entry = entry;
    drawPreview();
  });
  askBeforeLeaving();

  // An answer to a question asked before the latest save says nothing about it.
  let saves = 0;
  let shown = "";
  watchUnsavedChanges((isUnsaved) => {
    if (!isUnsaved) [saves, shown, now.isChecking] = [saves + 1, "", true];
    draw();
  });
  for (;;) {
    const known = saves;
    const answer = await stateOf();
    if (known === saves && answer !== shown) {
      Object.assign(now, { stopped: false }, JSON.parse(answer));
      shown = answer;
      draw();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** What the server says now, as JSON. */
async function stateOf() {
  try {
    return await (await fetch("/state.json")).text();
  } catch {
    return '{ "stopped": true }';
  }
}

function noteOf({ preview: { state, reason }, verdict, isChecking, stopped }) {
  if (stopped) return "";
  if (state === "starting") return "The preview is starting. The first time, this takes a minute or two.";
  if (state === "failed") return `There is no preview. ${reason ?? ""}`;
  if (verdict?.errors.length > 0) return "The preview stays as it was until the errors are fixed.";
  return isChecking || state === "updating" ? "Updating the preview…" : "";
}

function verdictOf(now, forms) {
  const { errors, warnings, accepted, schedule } = now.verdict;
  const list = (found, canAccept) => element("ul", {}, ...found.map((finding) => findingOf(finding, forms, canAccept)));
  const folded = (name, content) => element("details", {}, element("summary", { textContent: name }), content);
  return [
    element("h2", { textContent: "Check" }),
    element("p", { role: "status", ...summaryOf(now) }),
    errors.length > 0 && list(errors),
    warnings.length > 0 && element("h3", { textContent: `${pluralize(warnings.length, "warning")}: worth a look` }),
    warnings.length > 0 && list(warnings, true),
    accepted.length > 0 && folded(pluralize(accepted.length, "accepted warning"), list(accepted)),
    schedule.length > 0 &&
      folded("What appears and disappears", element("ul", {}, ...schedule.map((line) => element("li", {}, line)))),
  ].filter(Boolean);
}

/** What is typed may already be wrong in the form, so nothing is called right before it is saved and checked. */
function summaryOf({ verdict, isChecking, stopped }) {
  if (stopped)
    return { className: "errors", textContent: "The editor has stopped. Start it again in the terminal: npm run edit" };
  if (hasUnsavedChanges()) return { textContent: "Unsaved changes are checked when you save." };
  if (isChecking) return { textContent: "Checking…" };
  const { length } = verdict.errors;
  if (length > 0)
    return { className: "errors", textContent: `${pluralize(length, "error")} to fix before you can publish.` };
  return { className: "order", textContent: "No errors" };
}

function findingOf(finding, forms, canAccept) {
  const { file, place, text, path } = finding;
  const form = forms.find((one) => one.file === file);
  const link = form
    ? element("a", {
        href: form.address,
        textContent: place,
        onclick: (event) => {
          event.preventDefault();
          void showField(form, path);
        },
      })
    : element("b", { textContent: place });
  const button = canAccept && element("button", { textContent: "Accept", onclick: () => void accept(finding, button) });
  return element("li", {}, link, " ", text, " ", button);
}

async function accept({ key }, button) {
  button.disabled = true;
  const answer = await fetch("/accept", { method: "POST", body: key });
  if (!answer.ok) button.replaceWith("This could not be saved.");
}
