import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { TEST_PASSWORD, testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { sessionEndedNotice } from './session-ended.ts';

const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('a copied sign-in', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp();
  });
  afterEach(() => app.close());

  test('is queued as news for its owner once, however often the copy is shown', async () => {
    const memberId = await addMember(app.world, { username: 'nora', firstName: 'Nora', lastName: 'Field' });
    const refresh = (refresh_token: string) =>
      app.call({ method: 'POST', url: '/api/auth/v1/authenticate/refresh', payload: { refresh_token } });
    const signedIn = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username: 'nora', password: TEST_PASSWORD, industry_id: 1 },
    });
    const copied = signedIn.json<{ data: { refresh_token: string } }>().data.refresh_token;
    await refresh(copied);
    app.clock.advance(11_000);
    expect((await refresh(copied)).statusCode).toBe(401);
    expect((await refresh(copied)).statusCode).toBe(401);
    const news = await queuedNotices(app.db, sessionEndedNotice);
    const session = await app.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    expect(news).toEqual([{ memberId, sessionId: session.id }]);
  });
});

describe('the news of a copied sign-in', () => {
  let world: AlertsWorld;
  beforeAll(async () => {
    world = await createAlertsWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => world.reset());

  const endedSession = async (memberId: string) => {
    const now = world.clock.now();
    await world.db
      .insertInto('session')
      .values({
        id: 'ses_a',
        member_id: memberId,
        via: 'cookie',
        cookie_hash: 'b'.repeat(64),
        access_expires_at: now,
        user_agent: `${MAC_CHROME} <b>bold</b>`,
        created_at: new Date(now.getTime() - 3_600_000),
        last_seen_at: now,
        expires_at: now,
        ended_at: now,
        end_reason: 'refresh_reused',
      })
      .execute();
  };

  test('says which one it was in words a person uses, and where to sign in', async () => {
    await endedSession(MAYA);
    await world.tell(sessionEndedNotice, { memberId: MAYA, sessionId: 'ses_a' });
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('We ended one of your sign-ins');
    expect(letter?.text).toContain(
      'Chrome on Mac, signed in on Monday, March 1 at 8:00 AM CST, ended on Monday, March 1 at 9:00 AM CST.',
    );
    expect(letter?.text).toContain('http://members.example.test/login');
    expect(letter?.html).not.toContain('bold');
    expect(`${letter?.html}${letter?.text}`).not.toContain('b'.repeat(64));
  });

  test('reads in Spanish to those who read Spanish', async () => {
    await endedSession(LUIS);
    await world.tell(sessionEndedNotice, { memberId: LUIS, sessionId: 'ses_a' });
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('Cerramos una de tus sesiones');
    expect(letter?.text).toContain('Chrome en Mac, iniciada el lunes 1 de marzo');
  });

  test('is never sent to somebody else', async () => {
    await endedSession(LUIS);
    await world.tell(sessionEndedNotice, { memberId: MAYA, sessionId: 'ses_a' });
    expect(await world.letters()).toEqual([]);
  });
});
