/** What code needs of this project's other code when it runs. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The local files that the files of a folder need, these included. Not `src/content/`: what it does shows in the
 * content, which the digest of what is made holds.
 */
export function neededBy(folder: string): string[] {
  const known = new Set<string>();
  for (const name of readdirSync(folder)) follow(join(folder, name), known);
  return [...known].sort();
}

function follow(file: string, known: Set<string>) {
  if (known.has(file) || file.startsWith("src/content/")) return;
  known.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )(?:[^;"]* from )?"(\.[^"]+)";$/gm);
  for (const [, name = ""] of imports) {
    const path = join(dirname(file), name);
    follow([path, `${path}.ts`, `${path}.tsx`].find(existsSync) ?? path, known);
  }
}
