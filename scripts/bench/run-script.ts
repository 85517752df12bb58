/** Measures scripts of package.json, with all processes that they start. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The time from start to end, and the most memory that all processes had at one moment, in MB. */
type Run = { seconds: number; megabytes: number };

/** Runs a script of the project at `folder`. Throws the end of its output if it fails. */
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

/** Returns the memory of a process and its descendants in MB. Shared memory counts once (`Pss` of /proc, so Linux only). */
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

/** A process may end before its file is read. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
