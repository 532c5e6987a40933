import type { Language } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import { isClosed } from './account-in-order.ts';
import { findMember, type MemberRow } from './store.ts';

/** The reader of a mail: address, name, language and time zone. */
export interface Recipient {
  email: string;
  firstName: string;
  language: Language;
  timeZone: string;
}

function toRecipient(member: MemberRow): Recipient {
  return {
    email: member.email,
    firstName: member.first_name,
    language: member.language,
    timeZone: member.time_zone,
  };
}

/**
 * Who reads the news of an account: its safety, its deletion, what is paid.
 *
 * @returns undefined when there is no such member any more.
 */
export async function readRecipient(db: Db, memberId: string): Promise<Recipient | undefined> {
  const member = await findMember(db, memberId);
  return member && toRecipient(member);
}

/**
 * Who reads the news of work: posts, connections, visitors, the team.
 *
 * @returns undefined also when the account is blocked or about to be deleted: nobody can open it, and whoever has left is not asked
 * to come back by such a mail.
 */
export async function readOpenRecipient(db: Db, memberId: string): Promise<Recipient | undefined> {
  const member = await findMember(db, memberId);
  if (!member || isClosed(member)) return undefined;
  return toRecipient(member);
}
