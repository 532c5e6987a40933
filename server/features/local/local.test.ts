import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, giveFeatures } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let anew: () => Promise<void>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis', 'nora']) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y' });
    if (username !== 'nora') await giveFeatures(app.world, id, ['local']);
    tokens[username] = await app.signIn(username);
  }
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(() => app.close());

const URL = '/api/app/v1/local-figures';
const OCTOBER = { month: '2026-10', values: { median_listing_price: 459_000, price_reduced_share: 31.5 } };
const RENO = { market: 'Reno, NV', source: 'Northern Nevada MLS', version: 0, months: [OCTOBER] };

const save = (who: string, more: object = {}) =>
  app.call({ method: 'PUT', url: URL, token: tokens[who] ?? '', payload: { ...RENO, ...more } });
const read = async (who: string, market = 'Reno, NV') =>
  app.call({ method: 'GET', url: `${URL}?market=${encodeURIComponent(market)}`, token: tokens[who] ?? '' });

test('figures are kept in the order of their months, for their member alone', async () => {
  const september = { month: '2026-09', values: { sold_listing_count: 12 } };
  const typed = { month: '2026-10', values: { median_listing_price: 459_000, price_reduced_share: 31.47 } };
  const saved = await save('maya', { months: [typed, september] });
  expect(saved.statusCode).toBe(200);
  const kept = (await read('maya')).json().figures;
  expect(kept.months).toEqual([september, OCTOBER]);
  expect((await read('luis')).json().figures).toEqual({ ...RENO, source: '', months: [], updatedAt: null });
});

test('a save that was made from an older version is refused, and two at once leave one', async () => {
  const both = await Promise.all([save('maya'), save('maya', { source: 'Another' })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await save('maya')).json().code).toBe('figures_moved_on');
  const { version } = (await read('maya')).json().figures;
  expect((await save('maya', { version, months: [] })).json().figures.version).toBe(0);
  expect((await read('maya')).json().figures.months).toEqual([]);
});

test('a window that shows what was taken away meanwhile overwrites nothing that was kept since', async () => {
  const { version } = (await save('maya')).json().figures;
  await save('maya', { version, months: [] });
  app.clock.advance(60_000);
  await save('maya', { source: 'Typed anew' });
  expect((await save('maya', { version, source: 'Of the other window' })).json().code).toBe('figures_moved_on');
  expect((await read('maya')).json().figures.source).toBe('Typed anew');
});

test('figures that are taken away leave those of other markets and of other members', async () => {
  const { version } = (await save('maya')).json().figures;
  await save('maya', { market: 'Sparks, NV' });
  await save('luis');
  await save('maya', { version, months: [] });
  const left = await Promise.all([read('maya'), read('maya', 'Sparks, NV'), read('luis')]);
  expect(left.map((answer) => answer.json().figures.months)).toEqual([[], [OCTOBER], [OCTOBER]]);
});

test.each([
  ['a figure below zero', { months: [{ month: '2026-10', values: { median_listing_price: -1 } }] }],
  ['a price beyond any', { months: [{ month: '2026-10', values: { median_listing_price: 1e12 } }] }],
  ['a month that is none', { months: [{ month: '2026-13', values: { sold_listing_count: 1 } }] }],
  ['a month to come', { months: [OCTOBER, { month: '2062-10', values: { sold_listing_count: 1 } }] }],
  ['a figure that we do not know', { months: [{ month: '2026-10', values: { crime: 1 } }] }],
  ['no source', { source: ' ' }],
  ['no market', { market: '' }],
])('%s is refused, and nothing is kept', async (_what, more) => {
  const answer = await save('maya', more);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  expect((await read('maya')).json().figures.version).toBe(0);
});

test('the figures of forty markets are kept, and of no more', async () => {
  for (let at = 0; at < 40; at += 1) await save('maya', { market: `Market ${at}` });
  const { version } = (await read('maya', 'Market 0')).json().figures;
  expect((await save('maya')).json().code).toBe('no_room_for_figures');
  expect((await save('maya', { market: 'Market 0', version })).statusCode).toBe(200);
  expect((await save('luis')).statusCode).toBe(200);
});

test('a member whose plan has no local figures is refused', async () => {
  expect((await read('nora')).json().code).toBe('feature_required');
  expect((await save('nora')).json().code).toBe('feature_required');
});
