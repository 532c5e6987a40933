import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';
import { question } from './question.ts';

// Runs on PostgreSQL too.

test('a question is put into words once and asked with the values of each time', async () => {
  const { db, reset } = await testDatabase();
  await reset();
  let built = 0;
  const named = question((on: Db, values: { slug: string; hidden: boolean }) => {
    built += 1;
    return on
      .selectFrom('category')
      .select(['slug', sql<string>`${values.slug}::text || '!'`.as('loud')])
      .where('slug', '=', values.slug)
      .where('hidden', '=', values.hidden);
  });
  const rows = ['a', 'b'].map((slug) => ({ slug, name_en: slug, name_es: slug, hidden: slug === 'b' }));
  await db.insertInto('category').values(rows).execute();
  expect(await named(db, { slug: 'a', hidden: false })).toEqual([{ slug: 'a', loud: 'a!' }]);
  expect(await named(db, { slug: 'b', hidden: true })).toEqual([{ slug: 'b', loud: 'b!' }]);
  expect(await named(db, { slug: 'b', hidden: false })).toEqual([]);
  expect(built).toBe(1);
});
