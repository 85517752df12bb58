import { execFileSync } from "node:child_process";
import { newProject } from "./project";

/** Creates a project whose content is committed, and resets it after each test. `commit` commits what was edited. */
export function committedProject() {
  const root = newProject();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: root });
  const commit = () => git("commit", "--quiet", "--all", "--message", "The content");
  beforeAll(() => {
    git("init", "--quiet");
    git("add", "--all");
    commit();
    git("tag", "first");
  });
  afterEach(() => {
    git("reset", "--quiet", "--hard", "first");
  });
  return { root, commit };
}
