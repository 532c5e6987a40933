import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findBrokenEntry } from '../platform/audit/verify-chain.ts';
import { createStillClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { createLocalFiles } from '../platform/files/local-files.ts';
import { createSeededRandom } from '../platform/random.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { createVault } from '../platform/vault.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { buildDemoWorld } from './demo-world.ts';

// Runs on PostgreSQL too.

let db: Db;

async function build(): Promise<Record<string, string>> {
  const world = await testDatabase();
  db = world.db;
  await world.reset();
  const files = createLocalFiles(await mkdtemp(join(tmpdir(), 'yardsign-demo-')));
  const clock = createStillClock('2026-11-21T15:00:00.000Z');
  // Without the pictures: they cost seconds and say nothing here.
  const people = { db, clock, random: createSeededRandom('demo-world'), passwordHash: 'x' };
  const vault = createVault(new Map([['test', Buffer.alloc(32, 7)]]), 'test');
  return buildDemoWorld(people, files, '/nowhere', { vault, googleIssuer: 'https://google.test' });
}

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await build();
});

const people = async () =>
  Object.fromEntries(
    (await db.selectFrom('member').selectAll().execute()).map((person) => [person.username, person] as const),
  );

test('everyone of the sign-in page is there, each as they are announced', async () => {
  const all = await people();
  for (const { username } of DEMO_ACCOUNTS)
    expect(Object.keys(all).some((name) => name === username || name.startsWith(`${username}.`))).toBe(true);
  expect(Object.fromEntries(['maya', 'ines', 'ivan', 'lim', 'pat'].map((name) => [name, all[name]?.status]))).toEqual({
    maya: 'active',
    ines: 'incomplete',
    ivan: 'inactive',
    lim: 'limited',
    pat: 'paused',
  });
  expect([all['maya']?.access_level, all['cora']?.access_level, all['ada']?.access_level]).toEqual([1, 2, 3]);
  const ofFrida = await db
    .selectFrom('member_feature')
    .select(['slug', 'expired'])
    .where('member_id', '=', ids['frida'] ?? '')
    .orderBy('slug')
    .execute();
  expect(ofFrida).toEqual([
    { slug: 'elite', expired: true },
    { slug: 'free', expired: false },
  ]);
});

test('nobody signed in before they joined, or was changed before that', async () => {
  for (const { created_at: joined, last_sign_in_at: last } of Object.values(await people()))
    if (last) expect(last > joined).toBe(true);
  const entries = await db
    .selectFrom('audit_entry')
    .innerJoin('member', 'member.id', 'audit_entry.subject_id')
    .select(['audit_entry.at', 'member.created_at'])
    .execute();
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) expect(entry.at > entry.created_at).toBe(true);
});

test('what was done stands in the log in the order of the days, with reasons, and the log is whole', async () => {
  const entries = await db.selectFrom('audit_entry').select(['at', 'action', 'detail']).orderBy('id').execute();
  const days = entries.map((entry) => entry.at.getTime());
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  for (const { action, detail } of entries)
    if (action.startsWith('member.') || action.startsWith('feature.')) expect(detail['reason']).toBeTruthy();
  expect(await findBrokenEntry(db)).toBeNull();
});

test('it is the same world every time', async () => {
  const first = { ids, people: await people() };
  expect(await build()).toEqual(first.ids);
  expect(await people()).toEqual(first.people);
});
