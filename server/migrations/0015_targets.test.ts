import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../platform/database/database.ts';
import { testDatabase } from '../platform/testing/test-database.ts';

// Runs on PostgreSQL too.

/** What the migration touches, as it was before, with a row of each kind. */
const BEFORE = [
  `create table connection_page (page_id text, lost_reason text)`,
  `create table post (id text, page_id text, page_name text, reason text)`,
  `create table post_event (post_id text, note text)`,
  `create table sending_hold (network text, page_id text)`,
  `create table share_draft (content_id text, pages text[])`,
  `insert into connection_page values ('11', 'page_role_lost'), ('12', null)`,
  `insert into post values ('a', '11', 'Homes', 'page_missing'), ('b', '12', 'Casa', 'late')`,
  `insert into post_event values ('a', 'page_role_lost'), ('b', 'created')`,
  `insert into sending_hold values ('facebook', '11')`,
  `insert into share_draft values ('none', null), ('off', '{}'), ('two', '{11,12}')`,
];

test('what was kept of pages is kept of targets', async () => {
  const { db } = await testDatabase();
  const migration = await readFile(new URL('./0015_targets.sql', import.meta.url), 'utf8');
  const undone = new Error('undone');
  const read = async (tx: Tx, table: string, order: string) =>
    (await sql.raw(`select * from ${table} order by ${order}`).execute(tx)).rows;
  const run = db.transaction().execute(async (tx) => {
    await sql.raw('create schema before_targets').execute(tx);
    await sql.raw('set local search_path to before_targets').execute(tx);
    for (const statement of [...BEFORE, ...migration.split(/;\n/)]) {
      if (statement.trim() !== '') await sql.raw(statement).execute(tx);
    }
    expect(await read(tx, 'connection_target', 'target_id')).toEqual([
      { target_id: '11', lost_reason: 'target_role_lost', kind: 'page' },
      { target_id: '12', lost_reason: null, kind: 'page' },
    ]);
    expect(await read(tx, 'post', 'id')).toEqual([
      { id: 'a', target_id: '11', target_name: 'Homes', reason: 'target_missing', target_kind: 'page' },
      { id: 'b', target_id: '12', target_name: 'Casa', reason: 'late', target_kind: 'page' },
    ]);
    expect(await read(tx, 'post_event', 'post_id')).toMatchObject([{ note: 'target_role_lost' }, { note: 'created' }]);
    expect(await read(tx, 'sending_hold', 'target_id')).toEqual([{ network: 'facebook', target_id: '11' }]);
    const on = (targetId: string) => ({ network: 'facebook', targetId });
    expect(await read(tx, 'share_draft', 'content_id')).toEqual([
      { content_id: 'none', targets: null },
      { content_id: 'off', targets: [] },
      { content_id: 'two', targets: [on('11'), on('12')] },
    ]);
    throw undone;
  });
  await expect(run).rejects.toBe(undone);
});
