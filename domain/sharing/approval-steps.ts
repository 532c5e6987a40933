import type { Delivery } from './delivery.ts';
import type { PostEvent } from './post-event.ts';

/** Nothing of it has left, and nothing is about to. */
function isAtRest({ state }: Pick<Delivery, 'state'>): boolean {
  return state === 'scheduled' || state === 'needs_reconnect';
}

function isAsked(delivery: Delivery): boolean {
  return delivery.awaitsApproval && isAtRest(delivery);
}

export function askFirst(delivery: Delivery): Partial<Delivery> | undefined {
  const { state, provenAbsent, awaitsApproval } = delivery;
  if (awaitsApproval || !provenAbsent || !(state === 'claimed' || isAtRest(delivery))) return undefined;
  return { state: state === 'claimed' ? 'scheduled' : state, leaseUntil: null, awaitsApproval: true };
}

export function approved(
  delivery: Delivery,
  event: Extract<PostEvent, { kind: 'approved' }>,
): Partial<Delivery> | undefined {
  if (!isAsked(delivery)) return undefined;
  if (delivery.state !== 'scheduled') return { awaitsApproval: false };
  const dueAt = event.late === 'miss' ? delivery.dueAt : Math.max(delivery.dueAt, event.now);
  return { awaitsApproval: false, reason: null, dueAt, nextAt: Math.max(dueAt, event.now) };
}

/** Given another time it has to be asked for again, unless there is no team any more that could be asked. */
export function disapproved(
  delivery: Delivery,
  { reason }: Extract<PostEvent, { kind: 'disapproved' }>,
): Partial<Delivery> | undefined {
  if (!isAsked(delivery)) return undefined;
  const awaitsApproval = reason !== 'approval_team_left';
  return { state: 'cancelled', reason, nextAt: null, leaseUntil: null, awaitsApproval };
}

type Held = Pick<Delivery, 'state' | 'awaitsApproval' | 'nextAt' | 'reason'>;

/** What waits for somebody's yes has no time at which it is taken up, whatever has happened to it otherwise. */
export function heldForApproval<Post extends Held>(delivery: Post): Post {
  const isHeld = delivery.awaitsApproval && delivery.state === 'scheduled';
  return isHeld ? { ...delivery, nextAt: null, reason: 'awaiting_approval' } : delivery;
}
