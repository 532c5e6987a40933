import type { TypedEquityFacts } from '@yardsign/domain/tools/equity';
import { AppError } from '../../platform/errors.ts';
import type { DocumentsDeps } from './ports.ts';

const MOST_DRAFTS = 200;

interface EquityDraft {
  id: string;
  facts: TypedEquityFacts;
  updatedAt: string;
}

const presented = ({ updated_at: at, ...draft }: { id: string; facts: TypedEquityFacts; updated_at: Date }) => ({
  ...draft,
  updatedAt: at.toISOString(),
});

type Deps = Pick<DocumentsDeps, 'db' | 'clock' | 'random'>;

/** What a member has kept of reports, the last changed first. */
export async function listEquityDrafts({ db }: Deps, memberId: string): Promise<EquityDraft[]> {
  const rows = await db
    .selectFrom('equity_draft')
    .select(['id', 'facts', 'updated_at'])
    .where('member_id', '=', memberId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_DRAFTS)
    .execute();
  return rows.map(presented);
}

/** @throws AppError `no_room_for_drafts` */
export async function addEquityDraft(deps: Deps, memberId: string, facts: TypedEquityFacts): Promise<EquityDraft> {
  const draft = { id: deps.random.id('eqd'), facts, updated_at: deps.clock.now() };
  await deps.db.transaction().execute(async (tx) => {
    // One at a time, so that two at once do not both find the last place.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
    const { n } = await tx
      .selectFrom('equity_draft')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (n >= MOST_DRAFTS) throw new AppError('no_room_for_drafts');
    await tx
      .insertInto('equity_draft')
      .values({ ...draft, member_id: memberId, facts: JSON.stringify(facts) })
      .execute();
  });
  return presented(draft);
}

/** @throws AppError `not_found` */
export async function saveEquityDraft(
  deps: Deps,
  memberId: string,
  id: string,
  facts: TypedEquityFacts,
): Promise<EquityDraft> {
  const draft = { id, facts, updated_at: deps.clock.now() };
  const { numUpdatedRows } = await deps.db
    .updateTable('equity_draft')
    .set({ facts: JSON.stringify(facts), updated_at: draft.updated_at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  return presented(draft);
}

/** @throws AppError `not_found` */
export async function removeEquityDraft({ db }: Deps, memberId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('equity_draft')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}
