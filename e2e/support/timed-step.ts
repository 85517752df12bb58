import { test } from "./site-test";

/** Extra time for each step, in milliseconds. A step takes about one second on an idle machine. */
const perStep = 10_000;

/** Runs a step of a test. The time limit grows with the steps, so that long tests pass on a busy machine. */
export async function step(name: string, act: () => Promise<unknown>) {
  test.setTimeout(test.info().timeout + perStep);
  await test.step(name, act);
}
