import type { Language } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import { findMember } from './store.ts';

/** The reader of a mail: address, name, language and time zone. */
export interface Recipient {
  email: string;
  firstName: string;
  language: Language;
  timeZone: string;
}

/** @returns undefined when there is no such member any more. */
export async function readRecipient(db: Db, memberId: string): Promise<Recipient | undefined> {
  const member = await findMember(db, memberId);
  return (
    member && {
      email: member.email,
      firstName: member.first_name,
      language: member.language,
      timeZone: member.time_zone,
    }
  );
}
