import fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseAwayError } from '../database/database-away.ts';
import { handleErrors } from './handle-errors.ts';

test('a call whose database is away is one to try again in a minute, and no fault of the product', async () => {
  const reported: unknown[] = [];
  const away: Error[] = [];
  const app = fastify();
  handleErrors(app, { reportError: (error) => void reported.push(error), tellAway: (error) => void away.push(error) });
  const thrown = [new DatabaseAwayError(new Error('connect ECONNREFUSED')), new Error('a fault')];
  app.get('/:which', ({ params }) => Promise.reject(thrown[Number((params as { which: string }).which)]));
  const [refused, failed] = [await app.inject('/0'), await app.inject('/1')];
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'not_ready' }]);
  expect([failed.statusCode, failed.json()]).toMatchObject([500, { code: 'internal' }]);
  expect([away, reported]).toEqual([[thrown[0]], [thrown[1]]]);
});
