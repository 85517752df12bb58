/** The fixtures as Gatsby and webpack read them: with figures and menus resolved. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { checkedData, convertContent } from "../../src/build/checked-data";
import { contentReader } from "../../src/content/content-reader";
import { newProject, today } from "./project";

const root = newProject();

export const data = join(root, checkedData);
cpSync(join(root, "data"), data, { recursive: true });
convertContent(data, today);

/** Reads a file of the resolved fixtures. */
export const read = contentReader(data);
