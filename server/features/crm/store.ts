import {
  type ConnectionEnd,
  type ContactValues,
  DATED_NETWORKS,
  type Told,
} from '@yardsign/domain/crm/contact-properties';
import { sql, type UpdateObject } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A member under the version at which the CRM is told. */
interface Telling {
  memberId: string;
  version: number;
}

/** A member of whom the CRM may have to be told something. */
export interface DueContact extends Telling {
  email: string;
  told: Told;
  connections: ConnectionEnd[];
  onboarding: Record<string, string>;
}

interface DueRow {
  member_id: string;
  email: string;
  version: number;
  told: Told;
  connections: { network: string; expires_at: string | null; ended_at: string | null; is_forgotten: boolean }[];
  onboarding: Record<string, string>;
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** Those who are due: first who was not tried yet, then whose last try is longest ago. Who is blocked or leaves is left alone. */
export async function dueContacts(db: Db, now: Date, limit: number): Promise<DueContact[]> {
  const { rows } = await sql<DueRow>`
    select crm_contact.member_id, member.email, crm_contact.version, crm_contact.told,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'network', connection.network, 'expires_at', connection.expires_at, 'ended_at', connection.ended_at,
          'is_forgotten', not exists (
            select from connection_secret
            where connection_secret.member_id = connection.member_id and connection_secret.network = connection.network
          )
        )), '[]')
        from connection
        where connection.member_id = crm_contact.member_id and connection.network = any(${[...DATED_NETWORKS]}::text[])
      ) as connections,
      (
        select coalesce(jsonb_object_agg(profile_field.name, profile_field.value), '{}')
        from profile_field
        where profile_field.member_id = crm_contact.member_id and profile_field.name like 'kcm\\_onboarding\\_%'
      ) as onboarding
    from crm_contact
    join member on member.id = crm_contact.member_id
    where crm_contact.is_due and (crm_contact.next_at is null or crm_contact.next_at <= ${now})
      and member.status = 'active' and member.blocked_at is null and member.deletion_due_at is null
    order by crm_contact.next_at nulls first, crm_contact.member_id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    email: row.email,
    version: row.version,
    told: row.told,
    onboarding: row.onboarding,
    connections: row.connections.map(({ network, expires_at, ended_at, is_forgotten }) => ({
      network,
      expiresAt: instant(expires_at),
      endedAt: instant(ended_at),
      isForgotten: is_forgotten,
    })),
  }));
}

/**
 * Notes before a change that its outcome is not known: should we end within it, its values count as untold.
 *
 * @returns the version under which the outcome is noted.
 */
export async function beginTelling(db: Db, memberId: string, values: ContactValues): Promise<number> {
  const unsure = JSON.stringify(Object.fromEntries(Object.keys(values).map((name) => [name, null])));
  const { version } = await db
    .insertInto('crm_contact')
    .values({ member_id: memberId, told: unsure, is_due: false })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ told: sql`crm_contact.told || ${unsure}::jsonb`, version: sql`crm_contact.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Notes how a telling went, unless the member has changed or another telling has begun meanwhile. */
async function note(
  db: Db,
  { memberId, version }: Telling,
  outcome: UpdateObject<Tables, 'crm_contact'>,
): Promise<void> {
  await db
    .updateTable('crm_contact')
    .set(outcome)
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .execute();
}

/**
 * Notes what the CRM has taken.
 *
 * @param outcome.settles whether nothing is left to be told.
 */
export const endTelling = (
  db: Db,
  telling: Telling,
  { values, contactId, settles }: { values: ContactValues; contactId: string; settles: boolean },
): Promise<void> =>
  note(db, telling, {
    told: sql`told || ${JSON.stringify(values)}::jsonb`,
    contact_id: contactId,
    next_at: null,
    ...(settles && { is_due: false }),
  });

/** Notes that there was nothing to tell. */
export const settle = (db: Db, telling: Telling): Promise<void> => note(db, telling, { is_due: false, next_at: null });

/** Notes that a contact could not be told. */
export const putOff = (db: Db, telling: Telling, until: Date): Promise<void> => note(db, telling, { next_at: until });

/** How the CRM knows a member: by the address, and by an id where an answer has named it. */
export async function contactOf(db: Db, memberId: string): Promise<{ email: string; contactId: string | null }> {
  return db
    .selectFrom('member')
    .leftJoin('crm_contact', 'crm_contact.member_id', 'member.id')
    .select(['member.email', 'crm_contact.contact_id as contactId'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Keeps the contact's id, of which nothing is to be told for that. */
export async function keepContactId(db: Db, memberId: string, contactId: string): Promise<void> {
  await db
    .insertInto('crm_contact')
    .values({ member_id: memberId, contact_id: contactId, is_due: false })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ contact_id: contactId }))
    .execute();
}
