import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { queueRoutes } from '@yardsign/contracts/routes/sharing/queue';
import { sortedSlots } from '@yardsign/domain/sharing/queue';
import { AppError } from '../../../platform/errors.ts';
import { targetsOf } from '../connections/connection-store.ts';
import type { SharingDeps } from '../deps.ts';
import { saveQueue } from './queue-store.ts';

type Change = RouteTypes<typeof queueRoutes.changeQueue>['body'];

/** Sets the slots of one target of the member's. @throws AppError `not_found`, `invalid_request` for a slot that is there twice */
export async function changeQueue(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  memberId: string,
  { target, slots }: Change,
): Promise<void> {
  const targets = await targetsOf(deps.db, memberId, target.network);
  if (!targets.some(({ target_id: id }) => id === target.targetId)) throw new AppError('not_found');
  const twice = slots.findIndex(({ weekday, time }, index) =>
    slots.slice(0, index).some((other) => other.weekday === weekday && other.time === time),
  );
  if (twice >= 0)
    throw new AppError('invalid_request', { issues: [{ path: `slots.${twice}`, message: 'is there twice' }] });
  await saveQueue(deps.db, {
    member_id: memberId,
    network: target.network,
    target_id: target.targetId,
    slots: sortedSlots(slots),
    updated_at: deps.clock.now(),
  });
}
