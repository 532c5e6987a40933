import { type Insertable, type Selectable, sql } from 'kysely';
import { asOneValue } from '../../platform/database/as-one-value.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { LeadTable } from './tables.ts';

export type LeadRow = Selectable<LeadTable>;

/** Keeps a lead. The same sent again is the same lead, and open again. @returns its id. */
export async function saveLead(tx: Tx, lead: Omit<Insertable<LeadTable>, 'times' | 'answered_at'>): Promise<string> {
  const { id } = await tx
    .insertInto('lead')
    .values({ ...lead, answered_at: null })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'digest']).doUpdateSet((set) => ({
        times: sql`lead.times + 1`,
        last_sent_at: set.ref('excluded.last_sent_at'),
        answered_at: null,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of a member's leads by key, the last first, and how many are open on all of them. */
export async function pageOfLeads(
  db: Db,
  wanted: { memberId: string; onlyOpen: boolean; after?: PlaceInTime | undefined; limit: number },
): Promise<LeadRow[]> {
  const { memberId, onlyOpen, after, limit } = wanted;
  return db
    .selectFrom('lead')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(onlyOpen, (query) => query.where('answered_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(last_sent_at, id) < (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('last_sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What the file of leads says of one. */
export type LeadLine = Omit<LeadRow, 'id' | 'member_id' | 'digest'>;

/** So many of a member's leads, the last first. */
export async function leadsForFile(db: Db, memberId: string, most: number): Promise<LeadLine[]> {
  type Told = Omit<LeadLine, 'created_at' | 'last_sent_at' | 'answered_at'> & {
    made: string;
    sent: string;
    answered: string | null;
  };
  const leads = await asOneValue<Told>(
    db,
    sql`select id, name, email, phone, message, language, content_id, consent, times,
        created_at as made, last_sent_at as sent, answered_at as answered
      from lead where member_id = ${memberId} order by last_sent_at desc, id desc limit ${most}`,
    sql`sent desc, id desc`,
  );
  return leads.map(({ made, sent, answered, ...lead }) => ({
    ...lead,
    created_at: new Date(made),
    last_sent_at: new Date(sent),
    answered_at: answered === null ? null : new Date(answered),
  }));
}

export async function countOpen(db: Db, memberId: string): Promise<number> {
  const { n } = await db
    .selectFrom('lead')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('member_id', '=', memberId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** @returns undefined when the member has no such lead. */
export async function setAnswered(
  db: Db,
  lead: { memberId: string; id: string },
  at: Date | null,
): Promise<LeadRow | undefined> {
  return db
    .updateTable('lead')
    .set({ answered_at: at })
    .where('member_id', '=', lead.memberId)
    .where('id', '=', lead.id)
    .returningAll()
    .executeTakeFirst();
}

export async function removeLead(db: Db, lead: { memberId: string; id: string }): Promise<void> {
  await db.deleteFrom('lead').where('member_id', '=', lead.memberId).where('id', '=', lead.id).execute();
}
