import { TextDecoder, TextEncoder } from "node:util";
import { outline } from "./outline";

expect.addSnapshotSerializer(outline);

// jsdom lacks them, and modules of the build need them: react-dom/server for Markdown, fontkit for PDFs.
Object.assign(globalThis, { TextDecoder, TextEncoder });
