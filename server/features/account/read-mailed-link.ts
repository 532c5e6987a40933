import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { readMailedLink as route } from '@yardsign/contracts/routes/account';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../access/credentials/one-time-link.ts';
import { readPart } from '../../platform/database/part.ts';
import type { AccountDeps } from './ports.ts';
import { countTeam, findMember } from './store.ts';

type Types = RouteTypes<typeof route>;

/**
 * Whose account a link is for, so that its page can say so before anything is pressed. Looking uses nothing up: mail
 * scanners open links.
 *
 * @throws AppError `link_invalid`.
 */
export async function readMailedLink(
  deps: Pick<AccountDeps, 'clock' | 'countOpenPosts' | 'db' | 'services' | 'sessionKey'>,
  wanted: Types['body'],
): Promise<Types['answer']> {
  const link = await readLink(deps, deps.db, wanted);
  const member = link.member_id === null ? undefined : await findMember(deps.db, link.member_id);
  if (!member || (wanted.purpose === 'complete-signup' && member.status !== 'incomplete'))
    throw new AppError('link_invalid');
  const has =
    wanted.purpose === 'delete-account'
      ? {
          posts: await deps.countOpenPosts(member.id),
          connections: (await readPart(deps.db, deps.services, member.id)).length,
          teamMembers: await countTeam(deps.db, member.id),
        }
      : null;
  return {
    account: {
      name: `${member.first_name} ${member.last_name}`.trim(),
      username: member.username,
      email: link.email,
    },
    expiresAt: link.expires_at.toISOString(),
    has,
  };
}
