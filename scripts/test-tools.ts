/** Finds the programs that tests run. As a script (`npm run test:tools`), installs missing ones on Debian or Ubuntu. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** Debian's headless Chromium, which shortens the tests by a third. */
const shell = "chromium-headless-shell";

/** Returns the path of Chromium or Chrome: CHROMIUM_PATH, or the first one found. */
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

/** Returns the path of Firefox: FIREFOX_PATH, or the first one found. */
export function findFirefox(): string | undefined {
  return find(
    process.env.FIREFOX_PATH,
    "firefox",
    "firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
  );
}

/** Returns the paths of WebKitGTK's driver and of the virtual screen that it runs on, if both are installed. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const [driver, screen] = [find("WebKitWebDriver"), find("Xvfb")];
  return driver && screen ? { driver, screen } : undefined;
}

/** Returns the path of Python 3: PYTHON_PATH, or the first one found. */
export function findPython(): string | undefined {
  return find(process.env.PYTHON_PATH, "python3", "python", "python.exe");
}

/** Returns the first of these programs that exists, given as paths or names. */
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
  // When running as root, probably in a container, the faster browser is worth downloading.
  const hasBrowser = Boolean(isRoot ? find(process.env.CHROMIUM_PATH, shell) : findChromium());
  // The site's first fallback font. Others have different metrics, which would cause layout shifts.
  const hasFont = existsSync("/usr/share/fonts/truetype/liberation") || (!isRoot && hasBrowser);
  const missing = [
    findPython() ? [] : ["python3"],
    hasFont ? [] : ["fonts-liberation"],
    hasBrowser ? [] : [shell, "chromium"], // Ubuntu has no headless shell
    find("WebKitWebDriver") ? [] : ["webkit2gtk-driver"],
    find("Xvfb") ? [] : ["xvfb"],
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
