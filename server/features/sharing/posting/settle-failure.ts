import { DAY_MS } from '@yardsign/domain/time/spans';
import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import { endConnection, refusesToken } from '../connections/end-connection.ts';
import { loseTarget } from '../connections/lose-target.ts';
import { learnedFrom, settle, type Engine } from './engine.ts';
import type { HeldToken } from '../connections/target-access.ts';
import { NetworkError } from '../ports.ts';
import type { PostRow } from '../rows.ts';
import { holdTarget } from '../hold-store.ts';

/** How long nothing goes to a target that the network has blocked, unless the member says otherwise. */
const BLOCK_MS = DAY_MS;

/** Why posts to a target wait for a new consent, where it is not the whole connection that is gone. */
const LOST: Partial<Record<NonNullable<NetworkError['detail']>, PostReason>> = {
  permission: 'permissions_missing',
  role: 'target_role_lost',
};

/** Why a network's no is a no, where there is more to say than that. */
const REJECTED: Partial<Record<string, PostReason>> = {
  target: 'target_missing',
  'comment-permission': 'comment_not_permitted',
  'post-gone': 'comment_post_gone',

  'processing-timeout': 'processing_timeout',
  'processing-failed': 'processing_failed',
};

/** @returns undefined for a failure that says nothing of the right to post to the target. */
export function lossOfTarget(error: NetworkError): PostReason | undefined {
  return error.kind === 'reconnect' && error.concerns === 'target' && error.detail ? LOST[error.detail] : undefined;
}

function eventOf(error: NetworkError, now: number, state: PostRow['state']): PostEvent {
  switch (error.kind) {
    case 'reconnect':
      return { kind: 'token_refused', reason: lossOfTarget(error) ?? 'token_lost' };
    case 'retry-later':
      return {
        kind: 'held_back',
        now,
        reason: error.detail === 'quota' ? 'quota_reached' : 'network_busy',
        retryAfterMs: error.retryAfterMs ?? null,
      };
    case 'outage': {
      const reason = error.detail === 'too-late' ? 'send_delayed' : 'network_unavailable';
      return { kind: 'held_back', now, reason, retryAfterMs: null };
    }
    case 'unknown-outcome':
      return { kind: 'answer_lost', now };
    case 'rejected':
      if (error.detail === 'blocked') return { kind: 'blocked', reason: 'blocked' };
      if (error.detail === 'duplicate') return { kind: 'refused', now, reason: 'duplicate_text', duplicate: true };
      return {
        kind: 'refused',
        now,
        // A no before the call that publishes is one to what was to be uploaded.
        reason: REJECTED[error.detail ?? ''] ?? (state === 'claimed' ? 'upload_rejected' : 'rejected'),
        duplicate: false,
      };
  }
}

/** Settles a post whose preparation or publishing failed, by the class of the failure. */
export async function settleFailure(engine: Engine, post: PostRow, held: HeldToken, error: unknown): Promise<void> {
  const now = engine.clock.now().getTime();
  if (!(error instanceof NetworkError)) {
    // A fault of our own. Before the call nothing was sent; after it began, only the network can tell.
    engine.reportError(error);
    const unsent: PostEvent = { kind: 'held_back', now, reason: 'internal_fault', retryAfterMs: null };
    await settle(engine, post, post.state === 'sending' ? { kind: 'answer_lost', now } : unsent);
    return;
  }
  const event = eventOf(error, now, post.state);
  const learned = learnedFrom(error);
  const { key: network, timings } = engine.network;
  if (refusesToken(error)) {
    const renewed: PostEvent = { kind: 'held_back', now, reason: 'network_busy', retryAfterMs: null };
    const connection = { memberId: post.owner_id, network, grantId: held.grantId };
    await endConnection(engine, connection, { error, own: { post, ended: event, renewed, learned } });
    return;
  }
  const reason = lossOfTarget(error);
  if (reason) {
    const renewed: PostEvent = { kind: 'held_back', now, reason: 'network_busy', retryAfterMs: null };
    await loseTarget(engine, post, held.grantId, { reason, ended: event, renewed, learned });
    return;
  }
  if (event.kind === 'blocked') {
    const until = new Date(now + Math.min(BLOCK_MS, timings.windowMs));
    await holdTarget(engine.db, { network, targetId: post.target_id, until, now: new Date(now) });
  }
  await settle(engine, post, event, learned);
}
