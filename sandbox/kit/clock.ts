/** The time the simulated world lives in. All values are epoch milliseconds. */
export interface SandboxClock {
  now(): number;
  moveTo(epochMs: number): void;
  advance(ms: number): void;
}

/**
 * A clock that runs with `base` and can be moved away from it. With a constant base it stands still until it is moved,
 * which is what most tests want; with the machine's own clock it runs on from wherever it was moved to.
 */
export function createClock(base: () => number): SandboxClock {
  let offset = 0;
  return {
    now: () => base() + offset,
    moveTo: (epochMs) => {
      offset = epochMs - base();
    },
    advance: (ms) => {
      offset += ms;
    },
  };
}
