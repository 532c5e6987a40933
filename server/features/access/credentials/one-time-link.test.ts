import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { issueLink, linkSecret, readLink, spendLink, voidLinks, type LinkPurpose } from './one-time-link.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
const deps = () => ({ clock: app.clock, random: app.core.random, sessionKey: app.core.sessionKey });

beforeEach(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  return () => app.close();
});

const issue = (purpose: LinkPurpose = 'reset-password') =>
  app.db.transaction().execute((tx) => issueLink(deps(), tx, { purpose, memberId: maya, email: 'maya@example.test' }));
const spend = (id: string, purpose: LinkPurpose = 'reset-password', secret = linkSecret(id, app.core.sessionKey)) =>
  app.db
    .transaction()
    .execute((tx) => spendLink(deps(), tx, { purpose, id, secret }))
    .then(
      (row) => row.email,
      (error: { code: string }) => error.code,
    );

describe('a one-time link', () => {
  test('works once, and looking at it does not use it up', async () => {
    const id = await issue();
    const secret = linkSecret(id, app.core.sessionKey);
    expect(await readLink(deps(), app.db, { purpose: 'reset-password', id, secret })).toMatchObject({
      member_id: maya,
    });
    expect([await spend(id), await spend(id)]).toEqual(['maya@example.test', 'link_invalid']);
  });

  test('goes to one of many who use it at the same time', async () => {
    const id = await issue();
    const answers = await Promise.all(Array.from({ length: 12 }, () => spend(id)));
    expect(answers.filter((answer) => answer !== 'link_invalid')).toHaveLength(1);
  });

  test('does not work for another purpose, with another secret, or after its time', async () => {
    const id = await issue('delete-account');
    expect(await spend(id, 'reset-password')).toBe('link_invalid');
    expect(await spend(id, 'delete-account', linkSecret(`${id}x`, app.core.sessionKey))).toBe('link_invalid');
    expect(await spend(id, 'delete-account', '')).toBe('link_invalid');
    app.clock.advance(60 * 60_000);
    expect(await spend(id, 'delete-account')).toBe('link_invalid');
  });

  test('stops working when another is asked for, or when links are voided', async () => {
    const [first, other] = [await issue(), await issue('change-email')];
    const second = await issue();
    expect(await spend(first)).toBe('link_invalid');
    await voidLinks(app.db, maya, app.clock.now(), ['reset-password']);
    expect([await spend(second), await spend(other, 'change-email')]).toEqual(['link_invalid', 'maya@example.test']);
  });

  test('leaves nothing in the database that opens it', async () => {
    const id = await issue();
    const row = await app.db.selectFrom('one_time_link').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(linkSecret(id, app.core.sessionKey));
  });
});
