import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readableBy, type Readership } from '../store.ts';

/** The tasks that a member has done, by the piece that they stand in. */
export async function tasksDoneBy(db: Db, memberId: string): Promise<{ id: string; tasks: string[] }[]> {
  return db
    .selectFrom('task_done')
    .select(['content_id as id', sql<string[]>`array_agg(task order by task)`.as('tasks')])
    .where('member_id', '=', memberId)
    .groupBy('content_id')
    .orderBy('content_id')
    .execute();
}

/** @returns whether there is such a piece for this reader. */
export async function markTask(
  db: Db,
  reader: Readership,
  done: { contentId: string; task: string; at: Date },
): Promise<boolean> {
  const { memberId } = reader;
  const { contentId, task, at } = done;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('task_done')
    .columns(['member_id', 'content_id', 'task', 'done_at'])
    .expression((from) =>
      from
        .selectFrom('content')
        .select([
          sql<string>`${memberId}::text`.as('member_id'),
          'id',
          sql<string>`${task}::text`.as('task'),
          sql<Date>`${at}::timestamptz`.as('done_at'),
        ])
        .where('id', '=', contentId)
        .where(readableBy(reader)),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'content_id', 'task']).doUpdateSet({ done_at: at }))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function unmarkTask(db: Db, done: { memberId: string; contentId: string; task: string }): Promise<void> {
  await db
    .deleteFrom('task_done')
    .where('member_id', '=', done.memberId)
    .where('content_id', '=', done.contentId)
    .where('task', '=', done.task)
    .execute();
}

/** Lets what members have done of a playbook follow its tasks to their new places. @param went null for a task that is gone */
export async function moveTasks(tx: Tx, contentId: string, went: ReadonlyMap<string, string | null>): Promise<void> {
  if (went.size === 0) return;
  const gone = [...went].filter(([, to]) => to === null).map(([place]) => place);
  const moved = [...went].filter((one): one is [string, string] => one[1] !== null);
  if (gone.length > 0) {
    await tx.deleteFrom('task_done').where('content_id', '=', contentId).where('task', 'in', gone).execute();
  }
  if (moved.length === 0) return;
  // Two tasks may have changed places: all leave their own before any takes another's.
  await sql`
    update task_done set task = '>' || went.place
    from unnest(${moved.map(([from]) => from)}::text[], ${moved.map(([, to]) => to)}::text[]) as went (former, place)
    where content_id = ${contentId} and task = went.former
  `.execute(tx);
  await tx
    .updateTable('task_done')
    .set({ task: sql<string>`substr(task, 2)` })
    .where('content_id', '=', contentId)
    .where('task', 'like', '>%')
    .execute();
}
