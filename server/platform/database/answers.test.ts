import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { databaseAnswers } from './answers.ts';
import type { Db } from './database.ts';
import { openPostgres } from './open-postgres.ts';

test('a database that is there answers', async () => {
  const { db } = await testDatabase();
  expect(await databaseAnswers(db)).toBe(true);
});

test('one that cannot be reached does not', async () => {
  // Port 9 of this machine takes no connection.
  const gone = openPostgres({ url: 'postgres://nobody@127.0.0.1:9/none', poolSize: 1, onError: () => {} });
  expect(await databaseAnswers(gone.db)).toBe(false);
  await gone.close();
});

test('one that keeps its caller waiting does not', async () => {
  const { db } = await testDatabase();
  const waiting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise(() => {}),
  }) as Db;
  expect(await databaseAnswers(waiting, 1)).toBe(false);
});
