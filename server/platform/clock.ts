/** Tells the time. Code takes a clock as an argument and never reads the machine's own. */
export interface Clock {
  now(): Date;
  /** Calls back when the clock was moved by hand, so that what became due is looked at without waiting for the next poll. */
  onMove(listener: () => void): () => void;
}

/** A clock that runs with the machine's and can be moved. In production nobody holds the handle that moves it. */
export interface MovableClock extends Clock {
  moveTo(epochMs: number): void;
  advance(ms: number): void;
}

/** @param read the machine's time in epoch milliseconds; a test passes a constant. */
export function createClock(read: () => number = Date.now): MovableClock {
  const listeners = new Set<() => void>();
  let offset = 0;
  const moveBy = (ms: number) => {
    offset += ms;
    for (const listener of listeners) listener();
  };
  return {
    now: () => new Date(read() + offset),
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moveTo: (epochMs) => moveBy(epochMs - read() - offset),
    advance: moveBy,
  };
}

/** A clock that stands still until it is moved. */
export function createStillClock(startIso: string): MovableClock {
  const start = Date.parse(startIso);
  return createClock(() => start);
}
