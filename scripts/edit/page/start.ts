import type { CmsConfig } from "@sveltia/cms";
import { formatsOf } from "./formats";

// Sveltia reads its preferences on import: forms stay open after saving, next to the check's findings, and the
// interface is in English.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false, locale: "en-US" });

// Opens the groups around a field and focuses it, until the editor presses a key or scrolls, by a message that Sveltia
// sends itself. Sveltia renders only fields in view, so the outer groups come first.
const steps = new URLSearchParams(location.search).get("field")?.match(/[^.]+/g) ?? [];
const timer = setInterval(() => {
  for (const index of steps.keys()) {
    const payload = { locale: "_default", keyPath: steps.slice(0, index + 1).join(".") };
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
  }
}, 500);
const stop = () => clearInterval(timer);
for (const act of ["pointerdown", "keydown", "wheel"]) addEventListener(act, stop, { once: true });
setTimeout(stop, 20_000);

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
const settings = await (await fetch("/settings.json")).text();
for (const format of formatsOf(JSON.parse(settings) as CmsConfig)) CMS.registerCustomFormat(...format);
// Sveltia warns of options that it does not know, such as `holds`.
CMS.init({ config: JSON.parse(settings, (key, value: unknown) => (key === "holds" ? undefined : value)) as CmsConfig });
