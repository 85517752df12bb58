/** Starts the forms. */
import type { Settings } from "../editor-files";
import { formatsOf } from "./formats";

// Sveltia reads its preferences on import: forms stay open after saving, next to the check's findings, and the
// interface is in English.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false, locale: "en-US" });

// Sveltia focuses the field in the history's state, as for its own search results.
const keyPath = new URLSearchParams(location.search).get("field");
if (keyPath) history.replaceState({ highlight: { locale: "_default", keyPath } }, "");

// "Duplicate" clones entries that contain proxies of empty lists, which structuredClone rejects; without the fallback,
// nothing would happen.
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
for (const format of formatsOf(settings)) CMS.registerCustomFormat(...format);
CMS.init({ config: settings.config });
