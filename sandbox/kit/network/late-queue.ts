import type { SandboxClock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Timers } from '../timers.ts';

interface Late {
  id: string;
  dueAt: number;
}

/** What is left of a call whose answer was lost and whose effect is still on its way. Plain data, so that it survives a restart. */
export type LateCall<Rest> = Late & Rest;

export interface LateQueue<Rest> {
  add(rest: Rest, ms: number): void;
  /** Runs those whose time has come on the network's clock, and tells how many. */
  settle(): Promise<number>;
  /** Sets the timers again after a start. */
  resume(): void;
}

interface LateQueueOptions<Rest> {
  network: { clock: SandboxClock; ids: Ids; touch(): void };
  timers: Timers;
  list(): LateCall<Rest>[];
  /** Lets a call take its effect. */
  run(rest: Rest): Promise<void>;
}

export function createLateQueue<Rest extends object>(options: LateQueueOptions<Rest>): LateQueue<Rest> {
  const { network, timers, list } = options;
  const { clock, ids, touch } = network;

  async function run(id: string): Promise<void> {
    const at = list().findIndex((late) => late.id === id);
    // Taken off first: whatever it does, it does once.
    const [late] = at < 0 ? [] : list().splice(at, 1);
    if (late === undefined) return;
    touch();
    await options.run(late);
  }

  const arm = ({ id, dueAt }: Late) => timers.after(dueAt - clock.now(), () => void run(id));

  return {
    add: (rest, ms) => {
      const late = { id: ids.opaque('late', 12), dueAt: clock.now() + ms, ...rest };
      list().push(late);
      touch();
      arm(late);
    },
    settle: async () => {
      const now = clock.now();
      const due = list().filter(({ dueAt }) => dueAt <= now);
      for (const { id } of due.toSorted((a, b) => a.dueAt - b.dueAt)) await run(id);
      return due.length;
    },
    resume: () => {
      for (const late of list()) arm(late);
    },
  };
}
