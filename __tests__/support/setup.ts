import { TextDecoder, TextEncoder } from "node:util";
import type { Reader } from "../../src/content/contract";
import { outline } from "./outline";

// src/site-copy.ts gets the fixtures as webpack would resolve them, so that no component reads data/.
const fixtures = () => jest.requireActual<{ read: Reader }>("./fixture-content");
jest.mock("../../data/forms.json", () => fixtures().read("forms.json"));
jest.mock("../../data/site.json", () => fixtures().read("site.json"));

expect.addSnapshotSerializer(outline);

// jsdom lacks them; react-dom/server and the check need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
