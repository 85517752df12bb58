/** Where the browser tests find a Chromium; as a script, makes sure that there is one. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where macOS and Windows keep it; they do not put it on the PATH. */
const usualPlaces = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, "Chromium/Application/chrome.exe"), join(folder, "Google/Chrome/Application/chrome.exe")]
      : [],
  ),
];

/** The path of an installed Chromium or Chrome: CHROMIUM_PATH, else the first one found. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [process.env.CHROMIUM_PATH ?? "", ...onPath, ...usualPlaces].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Installs Chromium on Debian and Ubuntu; gives false where that is not possible. */
function install(): boolean {
  if (!existsSync("/etc/debian_version")) return false;
  const root = process.getuid?.() === 0;
  const apt = (...words: string[]) => {
    const [command = "", ...rest] = [...(root ? [] : ["sudo"]), "apt-get", ...words];
    return spawnSync(command, rest, { stdio: "inherit" }).status === 0;
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", "chromium");
}

if (require.main === module && !findChromium() && !(install() && findChromium())) {
  process.stderr.write(
    "The browser tests need Chromium or Chrome: install one, or name its program in CHROMIUM_PATH.\n",
  );
  process.exitCode = 1;
}
