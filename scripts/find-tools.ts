/**
 * Finds the programs that tests and benchmarks run. As a script (`npm run test:tools`), installs those that are missing on Debian and
 * Ubuntu, and fails where one cannot be found.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** Debian's Chromium without windows: the tests take two thirds of the time. */
const shell = "chromium-headless-shell";

/** Returns the path of a Chromium or Chrome: CHROMIUM_PATH, else the first one found. */
export function findChromium(): string | undefined {
  return find(
    process.env.CHROMIUM_PATH,
    shell,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
  );
}

/** Returns the path of a Firefox: FIREFOX_PATH, else the first one found. */
export function findFirefox(): string | undefined {
  return find(
    process.env.FIREFOX_PATH,
    "firefox",
    "firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
  );
}

/** Returns the path of a Python 3: PYTHON_PATH, else the first one found. */
export function findPython(): string | undefined {
  return find(process.env.PYTHON_PATH, "python3", "python", "python.exe");
}

/** Returns the first program, each given by its path or its name. */
function find(...names: (string | undefined)[]): string | undefined {
  const folders = ["", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => (name ? folders.map((folder) => resolve(folder, name)) : [])).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function main() {
  const isRoot = process.getuid?.() === 0;
  const aptGet = (...words: string[]) =>
    spawnSync(isRoot ? "apt-get" : "sudo", isRoot ? words : ["apt-get", ...words], { stdio: "inherit" }).status === 0;
  // In a container, where whoever runs this is root, the faster browser is worth its download.
  const hasBrowser = Boolean(isRoot ? find(process.env.CHROMIUM_PATH, shell) : findChromium());
  // Until the site's fonts arrive, this one is shown. Others have other widths, and the page would jump.
  const hasFont = existsSync("/usr/share/fonts/truetype/liberation") || (!isRoot && hasBrowser);
  const missing = [
    findPython() ? [] : ["python3"],
    hasFont ? [] : ["fonts-liberation"],
    hasBrowser ? [] : [shell, "chromium"], // Ubuntu has only the latter
  ].filter((names) => names.length > 0);
  if (missing.length > 0 && existsSync("/etc/debian_version")) {
    aptGet("update");
    for (const names of missing) names.some((name) => aptGet("install", "-y", "--no-install-recommends", name));
  }
  if (findPython() && findChromium()) return;
  process.stderr.write(
    "The tests need Python 3, and Chromium or Chrome: install them, or set PYTHON_PATH and CHROMIUM_PATH.\n",
  );
  process.exitCode = 1;
}

if (require.main === module) main();
