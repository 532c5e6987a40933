import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { readInvite as route } from '@yardsign/contracts/routes/profile/teams';
import type { Db } from '../../platform/database/database.ts';
import { readPart } from '../../platform/database/part.ts';
import { AppError } from '../../platform/errors.ts';
import { isInOrder } from '../access/account-in-order.ts';
import { readLink } from '../access/credentials/one-time-link.ts';
import { joinLink, type MailedLink } from './accept-invite.ts';
import type { TeamsDeps } from './ports.ts';
import { readTeamName } from './read-team-name.ts';
import { accountsUnder, findInvite, findOwner, isOpenLink, namesOf, type InviteRow } from './store.ts';

type Answer = RouteTypes<typeof route>['answer'];

function stateOf(invite: InviteRow, takesMembers: boolean): Answer['invite']['state'] {
  if (invite.declined_at !== null) return 'declined';
  if (invite.cancelled_at !== null) return 'cancelled';
  return takesMembers ? 'open' : 'closed';
}

/**
 * What an invitation says to whoever has the mail, and which accounts use its address.
 *
 * @throws AppError `link_invalid`, also when it has run out or was accepted.
 */
export async function readInvite(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'profileSummary' | 'sessionKey'>,
  mailed: MailedLink,
): Promise<Answer> {
  const link = await readLink(deps, deps.db, joinLink(mailed));
  const invite = await findInvite(deps.db, link.detail?.['invite'] ?? '');
  if (!invite || invite.accepted_at !== null) throw new AppError('link_invalid');
  const [owner, team, names, accounts] = await Promise.all([
    findOwner(deps.db, invite.parent_id),
    readTeamName(deps.db, invite.parent_id),
    namesOf(deps.db, [invite.invited_by]),
    accountsUnder(deps.db, invite.email),
  ]);
  return {
    invite: {
      state: stateOf(invite, owner !== undefined && isInOrder(owner)),
      ...team,
      invitedBy: names.get(invite.invited_by) ?? '',
      email: invite.email,
      firstName: invite.first_name,
      lastName: invite.last_name,
      isAdmin: invite.is_admin,
      expiresAt: invite.expires_at.toISOString(),
    },
    accounts: await Promise.all(
      accounts.map(async (account) => ({
        name: `${account.first_name} ${account.last_name}`.trim(),
        username: account.username,
        company: (await readPart(deps.db, deps.profileSummary, account.id)).company,
      })),
    ),
  };
}

/** What the mail of an invitation says; undefined when it is no longer open, or was sent again with another link meanwhile. */
export async function readInviteForMail(db: Db, { inviteId, linkId }: { inviteId: string; linkId: string }, now: Date) {
  const invite = await findInvite(db, inviteId);
  if (!(await isOpenLink(db, linkId))) return undefined;
  if (!invite || invite.accepted_at !== null || invite.cancelled_at !== null || invite.expires_at <= now)
    return undefined;
  const [team, names] = await Promise.all([readTeamName(db, invite.parent_id), namesOf(db, [invite.invited_by])]);
  return {
    ...team,
    invitedBy: names.get(invite.invited_by) ?? '',
    email: invite.email,
    firstName: invite.first_name,
    isAdmin: invite.is_admin,
    language: invite.language,
    expiresAt: invite.expires_at,
    memberId: invite.invited_by,
  };
}
