import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { forgetAudit, pastTriggers, testDatabase } from '../testing/test-database.ts';
import { chainOf, firstHashOf, hashOf, recordAct, setAuditKey, type Act } from './record-act.ts';
import { findBrokenEntry, knowsNewestEntries } from './verify-chain.ts';

// Runs on PostgreSQL too.

let db: Db;
beforeEach(async () => {
  const world = await testDatabase();
  db = world.db;
  await world.reset();
  for (const [second, status] of ['paused', 'active', 'limited'].entries()) await record(act(second, status));
});

// Suites share a worker: the key of the others.
afterEach(() => setAuditKey(Buffer.alloc(32, 7)));

const act = (second: number, to: string, realActorId = 'usr_ada00001'): Act => ({
  at: new Date(Date.UTC(2026, 10, 21, 15, 0, second)),
  action: 'member.status-changed',
  actorId: 'usr_ada00001',
  realActorId,
  subjectId: 'usr_maya0001',
  detail: { to, from: null },
  requestId: null,
});
const record = (entry: Act) => db.transaction().execute((tx) => recordAct(tx, entry));
const ids = async () => (await db.selectFrom('audit_entry').select('id').orderBy('id').execute()).map((row) => row.id);

test('a log that nobody touched is whole', async () => {
  expect(await findBrokenEntry(db)).toBeNull();
});

test('another session key shows by the newest entries, also once there are some of its own', async () => {
  expect(await knowsNewestEntries(db)).toBe(true);
  setAuditKey(Buffer.alloc(32, 8));
  expect(await knowsNewestEntries(db)).toBe(false);
  const [other = ''] = personsOf((chainOf(act(0, 'paused')) + 1) % 16);
  await record(act(30, 'paused', other));
  expect(await knowsNewestEntries(db)).toBe(false);
  setAuditKey(Buffer.alloc(32, 8), [Buffer.alloc(32, 7)]);
  expect(await knowsNewestEntries(db)).toBe(true);
});

test('a changed entry shows', async () => {
  const [, second = 0] = await ids();
  const detail = JSON.stringify({ to: 'active', from: 'paused' });
  await pastTriggers(db, (tx) => tx.updateTable('audit_entry').set({ detail }).where('id', '=', second).execute());
  expect(await findBrokenEntry(db)).toBe(second);
});

test('an entry that was taken out shows at the one after it', async () => {
  const [, second = 0, third] = await ids();
  await pastTriggers(db, (tx) => tx.deleteFrom('audit_entry').where('id', '=', second).execute());
  expect(await findBrokenEntry(db)).toBe(third);
});

test('entries that are written at the same time still follow each other', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => record(act(10 + index, 'paused'))));
  expect(await findBrokenEntry(db)).toBeNull();
  expect(await ids()).toHaveLength(13);
});

/** Made-up people whose acts belong to a chain. */
function personsOf(chain: number): string[] {
  const names = Array.from({ length: 200 }, (_, index) => `usr_person${index}`);
  return names.filter((realActorId) => chainOf({ realActorId }) === chain);
}

test('an entry that was moved to another chain shows', async () => {
  const [first = 0, second] = await ids();
  const other = (chainOf(act(0, 'paused')) + 1) % 16;
  await pastTriggers(db, (tx) => tx.updateTable('audit_entry').set({ chain: other }).where('id', '=', first).execute());
  expect([first, second]).toContain(await findBrokenEntry(db));
});

test.runIf(process.env['TEST_DATABASE_URL'])('people of different chains do not wait for each other', async () => {
  const [one = ''] = personsOf(1);
  const [other = ''] = personsOf(2);
  await db.transaction().execute(async (tx) => {
    await recordAct(tx, act(20, 'paused', one));
    // The first one has not committed yet.
    await record(act(21, 'paused', other));
  });
  expect(await findBrokenEntry(db)).toBeNull();
  expect(await ids()).toHaveLength(5);
});

test.each([
  ['changed', sql`update audit_entry set action = 'member.blocked'`],
  ['deleted', sql`delete from audit_entry`],
  ['emptied', sql`truncate audit_entry`],
])('the log is not %s, whoever asks', async (_what, statement) => {
  await expect(statement.execute(db)).rejects.toThrow('only added to');
  expect(await ids()).toHaveLength(3);
});

/** Entries as they were made before there was a key, or as somebody makes them who has the database and not the key. */
async function writeWithoutKey(acts: readonly Act[], previousHash: string, chain = 0): Promise<void> {
  let before = previousHash;
  for (const { actorId, realActorId, subjectId, requestId, ...said } of acts) {
    const hash = hashOf(before, { actorId, realActorId, subjectId, requestId, ...said });
    await db
      .insertInto('audit_entry')
      .values({
        ...said,
        chain,
        detail: JSON.stringify(said.detail),
        actor_id: actorId,
        real_actor_id: realActorId,
        subject_id: subjectId,
        request_id: requestId,
        previous_hash: before,
        hash,
      })
      .execute();
    before = hash;
  }
}

test('entries from before there was a key are still checked, and go on under the key', async () => {
  await forgetAudit(db);
  await writeWithoutKey([act(0, 'paused'), act(1, 'active')], firstHashOf(0));
  expect(await findBrokenEntry(db)).toBeNull();
  await record(act(2, 'limited'));
  await record(act(3, 'limited', personsOf(0)[0]));
  expect(await findBrokenEntry(db)).toBeNull();
});

test('who has the database and not the key adds nothing that passes', async () => {
  const last = await db.selectFrom('audit_entry').select('hash').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await writeWithoutKey([act(9, 'active')], last.hash, chainOf(act(9, 'active')));
  expect(await findBrokenEntry(db)).toBe((await ids()).at(-1));
});

test('after the session key was replaced, entries from before are checked by the former one', async () => {
  setAuditKey(Buffer.alloc(32, 8), [Buffer.alloc(32, 7)]);
  await record(act(3, 'paused'));
  expect(await findBrokenEntry(db)).toBeNull();
  const [first = 0] = await ids();
  setAuditKey(Buffer.alloc(32, 8));
  expect(await findBrokenEntry(db)).toBe(first);
});

test('a replaced key makes no entry that passes', async () => {
  setAuditKey(Buffer.alloc(32, 8), [Buffer.alloc(32, 7)]);
  await record(act(3, 'paused'));
  setAuditKey(Buffer.alloc(32, 7));
  await record(act(4, 'active'));
  setAuditKey(Buffer.alloc(32, 8), [Buffer.alloc(32, 7)]);
  expect(await findBrokenEntry(db)).toBe((await ids()).at(-1));
});

test('under another key nothing passes', async () => {
  const [first = 0] = await ids();
  setAuditKey(Buffer.alloc(32, 8));
  expect(await findBrokenEntry(db)).toBe(first);
});
