import type { Db } from '../../../platform/database/database.ts';
import { savedBy } from '../saved-versions.ts';

interface PerkComment {
  id: string;
  slug: string;
  body: string;
  by: string;
  now: Date;
}

/** What was said about a perk, the first first. */
export async function listPerkComments(db: Db, slug: string) {
  const rows = await db
    .selectFrom('perk_comment as comment')
    .leftJoin('member', 'member.id', 'comment.made_by')
    .select(['comment.id', 'body', 'made_at', 'settled_at'])
    .select(savedBy)
    .where('slug', '=', slug)
    .orderBy('made_at')
    .orderBy('comment.id')
    .execute();
  return rows.map(({ id, body, made_at: madeAt, settled_at: settled, savedBy: madeBy }) => ({
    ...{ id, body, madeBy },
    madeAt: madeAt.toISOString(),
    isSettled: settled !== null,
  }));
}

export async function addComment(db: Db, { id, slug, body, by, now }: PerkComment): Promise<void> {
  const row = { id, slug, body, made_by: by, made_at: now, settled_at: null };
  await db.insertInto('perk_comment').values(row).execute();
}

/** @param at when it was settled; null opens it again. @returns whether there is such a comment of this perk. */
export async function setSettled(db: Db, { id, slug }: { id: string; slug: string }, at: Date | null) {
  const { numUpdatedRows } = await db
    .updateTable('perk_comment')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
