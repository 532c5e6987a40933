import type { Delivery, PostState } from './delivery.ts';

interface Doubt {
  now: number;
  /** When the ledger was written down, in epoch milliseconds: from there on the network is searched. */
  since: number;
  /** Whether the network can tell this from everything else that is there; without that its member has to look. */
  canTell: boolean;
}

/** A ledger of an earlier time was put back: whether this was sent after it was written down is not known any more. */
export function doubtful(delivery: Delivery, { now, since, canTell }: Doubt): Delivery {
  const { attempts, firstSentAt } = delivery;
  return {
    ...delivery,
    ...{ state: canTell ? 'unconfirmed' : 'needs_attention', nextAt: canTell ? now : null },
    ...{ reason: 'restored', restored: true, leaseUntil: null },
    ...{ attempts: attempts + 1, firstSentAt: Math.min(firstSentAt ?? since, since), sentAt: now },
    ...{ absentAt: null, provenAbsent: false },
  };
}

/** Not sent, as far as the ledger knows, and to be sent without anybody's doing. */
export const WAITING_STATES: readonly PostState[] = ['scheduled', 'claimed', 'needs_reconnect'];

/** Whether this may have been sent since. Nothing goes out before its time by itself. */
export function isDoubtful({ state, awaitsApproval, dueAt }: Delivery, now: number): boolean {
  return WAITING_STATES.includes(state) && !awaitsApproval && dueAt <= now;
}
