import type { Language } from '@yardsign/domain/languages';
import { freeUsername, usernameStem } from '@yardsign/domain/account/username';
import type { Tx } from '../../../platform/database/database.ts';
import { saveContact } from '../../profile/save-contact.ts';
import { assertGoodPassword } from '../../access/credentials/check-password.ts';
import { publicCode } from './answer-signup-request.ts';
import { acceptInForce } from '../consent/consent-store.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, holdUsernames, insertMember, namesBeginning } from '../store.ts';

export interface InvitedPerson {
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  timeZone: string | undefined;
}

/**
 * Prepares an account for somebody who came by an invitation, whose address is thereby proved. Hashing is done here, before
 * any transaction; what it returns makes the account within one, active and with a password.
 *
 * @throws AppError `password_refused`.
 */
export async function createInvitedMember(
  deps: Pick<AccountDeps, 'passwords' | 'isCommonPassword' | 'clock' | 'random'>,
  person: InvitedPerson,
  password: string,
): Promise<(tx: Tx) => Promise<string>> {
  const { firstName, lastName, email } = person;
  assertGoodPassword(deps, password, [firstName, lastName, email]);
  const passwordHash = await deps.passwords.hash(password);
  return async (tx) => {
    const now = deps.clock.now();
    const id = deps.random.id('usr');
    const stem = usernameStem(person);
    await holdUsernames(tx);
    const username = freeUsername(stem, await namesBeginning(tx, stem));
    await insertMember(tx, {
      id,
      email,
      username,
      first_name: firstName,
      last_name: lastName,
      phone: '',
      language: person.language,
      ...(person.timeZone !== undefined && { time_zone: person.timeZone }),
      public_code: publicCode(username, id),
      created_at: now,
    });
    await changeMember(tx, id, now, { status: 'active', password_hash: passwordHash });
    await acceptInForce(tx, id, now);
    await saveContact(tx, id, { first_name: firstName, last_name: lastName, email });
    return id;
  };
}
