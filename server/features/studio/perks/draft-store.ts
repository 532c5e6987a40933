import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { firstVersion } from '../../../platform/first-version.ts';
import { savedBy } from '../saved-versions.ts';

interface Person {
  id: string;
  name: string;
}

const person = sql`jsonb_build_object('id', member.id, 'name', member.first_name || ' ' || member.last_name)`;

/** A perk that was taken up, with who had a hand in it; undefined for one that stands as it was published. */
export async function findPerkDraft(db: Db, slug: string) {
  return db
    .selectFrom('perk_draft as perk')
    .select(['slug', 'entry', 'version', 'state', 'publish_at as publishAt'])
    .select([
      sql<Person[]>`(
        select coalesce(jsonb_agg(${person} order by member.id), '[]') from member where member.id = any(perk.writers)
      )`.as('writers'),
      sql<Person | null>`(select ${person} from member where member.id = perk.approved_by)`.as('approvedBy'),
    ])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

interface DraftLine {
  slug: string;
  entry: PerkEntry;
  state: PieceState;
  savedAt: Date;
  savedBy: string | null;
}

/** Every perk that something is being done to, with who changed it last. */
export async function listPerkDrafts(db: Db): Promise<DraftLine[]> {
  return db
    .selectFrom('perk_draft')
    .leftJoin('member', 'member.id', 'perk_draft.updated_by')
    .select(['slug', 'entry', 'state', 'perk_draft.updated_at as savedAt'])
    .select(savedBy)
    .where('state', '<>', 'published')
    .orderBy('slug')
    .execute();
}

/** A draft that is held until the transaction has ended; undefined for a perk that was never taken up. */
export async function holdPerkDraft(tx: Tx, slug: string) {
  return tx
    .selectFrom('perk_draft')
    .select(['slug', 'entry', 'version', 'state', 'publish_at', 'writers'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
}

export type HeldPerk = NonNullable<Awaited<ReturnType<typeof holdPerkDraft>>>;

interface PerkBeginning {
  slug: string;
  state: PieceState;
  entry: PerkEntry;
  /** Who begins it; null for one that is only taken up. */
  by: string | null;
  now: Date;
}

/** Begins a draft, or takes up a perk that stands. @returns whether there was none. */
export async function addPerkDraft(tx: Tx, { slug, state, entry, by, now }: PerkBeginning): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('perk_draft')
    .values({
      ...{ slug, state, entry: JSON.stringify(entry), version: by === null ? 0 : firstVersion(now) },
      ...{ writers: by === null ? [] : [by], approved_by: null, publish_at: null, updated_at: now, updated_by: by },
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

export interface PerkChange {
  state?: PieceState;
  /** Other fields, which counts as a save. */
  entry?: PerkEntry;
  /** Who wrote, to be added to those who did; null begins anew. */
  writer?: string | null;
  approvedBy?: string | null;
  publishAt?: Date | null;
  by: string | null;
  now: Date;
}

/** Somebody did something to a draft that is held. */
export async function setPerkDraft(tx: Tx, slug: string, change: PerkChange): Promise<void> {
  const { state, entry, writer, approvedBy, publishAt, by, now } = change;
  await tx
    .updateTable('perk_draft')
    .set({
      updated_at: now,
      updated_by: by,
      ...(state !== undefined && { state }),
      ...(entry !== undefined && { entry: JSON.stringify(entry), version: sql<number>`version + 1` }),
      ...(writer === null && { writers: [] }),
      ...(writer !== undefined &&
        writer !== null && {
          writers: sql<string[]>`case when ${writer} = any(writers) then writers else writers || ${writer}::text end`,
        }),
      ...(approvedBy !== undefined && { approved_by: approvedBy }),
      ...(publishAt !== undefined && { publish_at: publishAt }),
    })
    .where('slug', '=', slug)
    .execute();
}

/** Perks whose time has come. */
export async function duePerks(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('perk_draft')
    .select('slug')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('slug')
    .execute();
  return due.map(({ slug }) => slug);
}
