/** Where the browser tests find a Chromium and a Firefox; as a script, makes sure that there is a Chromium. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Of a browser: its commands, and where macOS and Windows keep it, which do not put it on the PATH. */
type Browser = { commands: string[]; apps: string[]; exes: string[] };

const chromium: Browser = {
  commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  apps: ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"],
  exes: ["Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe"],
};
const firefox: Browser = {
  commands: ["firefox", "firefox-esr"],
  apps: ["Firefox.app/Contents/MacOS/firefox"],
  exes: ["Mozilla Firefox/firefox.exe"],
};

/** The path of an installed Chromium or Chrome: CHROMIUM_PATH, else the first one found. */
export function findChromium(): string | undefined {
  return find(chromium, process.env.CHROMIUM_PATH);
}

/** The path of an installed Firefox: FIREFOX_PATH, else the first one found. */
export function findFirefox(): string | undefined {
  return find(firefox, process.env.FIREFOX_PATH);
}

function find({ commands, apps, exes }: Browser, named = ""): string | undefined {
  const { PATH = "", PROGRAMFILES, "PROGRAMFILES(X86)": x86, LOCALAPPDATA } = process.env;
  const below = (folders: (string | undefined)[], files: string[]) =>
    folders.flatMap((folder) => (folder ? files.map((file) => join(folder, file)) : []));
  return [
    named,
    ...below(PATH.split(delimiter), commands),
    ...below(["/Applications"], apps),
    ...below([PROGRAMFILES, x86, LOCALAPPDATA], exes),
  ].find(isProgram);
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
