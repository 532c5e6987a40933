import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { followDatabaseTime } from './database-time.ts';

const never = (error: unknown) => {
  throw error;
};

test('processes whose machines disagree by minutes work by the one time of their database', async () => {
  const { db } = await testDatabase();
  const machines = [-10, 0, 10].map((minutes) => () => Date.now() + minutes * MINUTE_MS);
  const times = [];
  for (const machine of machines) times.push(await followDatabaseTime({ db, kind: 'postgres' }, never, machine));
  const readings = times.map((time) => time.now());
  expect(Math.max(...readings) - Math.min(...readings)).toBeLessThan(MINUTE_MS);
  for (const time of times) time.stop();
});

test('a machine whose clock is set right while it runs stays on the time of the database', async () => {
  const { db } = await testDatabase();
  let wrong = 10 * MINUTE_MS;
  const time = await followDatabaseTime({ db, kind: 'postgres' }, never, () => Date.now() + wrong);
  wrong = 0;
  await time.ask();
  expect(Math.abs(time.now() - Date.now())).toBeLessThan(MINUTE_MS);
  time.stop();
});
