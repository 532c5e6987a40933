import type { MemberActor } from '@yardsign/domain/access/actor';
import { spendLink, readLink } from '../access/credentials/one-time-link.ts';
import { giveSeat, holdInvite } from './give-seat.ts';
import type { TeamsDeps } from './ports.ts';

export interface MailedLink {
  id: string;
  h: string;
}

/** What `one-time-link.ts` takes for a link of an invitation. */
export function joinLink(link: MailedLink) {
  return { purpose: 'join-team' as const, id: link.id, secret: link.h };
}

/**
 * Joins a team with the account that is signed in. Whoever has the mail may choose the account: people have several.
 *
 * @throws AppError `link_invalid`, `invite_closed`, `already_on_a_team`, `no_seats_left`.
 */
export async function acceptInvite(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'onBrandChange' | 'sessionKey' | 'onJoined'>,
  actor: MemberActor,
  input: { link: MailedLink; requestId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const link = await readLink(deps, tx, joinLink(input.link));
    const invite = await holdInvite(deps, tx, { inviteId: link.detail?.['invite'] ?? '', memberId: actor.userId });
    await giveSeat(deps, tx, { invite, memberId: actor.userId, requestId: input.requestId });
    await spendLink(deps, tx, joinLink(input.link));
    await deps.onBrandChange(tx, [actor.userId]);
  });
}
