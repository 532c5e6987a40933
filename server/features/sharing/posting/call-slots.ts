/** Whether somebody sits and waits for the outcome of a call, as after 'Post now', or nobody does. */
export type Lane = 'awaited' | 'planned';

/**
 * Bounds the calls to the networks that are under way at once. What happens between calls, the commits above all, holds no
 * slot: the slots are what is scarce, and a slot that waits for a disk is wasted. There is a quarter more that planned calls never
 * take, so that an awaited one begins at once; with fewer than four slots it is the next to begin.
 */
export interface CallSlots {
  run<Value>(lane: Lane, call: () => Promise<Value>): Promise<Value>;
  /**
   * For a call that needs something committed immediately before it: `prepare` runs when a slot is expected to become free by the time
   * it is done, never long before, because the commit grows stale while it waits. @returns undefined when `prepare` does.
   */
  runPrepared<Prepared, Value>(
    lane: Lane,
    prepare: () => Promise<Prepared | undefined>,
    call: (prepared: Prepared) => Promise<Value>,
  ): Promise<Value | undefined>;
}

interface Place {
  lane: Lane;
  isPrepared: boolean;
}

/** Who is let in first. What is prepared grows stale while it waits, so it goes before what is not. */
const ORDER: readonly Place[] = [
  { lane: 'awaited', isPrepared: true },
  { lane: 'awaited', isPrepared: false },
  { lane: 'planned', isPrepared: true },
  { lane: 'planned', isPrepared: false },
];

/** A counted door: at most `capacity()` are inside, of which at most `capacity() - kept` are planned. */
function createDoor(capacity: () => number, kept: number) {
  const lines = ORDER.map((place) => ({ ...place, waiting: [] as (() => void)[] }));
  const inside: Record<Lane, number> = { awaited: 0, planned: 0 };
  const hasRoom = (lane: Lane) =>
    inside.awaited + inside.planned < capacity() && (lane === 'awaited' || inside.planned < capacity() - kept);
  const admit = () => {
    for (;;) {
      const line = lines.find(({ lane, waiting }) => waiting.length > 0 && hasRoom(lane));
      const next = line?.waiting.shift();
      if (!line || !next) return;
      inside[line.lane] += 1;
      next();
    }
  };
  return {
    enter: ({ lane, isPrepared }: Place) =>
      new Promise<void>((resolve) => {
        lines.find((line) => line.lane === lane && line.isPrepared === isPrepared)?.waiting.push(resolve);
        admit();
      }),
    leave: (lane: Lane) => {
      inside[lane] -= 1;
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

/** @param planned so many planned calls at once */
export function createCallSlots(planned: number, monotonicMs: () => number): CallSlots {
  const prepareMs = createAverage(5);
  const callMs = createAverage(1000);
  /** How many calls end while one prepares: so many may prepare ahead of a free slot. */
  const ahead = () => Math.min(planned, Math.ceil((planned * prepareMs.value()) / Math.max(1, callMs.value())));
  const kept = Math.floor(planned / 4);
  const size = planned + kept;
  const slots = createDoor(() => size, kept);
  const prepared = createDoor(() => size + ahead(), kept);

  async function inSlot<Value>(place: Place, call: () => Promise<Value>): Promise<Value> {
    await slots.enter(place);
    const begun = monotonicMs();
    try {
      return await call();
    } finally {
      callMs.add(monotonicMs() - begun);
      slots.leave(place.lane);
    }
  }

  return {
    run: (lane, call) => inSlot({ lane, isPrepared: false }, call),
    async runPrepared(lane, prepare, call) {
      await prepared.enter({ lane, isPrepared: false });
      try {
        const begun = monotonicMs();
        const made = await prepare();
        prepareMs.add(monotonicMs() - begun);
        return made === undefined ? undefined : await inSlot({ lane, isPrepared: true }, () => call(made));
      } finally {
        prepared.leave(lane);
      }
    },
  };
}
