import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { OneTimeLinkTable } from '../tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { after } from '../session/create-session.ts';
import type { AccessDeps } from '../ports.ts';

export type LinkRow = Selectable<OneTimeLinkTable>;

/** What a link of a mail may do, and for how many minutes. */
export const LINK_MINUTES = {
  'reset-password': 60,
  'change-email': 60,
  'delete-account': 60,
  'complete-signup': 60,
  'sign-in': 10,
  'link-identity': 30,
  'join-team': 14 * 24 * 60,
  'approve-post': 14 * 24 * 60,
} as const;

export type LinkPurpose = keyof typeof LINK_MINUTES;

/**
 * The secret half of a link. It follows from the id and the key of the installation, so that the job that writes the mail
 * needs the id alone, and a copy of the database opens nothing.
 */
export function linkSecret(id: string, key: Buffer): string {
  return createHmac('sha256', key).update(`link|${id}`).digest('base64url');
}

/**
 * Makes a link for one purpose. One that was made before for the same member and purpose stops working.
 *
 * @param input.beside those of the same purpose go on working: each is about something else.
 * @param input.email where the mail goes, which for a change of address is the new one.
 * @returns the id, which names the link and is half of it.
 */
export async function issueLink(
  deps: Pick<AccessDeps, 'clock' | 'random'>,
  tx: Tx,
  input: {
    purpose: LinkPurpose;
    memberId: string | null;
    email: string;
    detail?: Record<string, string>;
    beside?: boolean;
  },
): Promise<string> {
  const now = deps.clock.now();
  const id = deps.random.id('lnk');
  if (input.memberId !== null && input.beside !== true) await voidLinks(tx, input.memberId, now, [input.purpose]);
  await tx
    .insertInto('one_time_link')
    .values({
      id,
      purpose: input.purpose,
      member_id: input.memberId,
      email: input.email,
      detail: input.detail ? JSON.stringify(input.detail) : null,
      created_at: now,
      expires_at: after(now, LINK_MINUTES[input.purpose] * 60),
      spent_at: null,
      voided_at: null,
    })
    .execute();
  return id;
}

/** Stops a member's open links from working: after a password change nobody may come in by an older mail. */
export async function voidLinks(
  db: Db | Tx,
  memberId: string,
  now: Date,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .updateTable('one_time_link')
    .set({ voided_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

function isSecretOf(id: string, secret: string, key: Buffer): boolean {
  const wanted = Buffer.from(linkSecret(id, key));
  const given = Buffer.from(secret);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * Looks at a link without using it: a page may be opened by a mail scanner.
 *
 * @param input.spentToo also one that was used, for whoever did not hear what came of it
 * @throws AppError `link_invalid` for an unknown, spent, old or voided link, one of another purpose, or a wrong secret: all alike.
 */
export async function readLink(
  deps: Pick<AccessDeps, 'clock' | 'sessionKey'>,
  db: Db | Tx,
  input: { purpose: LinkPurpose; id: string; secret: string; spentToo?: boolean },
): Promise<LinkRow> {
  const row = isSecretOf(input.id, input.secret, deps.sessionKey)
    ? await db.selectFrom('one_time_link').selectAll().where('id', '=', input.id).executeTakeFirst()
    : undefined;
  if (
    row?.purpose !== input.purpose ||
    (row.spent_at !== null && input.spentToo !== true) ||
    row.voided_at !== null ||
    row.expires_at <= deps.clock.now()
  )
    throw new AppError('link_invalid');
  return row;
}

/**
 * Uses a link up. Of two that use it at the same time one gets it.
 *
 * @throws AppError `link_invalid`, as `readLink`.
 */
export async function spendLink(
  deps: Pick<AccessDeps, 'clock' | 'sessionKey'>,
  tx: Tx,
  input: { purpose: LinkPurpose; id: string; secret: string },
): Promise<LinkRow> {
  const row = await readLink(deps, tx, input);
  const spent = await tx
    .updateTable('one_time_link')
    .set({ spent_at: deps.clock.now() })
    .where('id', '=', row.id)
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new AppError('link_invalid');
  return row;
}
