/**
 * The life of one post to one target. `claimed`: a worker has it, nothing was sent. `sending`: bytes may have gone out.
 * `unconfirmed`: they may have arrived, and only the network can tell.
 */
export type PostState =
  | 'scheduled'
  | 'claimed'
  | 'sending'
  | 'published'
  | 'unconfirmed'
  | 'failed'
  | 'needs_reconnect'
  | 'needs_attention'
  | 'cancelled'
  | 'missed';

/** Why a post is where it is. Members read the text of the code in their language. */
export type PostReason =
  | 'network_busy'
  | 'network_unavailable'
  | 'quota_reached'
  | 'processing'
  | 'processing_timeout'
  | 'processing_failed'
  | 'send_delayed'
  | 'rejected'
  | 'upload_rejected'
  | 'duplicate_text'
  | 'blocked'
  | 'sending_stopped'
  | 'token_lost'
  | 'disconnected'
  | 'permissions_missing'
  | 'target_role_lost'
  | 'target_missing'
  | 'proof_missing'
  | 'internal_fault'
  | 'answer_lost'
  | 'worker_stopped'
  | 'restored'
  | 'reconnect_to_check'
  | 'cannot_check'
  | 'not_readable'
  | 'absent_after_attempts'
  | 'account_not_active'
  | 'feature_missing'
  | 'film_outdated'
  | 'link_gone'
  | 'words_too_long'
  | 'text_outdated'
  | 'sample_data'
  | 'comment_not_permitted'
  | 'comment_post_gone'
  | 'cover_refused'
  | 'cover_waiting'
  | 'late'
  | 'day_over'
  | 'catching_up'
  | 'window_closed'
  | 'awaiting_approval'
  | 'approval_declined'
  | 'approval_missed'
  | 'approval_team_left';

/** Why a post that is still to come will not go out as it is: its member sees to it before its time. */
const MARKS: readonly PostReason[] = ['words_too_long', 'text_outdated'];

/** Whether a post is still to come and will not go out as it is. */
export function isMarked({ state, reason }: { state: string; reason: string | null }): boolean {
  return state === 'scheduled' && MARKS.some((mark) => mark === reason);
}

/** What the engine knows of a post. Times are epoch milliseconds. */
export interface Delivery {
  state: PostState;
  /** Grows with every change; a change is valid only on the version that it was made from. */
  version: number;
  /** When the member wants it to go out. */
  dueAt: number;
  /** When to take it up next: to send it (`scheduled`), to look for it (`unconfirmed`) or to give it its cover (`published`); null when nothing is to be done. */
  nextAt: number | null;
  leaseUntil: number | null;
  /** Sends that may have had an effect. A send that provably had none is given back. */
  attempts: number;
  /** Delays in a row that were the network's or our own; they only stretch the next wait. */
  setbacks: number;
  /** When the first and the latest send began. The first bounds from where the network's list is searched. */
  firstSentAt: number | null;
  sentAt: number | null;
  /** The first read since the latest send that could prove absence and did not find the post. */
  absentAt: number | null;
  /** No send so far can have left a post on the network. */
  provenAbsent: boolean;
  /** Somebody of the team has to agree first: until then nothing takes it up. */
  awaitsApproval: boolean;
  /** Its ledger was put back from a backup and has not sent it since: whether it was sent in between, only its network knows. */
  restored: boolean;
  reason: PostReason | null;
}

const newDelivery: Omit<Delivery, 'dueAt' | 'nextAt'> = {
  state: 'scheduled',
  version: 1,
  leaseUntil: null,
  attempts: 0,
  setbacks: 0,
  firstSentAt: null,
  sentAt: null,
  absentAt: null,
  provenAbsent: true,
  awaitsApproval: false,
  restored: false,
  reason: null,
};

/** A post that nobody has tried to send. */
export function scheduledAt(dueAt: number): Delivery {
  return { ...newDelivery, dueAt, nextAt: dueAt };
}
