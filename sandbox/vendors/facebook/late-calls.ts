import { nestPairs } from '../../kit/form.ts';
import { createLateQueue } from '../../kit/network/late-queue.ts';
import { describeFile } from '../../kit/request-log.ts';
import type { Timers } from '../../kit/timers.ts';
import { answerGraph } from './graph/answer-graph.ts';
import type { GraphCall, Network } from './network.ts';
import type { KeptCall } from './state.ts';

/** Calls whose answer was lost and whose effect is still on its way. They survive a restart. */
export interface LateCalls {
  add(call: GraphCall, ms: number): void;
  /** Runs those whose time has come, and tells how many. */
  settle(): Promise<number>;
}

function keep(network: Network, call: GraphCall): KeptCall {
  for (const file of call.files) network.blobs.put(file.bytes);
  return {
    requestId: call.requestId,
    method: call.method,
    version: call.version,
    path: call.segments.join('/'),
    params: { ...call.params },
    authorization: call.authorization,
    files: call.files.map(describeFile),
  };
}

function rebuild(network: Network, late: KeptCall): GraphCall {
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

export function createLateCalls(network: Network, timers: Timers): LateCalls {
  const queue = createLateQueue<KeptCall>({
    network,
    timers,
    list: () => network.state().late,
    run: async (late) => void (await answerGraph(network, rebuild(network, late))),
  });
  queue.resume();
  return { add: (call, ms) => queue.add(keep(network, call), ms), settle: queue.settle };
}
