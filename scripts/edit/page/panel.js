/** Beside the form: what the check says of what is saved, and the page that the open file is shown on. */
import { askBeforeLeaving, formsOf, hasUnsavedChanges, rootEntryOf, showField, watchUnsavedChanges } from "./form.js";

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter(Boolean));
  return made;
};

const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Starts the panel; it appears as soon as the server has checked the content. */
export async function startPanel(config) {
  const preview = await (await fetch("/preview.json")).json();
  const forms = formsOf(config);
  const [verdictPlace, previewPlace] = document.querySelector("#panel").children;

  /** The latest that the server said, and the entry of the open file's list that has the focus. */
  const now = { verdict: undefined, preview: { state: "starting" }, entry: -1 };
  const frame = element("iframe", { title: "Preview" });
  const note = element("p", { role: "status" });
  const open = element("a", { target: "preview", textContent: "Open in a tab" });
  previewPlace.append(
    element("header", {}, element("h2", { textContent: "Preview" }), open),
    element("p", { textContent: "It shows what is saved, a few seconds after you save." }),
    note,
    frame,
  );

  function drawVerdict() {
    if (now.verdict) verdictPlace.replaceChildren(...verdictOf(now.verdict, forms));
  }

  function drawPreview() {
    const { state, reason } = now.preview;
    frame.hidden = state !== "ready";
    note.textContent = noteOf(state, reason, now.verdict);
    if (state !== "ready") return;
    const form = forms.find(({ address }) => location.hash === address);
    const { path = "/", items = [] } = now.verdict?.pages[form?.file] ?? {};
    const address = preview + (items[now.entry] ?? path);
    open.href = address;
    open.title = address;
    if (frame.src !== address) frame.src = address;
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
  watchUnsavedChanges(drawVerdict);
  askBeforeLeaving();

  const events = new EventSource("/events");
  events.addEventListener("verdict", ({ data }) => {
    now.verdict = JSON.parse(data);
    document.body.classList.add("with-panel");
    drawVerdict();
    drawPreview();
  });
  events.addEventListener("preview", ({ data }) => {
    now.preview = JSON.parse(data);
    drawPreview();
  });
  drawPreview();
}

function noteOf(state, reason, verdict) {
  if (state === "starting") return "The preview is starting. The first time, this takes a minute or two.";
  if (state === "failed") return `There is no preview. ${reason ?? ""}`;
  return verdict?.errors.length > 0 ? "The preview stays as it was until the errors are fixed." : "";
}

function verdictOf({ errors, warnings, accepted }, forms) {
  const list = (found, canAccept) => element("ul", {}, ...found.map((finding) => findingOf(finding, forms, canAccept)));
  return [
    element("h2", { textContent: "Check" }),
    element("p", { role: "status", ...summaryOf(errors) }),
    errors.length > 0 && list(errors),
    warnings.length > 0 && element("h3", { textContent: `${pluralize(warnings.length, "warning")}: worth a look` }),
    warnings.length > 0 && list(warnings, true),
    accepted.length > 0 &&
      element(
        "details",
        {},
        element("summary", { textContent: pluralize(accepted.length, "accepted warning") }),
        list(accepted),
      ),
  ].filter(Boolean);
}

/** What is typed may be wrong in the form already, so nothing is said to be right before it is saved. */
function summaryOf({ length }) {
  const unsaved = hasUnsavedChanges() ? "Unsaved changes are checked when you save." : "";
  if (length > 0)
    return {
      className: "errors",
      textContent: `${pluralize(length, "error")} to fix before you can publish. ${unsaved}`,
    };
  return unsaved ? { className: "unsaved", textContent: unsaved } : { className: "order", textContent: "No errors" };
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

async function accept(finding, button) {
  button.disabled = true;
  const answer = await fetch("/accept", { method: "POST", body: JSON.stringify(finding) });
  if (!answer.ok) button.replaceWith(`This could not be saved: ${await answer.text()}`);
}
