/** Where the tests find Python 3, which runs the code of exercises; as a script, installs it on Debian where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { aptGet } from "./apt-get";

/** The command of an installed Python 3: that of PYTHON_PATH, else the first one that runs. */
export function findPython(): string | undefined {
  const { PYTHON_PATH: named } = process.env;
  const chosen = named?.includes("/") ? resolve(named) : named; // the code runs in another folder
  const commands = [chosen, "python3", "python"].filter((command) => command !== undefined);
  return commands.find((command) => /^Python 3\./.test(spawnSync(command, ["--version"], { encoding: "utf8" }).stdout));
}

if (require.main === module) {
  if (!findPython() && existsSync("/etc/debian_version")) {
    aptGet("update");
    aptGet("install", "-y", "--no-install-recommends", "python3");
  }
  if (!findPython()) {
    process.stderr.write(
      "The code of exercises is tested with Python 3: install it, or name its program in PYTHON_PATH.\n",
    );
    process.exitCode = 1;
  }
}
