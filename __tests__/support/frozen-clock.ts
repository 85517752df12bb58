/** Stops the clock in all tests of the file that imports this, at a time when the office is open. Timers run. */
import { today } from "./project";

const doNotFake = [
  "cancelAnimationFrame",
  "clearImmediate",
  "clearInterval",
  "clearTimeout",
  "nextTick",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "setImmediate",
  "setInterval",
  "setTimeout",
] as const;

beforeEach(() => jest.useFakeTimers({ now: new Date(`${today}T12:00+05:30`), doNotFake: [...doNotFake] }));
afterEach(() => jest.useRealTimers());
