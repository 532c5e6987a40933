import type { Language } from '@yardsign/domain/languages';
import { AppError } from '../../platform/errors.ts';
import { readLink, spendLink } from '../access/credentials/one-time-link.ts';
import { joinLink, type MailedLink } from './accept-invite.ts';
import { giveSeat, holdInvite } from './give-seat.ts';
import type { TeamsDeps } from './ports.ts';
import { accountsUnder } from './store.ts';

/**
 * Makes an account for somebody who was invited, and gives it the seat. The link has shown that the address is theirs.
 *
 * @returns the new member's id. @throws AppError `link_invalid`, `address_in_use`, `password_refused`, `invite_closed`,
 * `no_seats_left`.
 */
export async function joinAsNew(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'sessionKey' | 'createMember' | 'onJoined'>,
  input: {
    link: MailedLink;
    firstName: string;
    lastName: string;
    password: string;
    language: Language;
    timeZone: string | undefined;
    requestId: string;
  },
): Promise<string> {
  // Asked before the password is hashed, which is dear; and again within.
  const { email } = await readLink(deps, deps.db, joinLink(input.link));
  const { firstName, lastName, language, timeZone } = input;
  const person = { firstName, lastName, email, language, timeZone };
  const create = await deps.createMember(person, input.password);
  return deps.db.transaction().execute(async (tx) => {
    const link = await readLink(deps, tx, joinLink(input.link));
    const invite = await holdInvite(deps, tx, { inviteId: link.detail?.['invite'] ?? '' });
    if ((await accountsUnder(tx, invite.email)).length > 0) throw new AppError('address_in_use');
    const memberId = await create(tx);
    await giveSeat(deps, tx, { invite, memberId, requestId: input.requestId });
    await spendLink(deps, tx, joinLink(input.link));
    return memberId;
  });
}
