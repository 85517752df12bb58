/** Starts the editor's page. */
import type { Settings } from "../editor-files";
import { askBeforeRemoving } from "./form";
import { formatsOf } from "./formats";
import { startPanel } from "./panel";

// Sveltia reads this as it is imported: a form stays open after saving, beside what the check says of it, and all is in English.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false, locale: "en-US" });

// Duplicate clones an entry with its proxies of empty lists, which structuredClone refuses: nothing would happen.
const clone = window.structuredClone;
window.structuredClone = <Value>(value: Value, options?: StructuredSerializeOptions): Value => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value)) as Value;
  }
};

const { default: CMS } = await import("@sveltia/cms");
const settings = (await (await fetch("/settings.json")).json()) as Settings;
const { config, preview } = settings;
for (const format of formatsOf(settings)) CMS.registerCustomFormat(...format);
CMS.init({ config });
askBeforeRemoving();
// The local editor works on the folder: there is nowhere to sign in, and a server that checks each save.
document.documentElement.classList.toggle("local", preview !== undefined);
if (preview) void startPanel(config, preview);
