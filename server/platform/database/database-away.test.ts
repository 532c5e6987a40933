import { expect, test } from 'vitest';
import { DatabaseAwayError, isDatabaseAway } from './database-away.ts';
import { openPostgres } from './open-postgres.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each(['57P01', '57P02', '57P03', '53300', '53100', '25006', '08006'])('a server that says %s is away', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
});

test.each([coded('23505'), coded('57014'), coded('ECONNREFUSED'), new Error('no'), 'no'])(
  'what failed otherwise is a fault of what was asked: %s',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);

test('a connection that ends under a statement is one to a database that is away', () => {
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test('where nothing listens, the first statement says in one line that the database cannot be reached', async () => {
  // Port 1 is nobody's.
  const { db, close } = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, onError: () => {} });
  const failed = db.selectFrom('member').select('id').execute();
  await expect(failed).rejects.toThrow(DatabaseAwayError);
  await expect(failed).rejects.toThrow('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
  await close();
});
