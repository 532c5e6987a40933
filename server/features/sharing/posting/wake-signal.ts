/** Sleep that can be cut short. A wake that comes while nobody sleeps is kept for the next sleeper. */
export interface WakeSignal {
  wake(): void;
  /** @param ms how long at most; none means until woken. */
  sleep(ms?: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let wakeSleeper: (() => void) | undefined;
  let isKept = false;
  return {
    wake() {
      if (wakeSleeper) wakeSleeper();
      else isKept = true;
    },
    sleep(ms) {
      if (isKept) {
        isKept = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(() => wakeSleeper?.(), ms);
        wakeSleeper = () => {
          clearTimeout(timer);
          wakeSleeper = undefined;
          resolve();
        };
      });
    },
  };
}

/** Wakes all who listen: every network has a loop of its own. */
export interface WakeBell {
  ring(): void;
  /** @returns what ends the listening. */
  listen(wake: () => void): () => void;
}

export function createWakeBell(): WakeBell {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const wake of listeners) wake();
    },
    listen(wake) {
      listeners.add(wake);
      return () => void listeners.delete(wake);
    },
  };
}
