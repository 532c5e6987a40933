import { nestPairs } from '../../kit/form.ts';
import { describeFile } from '../../kit/request-log.ts';
import type { Timers } from '../../kit/timers.ts';
import { answerGraph } from './graph/answer-graph.ts';
import type { GraphCall, Network } from './network.ts';
import type { LateCall } from './state.ts';

/** Calls whose answer was lost and whose effect is still on its way. They survive a restart. */
export interface LateCalls {
  add(call: GraphCall, ms: number): void;
  /** Runs those whose time has come on the sandbox's clock, and tells how many. */
  settle(): Promise<number>;
  /** Sets the timers again after a start. */
  resume(): void;
}

export function createLateCalls(network: Network, timers: Timers): LateCalls {
  function rebuild(late: LateCall): GraphCall {
    return {
      requestId: late.requestId,
      method: late.method,
      version: late.version,
      segments: late.path.split('/'),
      params: nestPairs(Object.entries(late.params)),
      files: late.files.flatMap((file) => {
        const bytes = network.blobs.get(file.digest);
        return bytes === undefined ? [] : [{ ...file, bytes }];
      }),
      authorization: late.authorization,
      // Its request was logged when it came.
      warn: () => undefined,
    };
  }

  async function run(id: string): Promise<void> {
    const late = network.state().late.find((entry) => entry.id === id);
    if (late === undefined) return;
    // Taken off first: whatever it does, it does once.
    network.state().late = network.state().late.filter((entry) => entry !== late);
    network.touch();
    await answerGraph(network, rebuild(late));
  }

  const arm = (late: LateCall) => timers.after(late.dueAt - network.clock.now(), () => void run(late.id));

  return {
    add: (call, ms) => {
      for (const file of call.files) network.blobs.put(file.bytes);
      const late: LateCall = {
        id: network.ids.opaque('late', 12),
        dueAt: network.clock.now() + ms,
        requestId: call.requestId,
        method: call.method,
        version: call.version,
        path: call.segments.join('/'),
        params: { ...call.params },
        authorization: call.authorization,
        files: call.files.map(describeFile),
      };
      network.state().late.push(late);
      network.touch();
      arm(late);
    },
    settle: async () => {
      const now = network.clock.now();
      const due = network.state().late.filter(({ dueAt }) => dueAt <= now);
      for (const { id } of due.toSorted((a, b) => a.dueAt - b.dueAt)) await run(id);
      return due.length;
    },
    resume: () => {
      for (const late of network.state().late) arm(late);
    },
  };
}
