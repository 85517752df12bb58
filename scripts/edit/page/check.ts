/** The page beside the forms: what the check finds, what appears and disappears when, and the preview. */
import { pluralize } from "../../../src/text/sentences";
import type { ReportLine } from "../form-report";
import type { State } from "../session";

const events = new EventSource("/events");
events.onmessage = ({ data }: MessageEvent<string>) => draw(JSON.parse(data) as State);
events.onerror = () => {
  part("status").textContent =
    "The editor has stopped: nothing is checked. In the terminal, type npm run edit; this page then continues.";
  part("note").textContent = "";
  part("preview").hidden = part("open").hidden = true;
  for (const id of Object.keys(drawn)) drawList(id, "", []);
};

const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object, ...inside: (Node | string)[]) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside);
  return made;
}

function draw({ folder, report, isChecking, preview, page }: State) {
  part("folder").textContent = folder;
  if (report) {
    const { errors, warnings, accepted, schedule } = report;
    const count = errors.length > 0 ? pluralize(errors.length, "error") : "✓ No errors";
    part("status").textContent = isChecking ? "Checking…" : `${count}, ${pluralize(warnings.length, "warning")}`;
    drawList("errors", `${pluralize(errors.length, "error")} to fix before you can publish`, errors, lineOf);
    drawList("warnings", `${pluralize(warnings.length, "warning")}: worth a look`, warnings, lineWithAccept);
    drawList("accepted", pluralize(accepted.length, "accepted warning"), accepted, lineOf);
    drawList("schedule", "What appears and disappears", schedule);
  }
  const hasErrors = Boolean(report?.errors.length);
  part("note").textContent =
    preview === "ready" && hasErrors ? "The preview stays as it was until the errors are fixed." : notes[preview];
  const [frame, link] = [part<HTMLIFrameElement>("preview"), part<HTMLAnchorElement>("open")];
  frame.hidden = link.hidden = preview !== "ready";
  if (!frame.hidden && link.href !== page) frame.src = link.href = page;
}

const notes: Record<State["preview"], string> = {
  waiting: "The preview starts once there are no errors.",
  starting: "The preview is starting. The first time, this takes a minute or two.",
  ready: "",
  failed: "There is no preview: the terminal says why. To try again, press Ctrl and C in it, and type npm run edit.",
};

/** The lists as they were last rendered. */
const drawn: Record<string, string> = {};

/** Renders a list inside its `<details>` if it has changed, without opening or closing it. Focus stays in the list. */
function drawList<Line>(id: string, name: string, lines: Line[], render: (line: Line) => Node | string = String) {
  const json = JSON.stringify(lines);
  if (drawn[id] === json) return;
  drawn[id] = json;
  const hadFocus = part(id).contains(document.activeElement);
  const items = lines.map((line) => element("li", {}, render(line)));
  part(id).replaceChildren(...(items.length > 0 ? [element("summary", {}, name), element("ul", {}, ...items)] : []));
  if (hadFocus) part(id).querySelector("summary")?.focus();
}

let loads = 0;

/** Renders a finding. Its place links to the form, which opens in the frame beside this page. */
function lineOf({ form, place, text }: ReportLine): HTMLElement {
  if (!form) return element("span", {}, element("b", {}, place), ` ${text} `);
  const link = element("a", { href: form, target: "forms" }, place);
  // Sveltia shows nothing when a form is opened right after another one of its group, so each press loads it afresh.
  link.onclick = () => (link.search = link.search.replace(/(&load=\d+)?$/, `&load=${(loads += 1)}`));
  return element("span", {}, link, ` ${text} `);
}

function lineWithAccept(warning: ReportLine): HTMLElement {
  const line = lineOf(warning);
  const label = `Accept: ${warning.place}`;
  const button = element("button", { onclick: () => void accept(), ariaLabel: label }, "Accept");
  async function accept() {
    const { ok } = await fetch("/accept", { method: "POST", body: warning.key }).catch(() => Response.error());
    if (!ok) button.replaceWith("This could not be saved.");
  }
  line.append(button);
  return line;
}
