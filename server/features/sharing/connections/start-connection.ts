import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { createHash } from 'node:crypto';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { ownPathOr } from '@yardsign/domain/access/own-path';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { consentPath } from './consent-path.ts';
import { countAttemptsSince, insertAttempt } from './attempt-store.ts';

const HANDOFF_MS = MINUTE_MS;
const STARTS_PER_MINUTE = 10;

/** Where a member comes back to unless the page that they came from is one of ours. */
export const BACK = '/integrations';

/** Secrets of this flow are kept as hashes only. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Begins to connect a network: an address of our own that works once, for a minute, in this session.
 *
 * @throws AppError `too_many_requests`
 */
export async function startConnection(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'random'>,
  actor: MemberActor,
  input: { network: string; redirect: string },
): Promise<{ url: string }> {
  const now = deps.clock.now();
  const minuteAgo = new Date(now.getTime() - MINUTE_MS);
  if ((await countAttemptsSince(deps.db, actor.userId, minuteAgo)) >= STARTS_PER_MINUTE)
    throw new AppError('too_many_requests');
  const handoff = deps.random.bytes(32).toString('base64url');
  await insertAttempt(deps.db, {
    id: deps.random.id('con'),
    member_id: actor.userId,
    session_id: actor.sessionId,
    network: input.network,
    redirect: ownPathOr(input.redirect, BACK),
    handoff_hash: hashOf(handoff),
    handed_at: null,
    state_hash: null,
    browser_hash: null,
    returned_at: null,
    expires_at: new Date(now.getTime() + HANDOFF_MS),
    created_at: now,
  });
  return { url: `${consentPath(input.network)}/request_token?h=${handoff}` };
}
