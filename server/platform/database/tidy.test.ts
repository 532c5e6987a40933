import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { tidyTables } from './tidy.ts';

// Runs on PostgreSQL too.

test('a table that is tidied does not grow however often its rows change', async () => {
  const { db, reset } = await testDatabase();
  await reset();
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`select pg_relation_size('category') as bytes`.execute(db);
    return rows[0]?.bytes ?? 0;
  };
  const rows = Array.from({ length: 200 }, (_, n) => ({ slug: `c${n}`, name_en: 'x'.repeat(100), name_es: 'y' }));
  await db.insertInto('category').values(rows).execute();
  const changeAll = () => sql`update category set name_en = name_en || 'x'`.execute(db);
  for (let n = 0; n < 3; n += 1) await changeAll();
  expect(await tidyTables(db)).toBeGreaterThan(40);
  const tidied = await size();
  for (let n = 0; n < 3; n += 1) {
    await changeAll();
    await tidyTables(db);
  }
  expect(await size()).toBeLessThanOrEqual(tidied);
});
