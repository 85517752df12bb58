/** Runs a script of package.json and measures it, with all processes that it starts. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** What a run took: the time on the wall, and the most memory that all its processes had at one moment. */
export type Run = { seconds: number; megabytes: number };

/** Runs a script of the project in a folder. Throws the end of what it wrote if it fails. */
export async function run(folder: string, script: string): Promise<Run> {
  const env = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const start = performance.now();
  const child = spawn("npm", ["run", script], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let megabytes = 0;
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(child.pid))), 200);
  const code = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run ${script} ended with ${String(code)}:\n${output}`);
  return { seconds: Math.round((performance.now() - start) / 100) / 10, megabytes: Math.round(megabytes) };
}

/** The memory of a process and of those below it, in MB: what they share is counted once (Linux: Pss). */
function memoryOf(root: number | undefined): number {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])]),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  const shares = [...parents.keys()].filter(isBelow).map((pid) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

/** A process may end while it is asked. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
