/** Stands beside the form: what the check says of what is saved, and the page that the open file is shown on. */
import { askBeforeLeaving, duplicate, formsOf, isEmpty, itemAround, keyPathOf, showField } from "./form.js";

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter(Boolean));
  return made;
};

/** In milliseconds: longer than a page that is there takes to answer. */
const longestWait = 20_000;

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Starts the panel; it appears as soon as the server has checked the content. */
export async function startPanel(config) {
  const preview = await (await fetch("/preview.json")).json();
  const forms = formsOf(config);
  const panel = document.querySelector("#panel");
  const [verdictPlace, startPlace, previewPlace] = panel.children;

  /** The latest of what the server said, and where the person is. */
  const now = {
    verdict: undefined,
    preview: { state: "starting" },
    form: undefined,
    /** The item of a list that has the focus, and the one that is a copy of that above it. */
    item: undefined,
    copy: undefined,
    /** What the page in the frame has not shown yet. */
    changed: [],
  };
  const frame = element("iframe", { title: "Preview" });
  const note = element("p", { role: "status" });
  let waiting;
  const say = (text) => {
    clearTimeout(waiting);
    note.textContent = text;
  };
  const open = element("a", { target: "preview", textContent: "Open in a tab" });
  previewPlace.append(
    element("header", {}, element("h2", { textContent: "Preview" }), open),
    element("p", { textContent: "It shows what is saved, not what is typed." }),
    note,
    frame,
  );

  const drawVerdict = () => verdictPlace.replaceChildren(...verdictOf(now.verdict, forms));

  function drawStart() {
    const { form, item, copy } = now;
    startPlace.hidden = !form?.list;
    if (startPlace.hidden) return;
    const duplicateIt = () => void duplicateItem(item);
    const hint =
      item && !isEmpty(item.item)
        ? element("button", { textContent: `Duplicate the open ${form.item}`, onclick: duplicateIt })
        : "open the one most like it, and duplicate it here.";
    const called = copy && `${form.item} ${copy.index + 1} is a copy of ${form.item} ${copy.index}.`;
    startPlace.replaceChildren(
      element("p", {}, `A new ${form.item}: `, hint),
      copy
        ? element(
            "p",
            { role: "status" },
            element("strong", { textContent: called }),
            " Change what must be its own: once you save, the check names what is still the same and may not be.",
          )
        : "",
    );
  }

  async function duplicateItem({ item, index }) {
    now.copy = { index: index + 1 };
    await duplicate(item);
    drawStart();
  }

  /** A copy is called so until nothing of it is an error. */
  function forgetCopy() {
    const { copy, form, verdict } = now;
    const isWrong = ({ file, path }) => file === form?.file && path[0] === copy?.index;
    if (!verdict.errors.some(isWrong)) now.copy = undefined;
    drawStart();
  }

  function drawPreview() {
    const { state, reason } = now.preview;
    frame.hidden = state !== "ready";
    if (state === "starting") say("The pages are being drawn for the first time. This takes a minute or two.");
    if (state === "failed") say(`There is no preview. ${reason ?? ""}`);
    if (state !== "ready") return;
    const { path = "/", items = [] } = now.verdict?.pages[now.form?.file] ?? {};
    const address = preview + ((now.item && items[now.item.index]) ?? path);
    open.href = address;
    open.title = address;
    if (frame.src !== address) {
      frame.src = address;
      say("");
    }
  }

  /** Asks the page in the frame to show what changed. It answers how much of it it found. */
  function showChanges() {
    if (now.changed.length === 0 || now.preview.state !== "ready") return;
    say("Updating the preview …");
    waiting = setTimeout(
      say,
      longestWait,
      "What you saved is in its file, but the page has not answered: look at it in a tab.",
    );
    frame.contentWindow?.postMessage({ changed: now.changed }, preview);
  }
  window.addEventListener("message", ({ origin, data }) => {
    if (origin !== preview) return;
    if (data?.ready) showChanges(); // it may have been loaded since
    if (typeof data?.shown !== "number") return;
    now.changed = [];
    say(data.shown ? "What you changed is outlined." : "What you changed is not to be seen as text on this page.");
  });

  window.addEventListener("hashchange", () => {
    now.form = forms.find(({ address }) => location.hash === address);
    now.item = undefined;
    now.copy = undefined;
    drawStart();
    drawPreview();
  });
  document.querySelector("#nc-root").addEventListener("focusin", ({ target }) => {
    const item = itemAround(target);
    if (!item || item.item === now.item?.item) return;
    now.item = item;
    if (target.matches("[aria-expanded=true]")) item.item.scrollIntoView(); // just added, and mostly out of view
    drawStart();
    drawPreview();
  });

  document.querySelector("#nc-root").addEventListener("input", drawStart); // an empty entry no longer is

  const events = new EventSource("/events");
  events.addEventListener("verdict", ({ data }) => {
    now.verdict = JSON.parse(data);
    document.body.classList.add("with-panel");
    drawVerdict();
    forgetCopy();
    drawPreview();
    if (now.verdict.errors.length > 0) say("The page stays as it was until the errors are mended.");
    else now.changed = Object.values(now.verdict.changed).flat();
    showChanges();
  });
  events.addEventListener("preview", ({ data }) => {
    now.preview = JSON.parse(data);
    say("");
    drawPreview();
  });
  now.form = forms.find(({ address }) => location.hash === address);
  drawStart();
  drawPreview();
  askBeforeLeaving();
}

function verdictOf({ errors, warnings, accepted }, forms) {
  const list = (found, canAccept) => element("ul", {}, ...found.map((finding) => findingOf(finding, forms, canAccept)));
  const summary =
    errors.length > 0 ? `${counted(errors.length, "error")} to mend before this can be published` : "No errors";
  return [
    element("h2", { textContent: "What the check says" }),
    element("p", { role: "status", className: errors.length > 0 ? "errors" : "order", textContent: summary }),
    errors.length > 0 && list(errors),
    warnings.length > 0 && element("h3", { textContent: `${counted(warnings.length, "thing")} worth a look` }),
    warnings.length > 0 && list(warnings, true),
    accepted.length > 0 &&
      element(
        "details",
        {},
        element("summary", { textContent: `${counted(accepted.length, "thing")} that you have seen` }),
        list(accepted),
      ),
  ].filter(Boolean);
}

function findingOf(finding, forms, canAccept) {
  const { file, line, message, path } = finding;
  const form = forms.find((one) => one.file === file);
  const place = `${file}, line ${line}`;
  const link = form
    ? element("a", {
        href: form.address,
        textContent: place,
        onclick: (event) => {
          event.preventDefault();
          void showField(form, keyPathOf(form, path));
        },
      })
    : element("b", { textContent: place });
  const button =
    canAccept && element("button", { textContent: "I have seen this", onclick: () => void accept(finding, button) });
  return element("li", {}, link, " ", message, " ", button);
}

async function accept(finding, button) {
  button.disabled = true;
  const answer = await fetch("/accept", { method: "POST", body: JSON.stringify(finding) });
  if (!answer.ok) button.replaceWith(`This could not be noted: ${await answer.text()}`);
}
