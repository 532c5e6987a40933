import { api as contract } from '@yardsign/contracts/api';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import { LocalMarketsPage } from './local-page.tsx';

const { getFigures, saveFigures } = contract.local;
const ENTRY = { SyncTo: '', fontSize: null, table: '', field_type: 'array' as const, value: '' };
const months = [
  { month: '2025-10', values: { median_listing_price: 450_000 } },
  { month: '2026-10', values: { median_listing_price: 459_000, active_listing_count: 325 } },
];
const NONE = { market: 'Reno, NV', source: '', months: [], version: 0, updatedAt: null };
const KEPT = { ...NONE, source: 'Northern MLS', months, version: 2, updatedAt: '2026-11-20T12:00:00.000Z' };

const show = (markets: readonly string[] = ['Reno, NV'], at = '/local') =>
  open(
    <>
      <LocalMarketsPage />
      <Toaster />
    </>,
    {
      at,
      known: [
        { query: sessionQuery, data: SESSION },
        { query: brandQuery, data: EMPTY_BRAND },
        { query: partQuery(SESSION.user.id, 'local'), data: { markets: { ...ENTRY, values: [...markets] } } },
      ],
    },
  );

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  server.answer(getFigures, { figures: KEPT });
  server.answer(contract.profile.getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
});

/** What a screen reader says of the chart, which nothing here can draw. */
const chart = async () => (await screen.findByRole('img')).getAttribute('aria-label');
const body = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a member without markets', () => {
  test('adds the first one, which is kept in the profile', async () => {
    server.answer(contract.profile.saveProfile, {
      data: { profile: { markets: { ...ENTRY, values: ['Reno, NV'] } } },
    });
    server.answer(getFigures, { figures: NONE });
    await show([]);
    await press('Add a market');
    await screen.findByRole('dialog');
    await press('Add');
    expect(saidAt('Name of the market')).toContain('Write which market it is.');
    fill('Name of the market', ' Reno, NV ');
    await press('Add');
    expect(server.bodies(contract.profile.saveProfile)).toMatchObject([
      [{ position: 'markets', values: ['Reno, NV'] }],
    ]);
    expect(body()).toContain('Figures of Reno, NV');
  });
});

describe('the figures of a market', () => {
  test('are shown with what they were a year before, and as a chart that says the same', async () => {
    await show();
    expect(body()).toContain('$459,000');
    expect((await chart())?.replaceAll('\u00a0', ' ')).toBe(
      'Chart. Median list price in Reno, NV, October 2026: $459,000, 2% more than in October 2025.\nFigures: Northern MLS.',
    );
    expect(body()).not.toContain('The last month here');
  });

  test('that are months old say so', async () => {
    noteServerTime('2027-02-22T10:00:00.000Z');
    await show();
    expect(body()).toContain('The last month here is October 2026.');
  });

  test('have no chart of a figure in a time without it', async () => {
    const early = { month: '2024-01', values: { active_listing_count: 3 } };
    server.answer(getFigures, { figures: { ...KEPT, months: [early, ...months.slice(0, 1)] } });
    await show(['Reno, NV'], '/local?figure=active_listing_count');
    expect(body()).toContain('This figure has no months in the time chosen.');
    fill('Time', '24');
    expect(await chart()).toContain('Homes for sale');
  });

  test('are typed month by month: what is wrong is said at its field, and nothing typed is lost when it is not kept', async () => {
    server.refuse(saveFigures, { status: 409, code: 'figures_moved_on' });
    await show();
    const other = [{ month: '2026-09', values: { median_listing_price: 455_000 } }];
    server.answer(getFigures, { figures: { ...KEPT, months: other, version: 3 } });
    await press('Add a month');
    fill('Month', '2026-11');
    fill(/^Median list price/, 'about 460');
    await press('Keep');
    expect(saidAt(/^Median list price/)).toContain('Enter an amount in dollars');
    fill(/^Median list price/, '$461,000');
    await press('Keep');
    expect(server.bodies(saveFigures)).toEqual([
      {
        market: 'Reno, NV',
        source: 'Northern MLS',
        version: 2,
        months: [...months, { month: '2026-11', values: { median_listing_price: 461_000 } }],
      },
    ]);
    expect(field(/^Median list price/).value).toBe('$461,000');
    expect(body()).toContain('changed in another window');
    server.answer(saveFigures, { figures: KEPT });
    await press('Keep');
    // On top of what the other window has kept.
    expect(server.bodies(saveFigures).at(-1)).toMatchObject({
      version: 3,
      months: [{ month: '2026-09' }, { month: '2026-11', values: { median_listing_price: 461_000 } }],
    });
  });

  test('of a month that another window has changed too are kept beside what is typed', async () => {
    server.refuse(saveFigures, { status: 409, code: 'figures_moved_on' });
    await show();
    await press('Change October\u00a02026');
    fill(/^Median list price/, '$461,000');
    const changed = { month: '2026-10', values: { median_listing_price: 459_000, active_listing_count: 331 } };
    server.answer(getFigures, { figures: { ...KEPT, months: [changed], version: 3 } });
    await press('Keep');
    expect(field(/^Homes for sale/).value).toBe('331');
    server.answer(saveFigures, { figures: KEPT });
    await press('Keep');
    expect(server.bodies(saveFigures).at(-1)).toMatchObject({
      version: 3,
      months: [{ month: '2026-10', values: { median_listing_price: 461_000, active_listing_count: 331 } }],
    });
  });

  test('of a month that another window has deleted stay typed', async () => {
    server.refuse(saveFigures, { status: 409, code: 'figures_moved_on' });
    await show();
    await press('Change October\u00a02026');
    fill(/^Median list price/, '$461,000');
    server.answer(getFigures, { figures: { ...KEPT, months: [], version: 3 } });
    await press('Keep');
    expect([field('Month').value, field(/^Homes for sale/).value]).toEqual(['2026-10', '325']);
  });

  test('are still being typed when another window has brought the first ones', async () => {
    server.answer(getFigures, { figures: NONE });
    server.refuse(saveFigures, { status: 409, code: 'figures_moved_on' });
    await show();
    await press('Add a month');
    fill('Month', '2026-11');
    fill('Who publishes the figures', 'Northern MLS');
    fill(/^Median list price/, '461000');
    server.answer(getFigures, { figures: KEPT });
    await press('Keep');
    expect([field('Month').value, field(/^Median list price/).value]).toEqual(['2026-11', '461000']);
  });

  test('are read from a table that is pasted, once it can be read', async () => {
    server.answer(getFigures, { figures: NONE });
    server.answer(saveFigures, { figures: KEPT });
    await show();
    await press('Paste a table or choose a file');
    fill('Table', 'Month\tMedian list price\nsoon\t5');
    fill('Who publishes the figures', 'Northern MLS');
    await press('Keep');
    expect(saidAt('Table')).toContain('Line 2: “soon” is no month.');
    fill('Table', 'Month\tMedian list price\n2025-10\t450000');
    await press('Keep');
    expect(server.bodies(saveFigures)).toMatchObject([{ source: 'Northern MLS', months: [months[0]], version: 0 }]);
    expect(body()).toContain('$459,000');
  });
});

describe('a chart', () => {
  test('that cannot be made into a picture says so', async () => {
    server.answer(contract.site.reportError, undefined);
    await show();
    await press('Download the picture');
    expect(await screen.findByText('Failed to generate background image for chart.')).toBeTruthy();
  });

  test('becomes a graphic of the member’s own, with what it says in both languages and who says it', async () => {
    server.refuse(contract.content.beginDesign, { status: 409, code: 'no_room_for_pieces' });
    await show();
    await press('Make a graphic to post');
    const [sent] = server.bodies(contract.content.beginDesign) as {
      drawn: { words: Record<string, { shareText: string }> };
    }[];
    expect(sent).toMatchObject({
      from: null,
      title: 'Median list price, Reno, NV',
      language: 'en',
      drawn: { slots: [] },
    });
    expect(sent?.drawn.words['es']?.shareText).toContain('Precio de lista mediano en Reno, NV');
    expect(sent?.drawn.words['en']?.shareText).toMatch(/\{brand\.compliance\}$/);
  });
});
