/** The page beside the forms: what the check finds, what appears and disappears when, and the preview. */
import { pluralize } from "../../../src/text/sentences";
import type { ReportLine } from "../form-report";
import type { State } from "../session";

const events = new EventSource("/events");
events.onmessage = ({ data }: MessageEvent<string>) => draw(JSON.parse(data) as State);
events.onerror = () => {
  part("status").textContent = "The editor has stopped. Start it again in the terminal: npm run edit";
};

/** Returns an element of check.html. */
const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object, ...inside: (Node | string)[]) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside);
  return made;
}

function draw({ report, isChecking, preview, page }: State) {
  if (report) {
    const { errors, warnings, accepted, schedule } = report;
    part("status").textContent = isChecking ? "Checking…" : errors.length > 0 ? "" : "✓ No errors";
    drawList("errors", `${pluralize(errors.length, "error")} to fix before you can publish`, errors.map(lineOf));
    drawList("warnings", `${pluralize(warnings.length, "warning")}: worth a look`, warnings.map(lineWithAccept));
    drawList("accepted", pluralize(accepted.length, "accepted warning"), accepted.map(lineOf));
    drawList("schedule", "What appears and disappears", schedule);
  }
  const hasErrors = Boolean(report?.errors.length);
  part("note").textContent =
    preview.state === "ready" && hasErrors
      ? "The preview stays as it was until the errors are fixed."
      : `${notes[preview.state]} ${preview.reason ?? ""}`.trim();
  const [frame, link] = [part<HTMLIFrameElement>("preview"), part<HTMLAnchorElement>("open")];
  frame.hidden = link.hidden = preview.state !== "ready" && preview.state !== "updating";
  if (!frame.hidden && link.href !== page) frame.src = link.href = page;
}

const notes: Record<State["preview"]["state"], string> = {
  waiting: "The preview starts when there are no errors.",
  starting: "The preview is starting. The first time, this takes a minute or two.",
  ready: "",
  updating: "Updating the preview…",
  failed: "There is no preview.",
};

/** Renders a list inside its `<details>` without opening or closing it. */
function drawList(id: string, name: string, lines: (Node | string)[]) {
  const items = lines.map((line) => element("li", {}, line));
  part(id).replaceChildren(...(items.length > 0 ? [element("summary", {}, name), element("ul", {}, ...items)] : []));
}

let loads = 0;

/** The place links to its form, in the frame beside this page. */
function lineOf({ form, place, text }: ReportLine): HTMLElement {
  if (!form) return element("span", {}, element("b", {}, place), ` ${text} `);
  const link = element("a", { href: form, target: "forms" }, place);
  // Sveltia shows nothing when a form is opened right after another one of its group, so each press loads it afresh.
  link.onclick = () => (link.search = String((loads += 1)));
  return element("span", {}, link, ` ${text} `);
}

function lineWithAccept(warning: ReportLine): HTMLElement {
  const line = lineOf(warning);
  const button = element("button", { onclick: () => void accept() }, "Accept");
  async function accept() {
    const { ok } = await fetch("/accept", { method: "POST", body: warning.key }).catch(() => Response.error());
    if (!ok) button.replaceWith("This could not be saved.");
  }
  line.append(button);
  return line;
}
