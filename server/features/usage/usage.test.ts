import type { UsageEvent } from '@yardsign/contracts/routes/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCrew } from '../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let beginAgain: () => Promise<void>;
let maya: { id: string; token: string };
let cora: string;
let ada: string;

beforeAll(async () => {
  app = await testApp();
  const id = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, id);
  maya = { id, token: await app.signIn('maya') };
  cora = await addCrew(app, 'cora');
  const admin = await addMember(app.world, { username: 'ada', firstName: 'Ada', lastName: 'Okafor', accessLevel: 3 });
  await app.enrol(admin);
  ada = await app.signIn('ada');
  beginAgain = await app.remember();
});
afterAll(() => app.close());
beforeEach(async () => {
  await beginAgain();
  app.uses.length = 0;
});

const EVENT: UsageEvent = {
  event: 'page:view',
  user: { id: 'usr_somebody', type: 'Team Owner', status: 'paused', plan: 'pro' },
  subscription: { source: 'recurly', pastDue: false, pendingCancel: false },
  content: { title: 'Why now', contents: 'Because.', image: '' },
  userAgent: 'a browser',
  eventData: {
    name: '/shareable-content/blog/$slug',
    path: '/shareable-content/blog/why-now',
    fullPath: '/shareable-content/blog/why-now?language=es#top',
    hash: 'top',
    params: { slug: 'why-now' },
    query: { language: 'es' },
  },
  platform: { visit: 'v1', version: '1' },
};
const send = (change: object = {}, token: string | undefined = maya.token, action = 'track') =>
  app.call({
    method: 'POST',
    url: `/api/track?action=${action}`,
    payload: { ...EVENT, ...change },
    ...(token !== undefined && { token }),
  });
const usage = async (query = '', token = cora) => {
  const answer = await app.call({ method: 'GET', url: `/api/app/v1/admin/usage${query}`, token });
  return answer.json<{ data: { since: string; events: object[]; pages: object[] } }>().data;
};

describe('what a member does', () => {
  test('is counted by day, event and page, and by no person', async () => {
    await send();
    await send({}, maya.token);
    await send({ event: 'shareable-content:share' });
    await send({ event: 'page:copy', eventData: { ...EVENT.eventData, name: '/no/page/of/ours' } });
    expect(await usage()).toEqual({
      since: '2026-10-23',
      events: [
        { event: 'page:view', action: 'view', times: 2 },
        { event: 'page:copy', action: 'copy', times: 1 },
        { event: 'shareable-content:share', action: 'share', times: 1 },
      ],
      pages: [{ page: '/shareable-content/blog/$slug', times: 2 }],
    });
    const rows = await app.db.selectFrom('usage_count').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(maya.id);
    expect(rows.find(({ event }) => event === 'page:copy')?.page).toBe('');
  });

  test('is told to the analytics with the fields of the documents, and who it was as the server knows it', async () => {
    const long = 'a'.repeat(91);
    const answer = await send({
      user: { ...EVENT.user, token: 'secret' },
      content: { title: long, contents: long, image: long },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const [use] = app.uses;
    expect(Object.keys(use ?? {}).toSorted()).toEqual(
      ['event', 'user', 'subscription', 'content', 'userAgent', 'eventData', 'platform'].toSorted(),
    );
    expect(use?.user).toEqual({ id: maya.id, type: null, status: 'active', plan: 'pro' });
    const short = 'a'.repeat(90);
    expect(use?.content).toEqual({ title: short, contents: short, image: short });
    expect(use?.eventData).toEqual(EVENT.eventData);
  });

  test('is told without what opens something', async () => {
    const fullPath = '/login?token=abc';
    await send({ eventData: { ...EVENT.eventData, fullPath, query: { to: 'maya@example.test', show: 'saved' } } });
    expect(app.uses[0]?.eventData.fullPath).toBe('/login?token=[removed]');
    expect(app.uses[0]?.eventData.query).toEqual({ to: '[address]', show: 'saved' });
  });

  test('is told without an address of anybody, in whatever part of the page’s address it stands', async () => {
    const address = 'maya@example.test';
    const eventData = { name: address, path: address, fullPath: address, hash: address };
    await send({ eventData: { ...eventData, params: { slug: address }, query: { to: address } } });
    expect(JSON.stringify(app.uses)).not.toContain(address);
  });

  test('is told without a value whose name alone says that it opens something', async () => {
    await send({ eventData: { ...EVENT.eventData, params: { code: 'abc' }, query: { token: 'abc', h: 's&3' } } });
    expect(app.uses[0]?.eventData).toMatchObject({
      params: { code: '[removed]' },
      query: { token: '[removed]', h: '[removed]' },
    });
  });

  test('on no page of ours is counted and stands in no list of pages', async () => {
    await send({ eventData: { ...EVENT.eventData, name: '/no/page/of/ours' } });
    const { events, pages } = await usage();
    expect(events).toEqual([{ event: 'page:view', action: 'view', times: 1 }]);
    expect(pages).toEqual([]);
  });

  test('counts for the days that are asked for', async () => {
    await send();
    const yesterday = { day: '2026-11-20', event: 'page:view', page: '/dashboard', times: 3 };
    await app.db.insertInto('usage_count').values(yesterday).execute();
    const blog = { page: '/shareable-content/blog/$slug', times: 1 };
    expect((await usage('?days=1')).pages).toEqual([blog]);
    expect((await usage('?days=2')).pages).toEqual([{ page: '/dashboard', times: 3 }, blog]);
  });

  test('counts no more than 120 times a minute, without a word', async () => {
    for (let at = 0; at < 125; at += 1) expect((await send()).statusCode).toBe(204);
    expect((await usage()).events).toEqual([{ event: 'page:view', action: 'view', times: 120 }]);
    expect(app.uses).toHaveLength(120);
  });

  test('that is no event, or no tracking, is refused', async () => {
    expect((await send({ event: 'page:dance' })).statusCode).toBe(400);
    expect((await send({}, maya.token, 'other')).statusCode).toBe(400);
    expect((await send({}, '')).statusCode).toBe(401);
  });
});

describe('what is no use', () => {
  test('is what staff does', async () => {
    for (const token of [ada, cora]) expect((await send({}, token)).statusCode).toBe(204);
    expect((await usage()).events).toEqual([]);
    expect(app.uses).toEqual([]);
  });

  test('is what an admin does in the name of a member', async () => {
    const entered = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { id: maya.id, industry_id: 1, reason: 'A question about a post' },
      token: ada,
    });
    const { token } = entered.json<{ data: { token: string } }>().data;
    expect((await send({}, token)).statusCode).toBe(204);
    expect(app.uses).toEqual([]);
    // Nor does the member read of it: a page tells by itself.
    const acts = await app.db.selectFrom('audit_entry').select('id').where('action', '=', 'viewing.acted').execute();
    expect(acts).toEqual([]);
  });
});

test('what members do is read by staff alone', async () => {
  const read = (token?: string) =>
    app.call({ method: 'GET', url: '/api/app/v1/admin/usage', ...(token !== undefined && { token }) });
  expect((await read()).statusCode).toBe(401);
  expect((await read(maya.token)).statusCode).toBe(403);
  expect((await read(cora)).statusCode).toBe(200);
});
