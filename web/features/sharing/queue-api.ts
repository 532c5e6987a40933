import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { keyOf, type TargetRef } from './target-model.ts';

export type Queue = Answer<'sharing', 'getQueue'>['queue'];
export type TargetQueue = Queue['targets'][number];
export type Slot = TargetQueue['slots'][number];

export const queueQuery = queryOptions({
  queryKey: ['sharing', 'queue'],
  queryFn: async ({ signal }): Promise<Queue> => (await api.sharing.getQueue({ signal })).queue,
});

export interface SlotsChange {
  target: TargetRef;
  slots: readonly Slot[];
}

/** Sets the times of one target; shown at once. */
export function useSlotsChange() {
  return useOptimistic<SlotsChange, unknown>({
    name: 'queue',
    call: ({ target: { network, targetId }, slots }) =>
      api.sharing.changeQueue({ body: { target: { network, targetId }, slots: [...slots] } }),
    foresee: ({ target, slots }) => [
      {
        queryKey: queueQuery.queryKey,
        change: (queue: Queue): Queue => ({
          ...queue,
          targets: queue.targets.map((each) => (keyOf(each) === keyOf(target) ? { ...each, slots: [...slots] } : each)),
        }),
      },
    ],
  });
}
