import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';
import { preparedPglite } from './prepared-pglite.ts';
import { createStatementNames, isOutdatedPlan } from './statement-names.ts';

// Runs on PostgreSQL too.

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

interface Prepared {
  statement: string;
}

/** Every connection has prepared statements of its own: one transaction is one connection. */
async function preparedIn(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await work(tx);
    const { rows } =
      await sql<Prepared>`select statement from pg_prepared_statements where statement like '%/* t1%' and statement not like '%pg_prepared%'`.execute(
        tx,
      );
    return rows.map(({ statement }) => statement);
  });
}

describe('a statement', () => {
  test('is prepared when its text comes for the second time, and answers the same', async () => {
    const ask = (on: Db, n: number) => sql<{ twice: number }>`select ${n}::int * 2 /* t1 */ as twice`.execute(on);
    expect(await preparedIn((on) => ask(on, 1))).toEqual([]);
    const answers: number[] = [];
    const prepared = await preparedIn(async (on) => {
      for (const n of [2, 3, 4]) answers.push((await ask(on, n)).rows[0]?.twice ?? 0);
    });
    expect(answers).toEqual([4, 6, 8]);
    expect(prepared).toHaveLength(1);
  });

  test('takes and gives values of every kind alike, prepared or not', async () => {
    const values = {
      day: new Date('2026-03-01T12:34:56.789Z'),
      list: ['a', 'b, "c"', "d'e"],
      json: { a: [1, null, 'ñ'] },
      yes: true,
      nothing: null,
      big: 9_007_199_254_740_991,
    };
    const ask = () =>
      sql<typeof values>`select ${values.day}::timestamptz as day, ${values.list}::text[] as list,
        ${JSON.stringify(values.json)}::jsonb as json, ${values.yes}::boolean as yes, ${values.nothing}::text as nothing,
        ${values.big}::bigint as big /* t2 */`.execute(db);
    for (let time = 0; time < 4; time += 1) expect((await ask()).rows).toEqual([values]);
  });

  test('says how many rows it changed, prepared or not', async () => {
    const change = () => db.updateTable('category').set({ hidden: true }).where('slug', '=', 'none-such').execute();
    for (let time = 0; time < 3; time += 1) expect((await change())[0]?.numUpdatedRows).toBe(0n);
  });

  test('fails with the code of the database, and the next one works', async () => {
    const divide = (by: number) => sql<{ n: number }>`select 10 / ${by}::int /* t3 */ as n`.execute(db);
    await divide(1);
    await divide(2);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(5)).rows).toEqual([{ n: 2 }]);
  });

  test('is sent again as it is when its table has changed since', async () => {
    await sql`create table changing (a int)`.execute(db);
    const read = () => sql`select * from changing /* t4 */`.execute(db);
    try {
      // As often as a pool has connections, so that each of them has prepared it.
      for (let time = 0; time < 20; time += 1) await read();
      await sql`alter table changing add column b int`.execute(db);
      await sql`insert into changing values (1, 2)`.execute(db);
      for (let time = 0; time < 20; time += 1) expect((await read()).rows).toEqual([{ a: 1, b: 2 }]);
    } finally {
      await sql`drop table changing`.execute(db);
    }
  });

  test('is let go by the embedded database when many others have come since', async () => {
    const pglite = await PGlite.create();
    const prepared = preparedPglite(pglite, async () => {}, 10);
    for (let n = 0; n < 15; n += 1)
      for (let time = 0; time < 2; time += 1) await prepared.query(`select ${n} as n`, []);
    const { rows } = await prepared.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements');
    expect(rows[0]?.n).toBeLessThanOrEqual(11);
    expect((await prepared.query<{ n: number }>('select 3 as n')).rows).toEqual([{ n: 3 }]);
    await pglite.close();
  });

  test('in a transaction is undone with it, and does not go on after an error of another', async () => {
    const add = (on: Db) => sql`insert into counting values (1) /* t5 */`.execute(on);
    await sql`create table counting (a int)`.execute(db);
    try {
      for (let time = 0; time < 3; time += 1) {
        const failing = db.transaction().execute(async (tx) => {
          await add(tx);
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
      }
      await add(db);
      expect((await sql`select * from counting`.execute(db)).rows).toHaveLength(1);
    } finally {
      await sql`drop table counting`.execute(db);
    }
  });
});

describe('names', () => {
  test('are given to texts that come again, and stay', () => {
    const names = createStatementNames();
    expect(names.nameOf('a')).toBeUndefined();
    const name = names.nameOf('a');
    expect(name).toBeDefined();
    expect(names.nameOf('a')).toBe(name);
    names.nameOf('b');
    expect(names.nameOf('b')).not.toBe(name);
  });

  test('are no more than a process keeps, whatever comes: the one that was used longest ago goes', () => {
    const dropped: string[] = [];
    const names = createStatementNames({ most: 2, onDrop: (name) => dropped.push(name) });
    const twice = (text: string) => [names.nameOf(text), names.nameOf(text)][1] ?? '';
    const first = twice('a');
    const second = twice('b');
    expect(names.nameOf('a')).toBe(first);
    twice('c');
    expect(dropped).toEqual([second]);
    expect(names.nameOf('a')).toBe(first);
    for (let n = 0; n < 3000; n += 1) twice(`list of ${n}`);
    expect(dropped).toHaveLength(3001);
  });

  test('are others after the tables have changed', () => {
    const names = createStatementNames();
    names.nameOf('a');
    const before = names.nameOf('a');
    names.renew();
    names.nameOf('a');
    expect(names.nameOf('a')).not.toBe(before);
  });
});

test('only an error about the plan itself is an outdated plan', () => {
  const fault = (code: string, message: string) => Object.assign(new Error(message), { code });
  expect(isOutdatedPlan(fault('0A000', 'cached plan must not change result type'))).toBe(true);
  expect(isOutdatedPlan(fault('26000', 'prepared statement "s1" does not exist'))).toBe(true);
  expect(isOutdatedPlan(fault('0A000', 'FOR UPDATE is not allowed with DISTINCT clause'))).toBe(false);
  expect(isOutdatedPlan(fault('23505', 'duplicate key in a cached plan'))).toBe(false);
});
