import type { Language } from '@yardsign/domain/languages';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { linkSecret, readLink, type LinkPurpose, type LinkRow } from './one-time-link.ts';
import type { AccessDeps } from '../ports.ts';

/** A link that a mail is about to carry, with what the mail says of it. */
export interface LinkToMail {
  id: string;
  secret: string;
  purpose: LinkPurpose;
  /** Where the mail goes. */
  email: string;
  expiresAt: Date;
  memberId: string;
  firstName: string;
  lastName: string;
  username: string;
  language: Language;
  timeZone: string;
}

/** Those of the links that still work: one that was asked for again meanwhile has no business in a mailbox. */
export async function readLinksToMail(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'sessionKey'>,
  ids: readonly string[],
): Promise<LinkToMail[]> {
  const rows = await deps.db
    .selectFrom('one_time_link as link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select([
      'link.id',
      'link.purpose',
      'link.email',
      'link.expires_at',
      'member.id as member_id',
      'member.first_name',
      'member.last_name',
      'member.username',
      'member.language',
      'member.time_zone',
    ])
    .where('link.id', 'in', [...ids])
    .where('link.spent_at', 'is', null)
    .where('link.voided_at', 'is', null)
    .where('link.expires_at', '>', deps.clock.now())
    .orderBy('member.username')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    secret: linkSecret(row.id, deps.sessionKey),
    purpose: row.purpose,
    email: row.email,
    expiresAt: row.expires_at,
    memberId: row.member_id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    language: row.language,
    timeZone: row.time_zone,
  }));
}

/**
 * Finds a link by the address that it was sent to and its secret, for calls that may leave its id out.
 *
 * @throws AppError `link_invalid`, as `readLink`.
 */
export async function findLinkByAddress(
  deps: Pick<AccessDeps, 'clock' | 'sessionKey'>,
  db: Db | Tx,
  wanted: { purpose: LinkPurpose; email: string; secret: string; id?: string | undefined },
): Promise<LinkRow> {
  const open = await db
    .selectFrom('one_time_link')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', wanted.email.toLowerCase()))
    .where('purpose', '=', wanted.purpose)
    .where('expires_at', '>', deps.clock.now())
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  const found = open.find(({ id }) => (wanted.id ?? id) === id && linkSecret(id, deps.sessionKey) === wanted.secret);
  return readLink(deps, db, { purpose: wanted.purpose, id: found?.id ?? '', secret: wanted.secret });
}

/** The address that a change of address left behind; undefined for any other link. */
export async function readFormerAddress(db: Db, linkId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_link')
    .select('detail')
    .where('id', '=', linkId)
    .where('purpose', '=', 'change-email')
    .executeTakeFirst();
  return row?.detail?.['from'];
}
