import fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseAwayError } from '../database/database-away.ts';
import { FilesAwayError } from '../files/files-away.ts';
import { handleErrors } from './handle-errors.ts';

test.each([
  ['database is away', new DatabaseAwayError(new Error('connect ECONNREFUSED'))],
  ['store of files is away', new FilesAwayError('connect ECONNREFUSED')],
  ['disk is full', Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })],
])('a call whose %s is one to try again in a minute, and no fault of the product', async (_case, gone) => {
  const reported: unknown[] = [];
  const away: Error[] = [];
  const app = fastify();
  handleErrors(app, { reportError: (error) => void reported.push(error), tellAway: (error) => void away.push(error) });
  const thrown = [gone, new Error('a fault')];
  app.get('/:which', ({ params }) => Promise.reject(thrown[Number((params as { which: string }).which)]));
  const [refused, failed] = [await app.inject('/0'), await app.inject('/1')];
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'not_ready' }]);
  expect([failed.statusCode, failed.json()]).toMatchObject([500, { code: 'internal' }]);
  expect([away, reported]).toEqual([[thrown[0]], [thrown[1]]]);
});
