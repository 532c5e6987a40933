import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { recordAct, type Act } from './record-act.ts';
import { findBrokenEntry } from './verify-chain.ts';

// Runs on PostgreSQL too.

let db: Db;
beforeEach(async () => {
  const world = await testDatabase();
  db = world.db;
  await world.reset();
  for (const [second, status] of ['paused', 'active', 'limited'].entries()) await record(act(second, status));
});

const act = (second: number, to: string): Act => ({
  at: new Date(Date.UTC(2026, 10, 21, 15, 0, second)),
  action: 'member.status-changed',
  actorId: 'usr_ada00001',
  realActorId: 'usr_ada00001',
  subjectId: 'usr_maya0001',
  detail: { to, from: null },
  requestId: null,
});
const record = (entry: Act) => db.transaction().execute((tx) => recordAct(tx, entry));
const ids = async () => (await db.selectFrom('audit_entry').select('id').orderBy('id').execute()).map((row) => row.id);

test('a log that nobody touched is whole', async () => {
  expect(await findBrokenEntry(db)).toBeNull();
});

test('a changed entry shows', async () => {
  const [, second = 0] = await ids();
  await db
    .updateTable('audit_entry')
    .set({ detail: JSON.stringify({ to: 'active', from: 'paused' }) })
    .where('id', '=', second)
    .execute();
  expect(await findBrokenEntry(db)).toBe(second);
});

test('an entry that was taken out shows at the one after it', async () => {
  const [, second = 0, third] = await ids();
  await db.deleteFrom('audit_entry').where('id', '=', second).execute();
  expect(await findBrokenEntry(db)).toBe(third);
});

test('entries that are written at the same time still follow each other', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => record(act(10 + index, 'paused'))));
  expect(await findBrokenEntry(db)).toBeNull();
  expect(await ids()).toHaveLength(13);
});
