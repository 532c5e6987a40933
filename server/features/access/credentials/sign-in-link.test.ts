import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { answerSignInRequest } from './sign-in-link.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const EMAIL = 'sam@example.test';

/** What the page sends, and then the worker's half of it. @returns the mails that go out, each with its links. */
async function ask(email: string): Promise<string[][]> {
  const answer = await app.call({ method: 'POST', url: '/api/app/v1/sign-in-link', payload: { email } });
  expect(answer.statusCode).toBe(204);
  const request = await app.db
    .selectFrom('one_time_link')
    .select('id')
    .where('member_id', 'is', null)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const mails: string[][] = [];
  const worker = {
    db: app.db,
    clock: app.clock,
    random: app.core.random,
    linkMail: { mailLinks: async (_tx: unknown, ids: readonly string[]) => void mails.push([...ids]) },
  };
  await answerSignInRequest(worker, request.id);
  await answerSignInRequest(worker, request.id);
  return mails;
}

test('an address with two accounts gets one mail with a link for each, however often the job runs', async () => {
  const ids = [
    await addMember(app.world, { username: 'sam.homes', firstName: 'Sam', lastName: 'Rivera', email: EMAIL }),
    await addMember(app.world, { username: 'sam.lending', firstName: 'Sam', lastName: 'Rivera', email: EMAIL }),
  ];
  const mails = await ask('SAM@example.test');
  expect(mails).toHaveLength(1);
  const links = await app.db
    .selectFrom('one_time_link')
    .selectAll()
    .where('id', 'in', mails[0] ?? [''])
    .execute();
  expect(links.map((link) => [link.member_id, link.purpose, link.email]).toSorted()).toEqual(
    ids.map((id) => [id, 'sign-in', EMAIL]).toSorted(),
  );
});

test('nobody is written to at an address that no account has, nor about an account that is blocked', async () => {
  expect(await ask('nobody@example.test')).toEqual([]);
  const id = await addMember(app.world, { username: 'sam', firstName: 'Sam', lastName: 'Rivera', email: EMAIL });
  await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', id).execute();
  expect(await ask(EMAIL)).toEqual([]);
});
