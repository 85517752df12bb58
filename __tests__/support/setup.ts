import { TextDecoder, TextEncoder } from "node:util";
import { outline } from "./outline";

expect.addSnapshotSerializer(outline);

// jsdom lacks them; react-dom/server and the check need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
