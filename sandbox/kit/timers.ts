/** Real timers that can all be ended at once, so that a closing sandbox leaves nothing behind. */
export interface Timers {
  after(ms: number, act: () => void): void;
  wait(ms: number): Promise<void>;
  clear(): void;
}

// setTimeout counts in 32 bits; a longer delay would fire at once.
const LONGEST_MS = 2_147_483_647;

export function createTimers(): Timers {
  const running = new Map<NodeJS.Timeout, () => void>();
  const start = (ms: number, act: () => void, ended: () => void) => {
    const timer = setTimeout(
      () => {
        running.delete(timer);
        act();
      },
      Math.min(Math.max(ms, 0), LONGEST_MS),
    );
    timer.unref();
    running.set(timer, ended);
  };
  return {
    after: (ms, act) => start(ms, act, () => undefined),
    wait: (ms) => new Promise((resolve) => start(ms, resolve, resolve)),
    clear: () => {
      for (const [timer, ended] of running) {
        clearTimeout(timer);
        ended();
      }
      running.clear();
    },
  };
}
