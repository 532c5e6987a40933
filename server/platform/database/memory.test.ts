import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Db, OpenDatabase, Tx } from './database.ts';
import { createMemory, type Memory } from './memory.ts';
import { createWriteWatch, writtenTables } from './write-watch.ts';

// Runs on PostgreSQL too.

let database: OpenDatabase;
let memory: Memory;
let now = 0;
let loads = 0;

beforeEach(async () => {
  ({ database } = await testDatabase());
  now = 0;
  loads = 0;
  memory = createMemory({
    watch: database.watch,
    tables: ['category'],
    forMs: 1000,
    elapsed: () => now,
    most: 3,
  });
});

const recall = (key = 'a') => memory.recall(key, async () => (loads += 1));

const hide = (db: Db | Tx = database.db) =>
  db.updateTable('category').set({ hidden: true }).where('slug', '=', 'none-such').execute();

describe('a memory', () => {
  test('brings an answer once, also for those who ask while it is being brought', async () => {
    expect(await Promise.all([recall(), recall()])).toEqual([1, 1]);
    expect(await recall()).toBe(1);
    expect(await recall('b')).toBe(2);
  });

  test('brings it again after its time', async () => {
    await recall();
    now = 999;
    expect(await recall()).toBe(1);
    now = 1000;
    expect(await recall()).toBe(2);
  });

  test('holds nothing that is past its time', async () => {
    await recall('a');
    now = 500;
    await recall('b');
    now = 1000;
    await recall('c');
    expect(memory.size).toBe(2);
    now = 3000;
    await recall('d');
    expect(memory.size).toBe(1);
  });

  test('drops all before a writer goes on, and nothing when another table is written', async () => {
    await recall();
    await database.db.deleteFrom('profile_flag').where('member_id', '=', 'nobody').execute();
    expect(await recall()).toBe(1);
    await hide();
    expect(await recall()).toBe(2);
  });

  test('holds until a transaction has ended, and drops what was brought meanwhile too', async () => {
    await recall();
    await database.db.transaction().execute(async (tx) => {
      await hide(tx);
      expect(await recall()).toBe(1);
    });
    expect(await recall()).toBe(2);
    const failing = database.db.transaction().execute(async (tx) => {
      await hide(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Nothing was changed; reading once more than needed does no harm.
    expect(await recall()).toBe(3);
  });

  test('does not keep what was on its way when the writer came', async () => {
    let resolve: (answer: number) => void = () => {};
    const promise = new Promise<number>((fulfil) => (resolve = fulfil));
    const early = memory.recall('a', () => promise);
    await hide();
    expect(await recall()).toBe(1);
    resolve(99);
    expect(await early).toBe(99);
    expect(await recall()).toBe(1);
  });

  test('keeps neither an error nor what is said not to be kept', async () => {
    await expect(memory.recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await recall()).toBe(1);
    await memory.recall(
      'b',
      async () => 'x',
      () => false,
    );
    expect(await memory.recall('b', async () => 'y')).toBe('y');
  });

  test('keeps so many and no more, the newest', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await recall(key);
    expect(memory.size).toBe(3);
    expect(await recall('d')).toBe(4);
    expect(await recall('a')).toBe(5);
  });
});

describe('the tables that a statement writes to', () => {
  test.each([
    ['select * from "member" where "id" = $1 for update', []],
    ['select "update" from "session"', []],
    ['insert into "session" ("id") values ($1)', ['session']],
    ['insert into "a" values ($1) on conflict ("id") do update set "x" = 1', ['a']],
    ['update "member" as "m" set "status" = $1', ['member']],
    ['update member set status = $1', ['member']],
    ['delete from "team_member" where "child_id" = $1', ['team_member']],
    ['with gone as (delete from "trial" returning *) insert into "session" select * from gone', ['trial', 'session']],
    ['\n  with x as (update session set ended_at = now() returning 1) select * from x', ['session']],
    ['truncate member', ['*']],
    ['alter table member add column x int', ['*']],
    ['set local session_replication_role = replica', []],
    ['commit', []],
  ])('%s', (text, tables) => {
    const found = writtenTables(text);
    if (tables.length === 0) expect(found.filter((table) => table !== 'set')).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining(tables));
  });
});

test('what may have written to any table drops all', () => {
  const watch = createWriteWatch();
  let told = 0;
  watch.onWrite(['member'], () => (told += 1));
  watch.changed(['trial']);
  expect(told).toBe(0);
  watch.changed(['*']);
  watch.changed();
  expect(told).toBe(2);
});
