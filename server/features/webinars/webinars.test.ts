import { DAY_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queuedNotices } from '../../app/testing/processes/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { sessionNotice } from './notices/session-mail.ts';
import type { Webinar } from './ports.ts';
import { remindOfSessions } from './remind.ts';
import { listWebinars } from './take-part.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let beginAgain: () => Promise<void>;
let maya: string;
let luis: string;

const LIST = '/api/app/v1/webinars';
const STARTED = libraryContentId('getting-started');
const RATES = libraryContentId('talking-about-rates');

async function signedIn(username: string, language: 'en' | 'es'): Promise<string> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test', language });
  await givePlan(app.world, id);
  return app.signIn(username);
}

beforeAll(async () => {
  app = await testApp();
  maya = await signedIn('maya', 'en');
  luis = await signedIn('luis', 'es');
  beginAgain = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => beginAgain());

const read = async (token = maya) =>
  (await app.call({ method: 'GET', url: LIST, token })).json<{ data: Webinar[] }>().data;
const started = async (token = maya) => {
  const found = (await read(token)).find(({ content_id: id }) => id === STARTED);
  if (!found) throw new Error('the webinar for newcomers is not listed');
  return found;
};
const next = async () => (await started()).sessions[0]?.starts_at ?? '';
const take = (startsAt: string, token = maya, id = STARTED) =>
  app.call({ method: 'PUT', url: `${LIST}/${id}/registration`, payload: { starts_at: startsAt }, token });
const leave = (startsAt: string, token = maya) =>
  app.call({ method: 'DELETE', url: `${LIST}/${STARTED}/registration?starts_at=${startsAt}`, token });
const file = (startsAt: string, language = 'en') =>
  app.call({
    method: 'GET',
    url: `${LIST}/${STARTED}/session.ics?starts_at=${startsAt}&language=${language}`,
    token: maya,
  });
const queued = () => queuedNotices(app.db, sessionNotice);
const letters = async (index: number) => {
  const data = (await queued())[index];
  if (!data) throw new Error(`there is no notice ${index}`);
  const deps = { db: app.db, clock: app.clock, sessionKey: Buffer.alloc(32), publicUrl: 'https://yardsign.test' };
  return sessionNotice.write(deps, sessionNotice.data.parse(data));
};
/** @returns what members are told by one run. */
async function remind(): Promise<string[]> {
  const told: string[] = [];
  await remindOfSessions({
    db: app.db,
    clock: app.clock,
    tellMember: async (_tx, { startsAt }, news) => void told.push(`${news} ${startsAt}`),
  });
  return told;
}

describe('the webinars', () => {
  test('are those to come, the soonest first, then those that were held', async () => {
    const all = await read();
    const starts = all.flatMap(({ sessions: [first] }) => first?.starts_at ?? []);
    expect(starts).toEqual(starts.toSorted());
    expect(all.slice(starts.length).every(({ sessions, can_replay: can }) => sessions.length === 0 && can)).toBe(true);
    expect(all.map(({ content_id: id }) => id)).toContain(RATES);
    expect((await started()).sessions).toHaveLength(3);
  });

  test('are on from their beginning to their end', async () => {
    const at = await next();
    const isOn = async (ms: number) => {
      app.clock.moveTo(Date.parse(at) + ms);
      const all = await listWebinars({ db: app.db, clock: app.clock }, 'nobody');
      const sessions = all.find(({ content_id: id }) => id === STARTED)?.sessions ?? [];
      return sessions.find(({ starts_at: start }) => start === at)?.is_on;
    };
    expect([await isOn(-1), await isOn(0), await isOn(10 * 60_000 - 1), await isOn(10 * 60_000)]).toEqual([
      false,
      true,
      true,
      undefined,
    ]);
  });
});

describe('taking part in a session', () => {
  test('is kept, is one’s own, is confirmed once, and ends when it is left', async () => {
    const at = await next();
    const answer = (await take(at)).json<{ data: Webinar }>().data;
    expect(answer.sessions.map(({ registered }) => registered)).toEqual([true, false, false]);
    expect((await take(at)).statusCode).toBe(200);
    expect(await queued()).toHaveLength(1);
    expect((await started(luis)).sessions.map(({ registered }) => registered)).toEqual([false, false, false]);
    const [letter] = await letters(0);
    expect(letter).toMatchObject({
      content: { language: 'en', button: { url: expect.stringContaining('/getting-started') } },
    });
    expect((await leave(at)).json<{ data: Webinar }>().data.sessions[0]?.registered).toBe(false);
    // Who has left meanwhile is not written to.
    expect(await letters(0)).toEqual([]);
  });

  test('is left for this member and this session alone', async () => {
    const [first = '', second = ''] = (await started()).sessions.map(({ starts_at: at }) => at);
    for (const [at, token] of [[first], [second], [first, luis]] as const) await take(at, token);
    await leave(first);
    const taken = async (token?: string) => (await started(token)).sessions.map(({ registered }) => registered);
    expect(await taken()).toEqual([false, true, false]);
    expect(await taken(luis)).toEqual([true, false, false]);
  });

  test('is shown for as long as the session is on', async () => {
    const at = await next();
    await take(at);
    app.clock.moveTo(Date.parse(at) + 60_000);
    const [session] = (await started(await app.signIn('maya'))).sessions;
    expect(session).toMatchObject({ starts_at: at, is_on: true, registered: true });
  });

  test('is not shown at another webinar of the same time', async () => {
    const at = await next();
    await take(at);
    await app.db.updateTable('webinar_registration').set({ content_id: RATES }).execute();
    expect((await started()).sessions[0]).toMatchObject({ starts_at: at, registered: false });
  });

  test('is refused where nothing is held then, and for what is no webinar', async () => {
    const at = await next();
    const off = new Date(Date.parse(at) + 60_000).toISOString();
    expect((await take(off)).json()).toMatchObject({ code: 'session_over' });
    expect((await take(at, maya, libraryContentId('five-checks'))).statusCode).toBe(404);
    expect((await take('2026-10-14T17:00:00.000Z', maya, RATES)).json()).toMatchObject({ code: 'session_over' });
    expect((await file(off)).statusCode).toBe(409);
  });

  test('of the year 0, which the database does not have, is refused as no time', async () => {
    const answers = [await take('0000-01-01T00:00:00Z'), await leave('0000-12-31T23:59:59Z')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect((await leave('0001-01-01T00:00:00Z')).statusCode).toBe(200);
  });

  test('is remembered the day before, once, and not to whoever registered within that day', async () => {
    const at = await next();
    await take(at);
    app.clock.moveTo(Date.parse(at) - DAY_MS - 1);
    expect(await remind()).toEqual([]);
    app.clock.moveTo(Date.parse(at) - DAY_MS);
    await take(at, await app.signIn('luis'));
    expect(await remind()).toEqual([`tomorrow ${at}`]);
    expect(await remind()).toEqual([]);
  });

  test('is not remembered once it has begun, however long the one who reminds was away', async () => {
    const at = await next();
    await take(at);
    app.clock.moveTo(Date.parse(at));
    expect(await remind()).toEqual([]);
  });

  test('is mailed with its hour on the clock of the member', async () => {
    await take(await next());
    await app.db.updateTable('member').set({ time_zone: 'America/Los_Angeles' }).execute();
    const [letter] = await letters(0);
    expect(letter?.content.paragraphs[1]).toContain('Tuesday, December 1 at 10:00 AM PST');
  });

  test('is mailed in the language of the member, and not any more when the session was moved', async () => {
    const at = await next();
    await take(at, luis);
    const [letter] = await letters(0);
    expect(letter?.content.subject).toBe('Tu lugar está reservado: Primeros pasos con Yardsign');
    app.clock.moveTo(Date.parse(at) + DAY_MS);
    expect(await letters(0)).toEqual([]);
  });
});

test('a webinar that is for others is neither listed nor joined, and who registered before is not written to', async () => {
  const at = await next();
  await take(at);
  await app.db
    .updateTable('content')
    .set({ audience: JSON.stringify({ types: ['Team Owner'] }) })
    .where('id', '=', STARTED)
    .execute();
  expect((await read()).map(({ content_id: id }) => id)).not.toContain(STARTED);
  const answers = await Promise.all([take(at, luis), leave(at), file(at)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await letters(0)).toEqual([]);
});

test('a session is a file for a calendar', async () => {
  const at = await next();
  const answer = await file(at, 'es');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `DTSTART:${at.replaceAll(/[-:]|\.\d{3}/g, '')}`,
      'DURATION:PT10M',
      'SUMMARY:Primeros pasos con Yardsign',
      'TRANSP:OPAQUE',
    ]),
  );
});
