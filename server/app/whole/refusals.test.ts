import { afterEach, expect, test } from 'vitest';
import { addMember } from '../../seeds/scenarios.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => app?.close());

test('somebody who tries one door after the other is told to the log and the error service, by route and without a name', async () => {
  app = await testApp({ YARDSIGN_REQUESTS_PER_MINUTE: '1000' });
  const member = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  const token = await app.signIn('maya');
  // Half of the calls spell the address in another way: it is the same route.
  for (let call = 0; call < 61; call += 1)
    await app.call({ url: `/api/app/v1/${call % 2 === 0 ? 'posts' : '%70osts'}/pst_guess${call}`, token });
  const told = app.reports.map(({ message }) => message);
  expect(told).toEqual([
    'Many calls of 1 accounts and 1 addresses were refused within a minute: 61 × 404 /api/app/v1/posts/:id',
  ]);
  const lines = app.log.filter((line) => line.includes('many refused calls within a minute'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"refusals":{"404 /api/app/v1/posts/:id":61}');
  expect(lines[0]).not.toContain(member);
  expect(lines[0]).not.toContain('127.0.0.1');
});
