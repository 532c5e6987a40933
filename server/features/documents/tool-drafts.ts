import { DRAFT_PREFIXES, type ToolDrafts } from '@yardsign/contracts/routes/content/tool-drafts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import type { DocumentsDeps } from './ports.ts';

/** Of one tool. */
const MOST_DRAFTS = 200;

type Tool = keyof ToolDrafts;
type Deps = Pick<DocumentsDeps, 'db' | 'clock' | 'random'>;

/** Whose drafts of which tool are meant. */
interface Drawer<T extends Tool> {
  memberId: string;
  tool: T;
}

interface ToolDraft<T extends Tool> {
  id: string;
  typed: ToolDrafts[T];
  updatedAt: string;
}

/** What a member has kept of a tool, the last changed first. */
export async function listDrafts<T extends Tool>({ db }: Deps, { memberId, tool }: Drawer<T>): Promise<ToolDraft<T>[]> {
  const rows = await db
    .selectFrom('tool_draft')
    .select(['id', 'typed', 'updated_at'])
    .where('member_id', '=', memberId)
    .where('tool', '=', tool as Tool)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_DRAFTS)
    .execute();
  // Rows of a tool were written by the calls of that tool.
  return rows.map((row) => ({
    id: row.id,
    typed: row.typed as ToolDrafts[T],
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** @throws AppError `no_room_for_drafts` */
export async function addDraft<T extends Tool>(
  deps: Deps,
  { memberId, tool }: Drawer<T>,
  typed: ToolDrafts[T],
): Promise<ToolDraft<T>> {
  const id = deps.random.id(DRAFT_PREFIXES[tool]);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    // One at a time, so that two at once do not both find the last place.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
    const { n } = await tx
      .selectFrom('tool_draft')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('member_id', '=', memberId)
      .where('tool', '=', tool as Tool)
      .executeTakeFirstOrThrow();
    if (n >= MOST_DRAFTS) throw new AppError('no_room_for_drafts');
    await tx
      .insertInto('tool_draft')
      .values({ id, member_id: memberId, tool, typed: JSON.stringify(typed), updated_at: now })
      .execute();
  });
  return { id, typed, updatedAt: now.toISOString() };
}

/**
 * Changes a draft. The same words sent again are no change of somebody else's: the answer to the first may have been lost.
 *
 * @param sent.was when the draft was last changed, as far as the sender knows; left out, it is changed whatever it says now.
 * @throws AppError `not_found`, `draft_moved_on`
 */
export async function saveDraft<T extends Tool>(
  deps: Deps,
  { memberId, tool }: Drawer<T>,
  id: string,
  { typed, was }: { typed: ToolDrafts[T]; was?: string | undefined },
): Promise<ToolDraft<T>> {
  const now = deps.clock.now();
  const words = JSON.stringify(typed);
  const asKnown =
    was === undefined ? sql<boolean>`true` : sql<boolean>`(updated_at = ${new Date(was)} or typed = ${words}::jsonb)`;
  const { numUpdatedRows } = await deps.db
    .updateTable('tool_draft')
    .set({ typed: words, updated_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('tool', '=', tool as Tool)
    .where(asKnown)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new AppError((await isThere(deps, { memberId, tool }, id)) ? 'draft_moved_on' : 'not_found');
  return { id, typed, updatedAt: now.toISOString() };
}

async function isThere({ db }: Deps, { memberId, tool }: Drawer<Tool>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('tool_draft')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('tool', '=', tool)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws AppError `not_found` */
export async function removeDraft({ db }: Deps, { memberId, tool }: Drawer<Tool>, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('tool_draft')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('tool', '=', tool)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}
