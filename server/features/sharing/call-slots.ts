/**
 * Bounds the calls to the networks that are under way at once. What happens between calls, the commits above all, holds no
 * slot: the slots are what is scarce, and a slot that waits for a disk is wasted.
 */
export interface CallSlots {
  run<Value>(call: () => Promise<Value>): Promise<Value>;
  /**
   * For a call that needs something committed immediately before it: `prepare` runs when a slot is expected to become free by the time
   * it is done, never long before, because the commit grows stale while it waits. @returns undefined when `prepare` does.
   */
  runPrepared<Prepared, Value>(
    prepare: () => Promise<Prepared | undefined>,
    call: (prepared: Prepared) => Promise<Value>,
  ): Promise<Value | undefined>;
}

/** A counted door: at most `capacity()` are inside; urgent ones go before the others. */
function createDoor(capacity: () => number) {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let inside = 0;
  const admit = () => {
    while (inside < capacity()) {
      const next = urgent.shift() ?? others.shift();
      if (!next) return;
      inside += 1;
      next();
    }
  };
  return {
    enter: (isUrgent: boolean) =>
      new Promise<void>((resolve) => {
        (isUrgent ? urgent : others).push(resolve);
        admit();
      }),
    leave: () => {
      inside -= 1;
      admit();
    },
  };
}

const WEIGHT = 0.1;

/** An average of the latest few dozen values. */
function createAverage(start: number) {
  let value = start;
  return { value: () => value, add: (next: number) => (value += (next - value) * WEIGHT) };
}

export function createCallSlots(size: number, monotonicMs: () => number): CallSlots {
  const prepareMs = createAverage(5);
  const callMs = createAverage(1000);
  /** How many calls end while one prepares: so many may prepare ahead of a free slot. */
  const ahead = () => Math.min(size, Math.ceil((size * prepareMs.value()) / Math.max(1, callMs.value())));
  const slots = createDoor(() => size);
  const prepared = createDoor(() => size + ahead());

  async function inSlot<Value>(isUrgent: boolean, call: () => Promise<Value>): Promise<Value> {
    await slots.enter(isUrgent);
    const begun = monotonicMs();
    try {
      return await call();
    } finally {
      callMs.add(monotonicMs() - begun);
      slots.leave();
    }
  }

  return {
    run: (call) => inSlot(false, call),
    async runPrepared(prepare, call) {
      await prepared.enter(false);
      try {
        const begun = monotonicMs();
        const made = await prepare();
        prepareMs.add(monotonicMs() - begun);
        return made === undefined ? undefined : await inSlot(true, () => call(made));
      } finally {
        prepared.leave();
      }
    },
  };
}
