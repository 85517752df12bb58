/** Replaces src/site-copy.ts in all tests, so that no component reads data/. */
import { read } from "./fixture-content";

export const forms = read("forms.json");
export const formCopy = { ...forms, version: forms.notice.version };
export const site = read("site.json");
