/** Where the browser tests find a Chromium and a Firefox; as a script, makes sure that there is a Chromium with a font like Arial. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptGet, isRoot } from "./apt-get";

/** A browser's commands, and its install paths on macOS and Windows. */
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

/** Debian's headless Chromium; the tests take two thirds of the time. */
const shell: Browser = { commands: ["chromium-headless-shell"], apps: [], exes: [] };

/** The path of the Chromium for tests and benchmarks: CHROMIUM_PATH, else one without windows, else any. */
export function findTestBrowser(): string | undefined {
  return find(shell, process.env.CHROMIUM_PATH) ?? find(chromium);
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

/** Installs the font and headless Chromium on Debian, or Chromium on Ubuntu, with apt-get. */
function install() {
  const get = (name: string) => aptGet("install", "-y", "--no-install-recommends", name);
  return (
    existsSync("/etc/debian_version") &&
    aptGet("update") &&
    get("fonts-liberation") &&
    (get("chromium-headless-shell") || get("chromium"))
  );
}

// Where there is only root, as in a container, the faster one is fetched, too.
const hasBrowser = () => find(shell, process.env.CHROMIUM_PATH) ?? (isRoot ? undefined : find(chromium));
// It stands in for the site's fonts until they arrive; others have other widths, and the page would jump.
const hasFont = () => existsSync("/usr/share/fonts/truetype/liberation");

if (require.main === module && !(hasBrowser() && (hasFont() || !isRoot))) install();
if (require.main === module && !findTestBrowser()) {
  process.stderr.write(
    "The browser tests need Chromium or Chrome: install one, or name its program in CHROMIUM_PATH.\n",
  );
  process.exitCode = 1;
}
