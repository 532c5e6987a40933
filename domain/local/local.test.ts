import { describe, expect, test } from 'vitest';
import {
  areOld,
  favoritesFirst,
  isMonth,
  isToCome,
  latestOf,
  mergeMonths,
  monthAfter,
  monthsBetween,
  monthsShown,
  trendOf,
} from './figures.ts';
import { isFigure, readFigure } from './metrics.ts';
import { readMonth, readTable } from './read-table.ts';

const price = (month: string, figure: number) => ({ month, values: { median_listing_price: figure } });

test('months are counted over the turn of a year', () => {
  expect(['2026-10', '2026-1', '2026-13', '1899-01', '2026-10-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(monthsBetween('2025-11', '2026-02')).toBe(3);
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2025-12', 1)).toBe('2026-01');
});

test.each([
  ['$459,000', 459_000],
  ['459000.4', 459_000],
  ['0', 0],
  ['1,000,000,000', null],
  ['-1', null],
  ['about 400', null],
  ['', null],
  ['1e5', null],
  ['1.459.000', 1_459_000],
  ['1.459,50', 1460],
  ['459.000', null],
  ['459,5', null],
  ['4,59,000', null],
])('a price typed as %s is %s', (typed, read) => {
  expect(readFigure('median_listing_price', typed)).toBe(read);
});

test('shares and months keep a decimal, and none is without end', () => {
  expect(readFigure('price_reduced_share', '31.47 %')).toBe(31.5);
  expect(readFigure('months_of_supply', '3.25')).toBe(3.3);
  expect(readFigure('price_reduced_share', '31,5 %')).toBe(31.5);
  expect(readFigure('price_reduced_share', '31.125')).toBe(31.1);
  expect(readFigure('price_reduced_share', '31,500')).toBeNull();
  expect(isFigure('median_days_on_market', Number.NaN)).toBe(false);
});

test('a month that comes again adds to what it said, and an empty one is none', () => {
  const merged = mergeMonths([
    price('2026-10', 2),
    price('2026-09', 1),
    { month: '2026-10', values: { sold_listing_count: 5 } },
    { month: '2026-08', values: {} },
  ]);
  expect(merged).toEqual([
    price('2026-09', 1),
    { month: '2026-10', values: { median_listing_price: 2, sold_listing_count: 5 } },
  ]);
});

test('what is shown counts back from the last month that has figures, or is what two days enclose', () => {
  const months = ['2024-12', '2025-01', '2025-12'].map((month) => price(month, 1));
  const shown = (back: number, dates: [string, string] | null = null) =>
    monthsShown(months, { months: back, dates }).map(({ month }) => month);
  expect(shown(12)).toEqual(['2025-01', '2025-12']);
  expect(shown(13)).toEqual(['2024-12', '2025-01', '2025-12']);
  expect(shown(3, ['2024-12-31', '2025-01-01'])).toEqual(['2024-12', '2025-01']);
  expect(monthsShown([], { months: 12, dates: null })).toEqual([]);
});

test('the last figure stands beside that of the same month a year before', () => {
  const months = [price('2025-09', 400), price('2025-10', 410), price('2026-09', 450)];
  expect(latestOf(months, 'median_listing_price')).toEqual({ month: '2026-09', figure: 450, yearBefore: 400 });
  expect(latestOf(months.slice(0, 2), 'median_listing_price')?.yearBefore).toBeNull();
  expect(latestOf(months, 'sold_listing_count')).toBeNull();
});

test('figures are old 62 days after the end of their month', () => {
  expect(areOld('2026-08', new Date('2026-11-02T00:00:00Z'))).toBe(false);
  expect(areOld('2026-08', new Date('2026-11-02T00:00:01Z'))).toBe(true);
});

test('a trend is the straight line nearest to the points, whatever months are missing', () => {
  const at = (month: string, figure: number) => ({ month, figure });
  expect(trendOf([at('2026-01', 10), at('2026-02', 20), at('2026-04', 40)])).toEqual([10, 40]);
  expect(trendOf([at('2026-01', 10), at('2026-02', 20)])).toBeNull();
});

test('figures that a member chose come first, each once, and unknown names are passed over', () => {
  const order = favoritesFirst(
    ['months_of_supply', 'gone', 'months_of_supply'],
    [{ month: '2026-10', values: { price_reduced_share: 31 } }],
  );
  expect(order.slice(0, 3)).toEqual(['months_of_supply', 'price_reduced_share', 'median_listing_price']);
  expect(order).toHaveLength(10);
});

test('a month is to come until it has begun where days begin first', () => {
  const now = new Date('2026-11-30T09:59:59Z');
  expect(['2026-11', '2026-12'].map((month) => isToCome(month, now))).toEqual([false, true]);
  expect(isToCome('2026-12', new Date('2026-11-30T10:00:00Z'))).toBe(false);
});

describe('a table', () => {
  test.each([
    ['202610', '2026-10'],
    ['2026-10-01', '2026-10'],
    ['2026/3', '2026-03'],
    ['10/2026', '2026-10'],
    ['10/31/2026', '2026-10'],
    ['10/1/2026', '2026-10'],
    ['10/10/2026', '2026-10'],
    // The tenth of January, or the first of October.
    ['1/10/2026', null],
    ['13/2026', null],
    ['October', null],
    ['Oct 2026', '2026-10'],
    ['Sept. 2026', '2026-09'],
    ['OCTOBER 2026', '2026-10'],
    ['October 1, 2026', '2026-10'],
    ['Oct-26', '2026-10'],
    ['31-Oct-2026', '2026-10'],
    ["Oct '26", '2026-10'],
    ['octubre de 2026', '2026-10'],
    ['1 de enero de 2026', '2026-01'],
    ['dic 2026', '2026-12'],
    // A day, or a year.
    ['Oct 26', null],
    ['26-Oct', null],
    ['Octopus 2026', null],
    ['Oct 1926', null],
  ])('has %s for the month %s', (typed, month) => expect(readMonth(typed)).toBe(month));

  test('is read as it comes out of a spreadsheet, in either language, with amounts in quotes', () => {
    expect(readTable('Month\tList price\tNote\n10/2026\t$459,000\tx\n\n11/2026\t\t', 'Reno, NV')).toEqual({
      months: [price('2026-10', 459_000)],
      fault: null,
    });
    const spanish = readTable('Mes,Precio de lista,Días en el mercado\r\n2026-10,"$459,000",24', 'Reno');
    expect(spanish.months).toEqual([
      { month: '2026-10', values: { median_listing_price: 459_000, median_days_on_market: 24 } },
    ]);
  });

  test('is read as the reports of an MLS name it', () => {
    const header = 'Month\tMedian Sales Price\tClosed Sales\tInventory of Homes for Sale\tMonths Supply of Inventory';
    const values = {
      median_sold_price: 455_000,
      sold_listing_count: 80,
      active_listing_count: 240,
      months_of_supply: 3,
    };
    const row = 'Oct-26\t$455,000\t80\t240\t3.0';
    expect(readTable(`${header}\n${row}`, 'Reno').months).toEqual([{ month: '2026-10', values }]);
    expect(readTable(`${header.replace('Month', 'Period')}\n${row}`, 'Reno').months).toEqual([
      { month: '2026-10', values },
    ]);
  });

  test('is read as people type it, with a blank after each comma', () => {
    expect(readTable('Month, List price\n2026-09, "451,000"', 'Reno').months).toEqual([price('2026-09', 451_000)]);
  });

  test('out of a spreadsheet may have a heading of two lines and signs for inches', () => {
    expect(readTable('Month\t"List\nprice"\tNote\n10/2026\t459000\t5" pipe', 'Reno').months).toEqual([
      price('2026-10', 459_000),
    ]);
  });

  test('of many places gives the rows of this market, and shares of such a file are fractions', () => {
    const file = [
      'month_date_yyyymm,postal_code,zip_name,median_listing_price,price_reduced_share,quality_flag',
      '202610,89501,"Reno, NV",459000,0.3147,0',
      '202610,10001,"New York, NY",900000,0.1,0',
      'quality_flag = 1: year over year figures may be impacted',
    ].join('\n');
    const values = { median_listing_price: 459_000, price_reduced_share: 31.5 };
    expect(readTable(file, '89501').months).toEqual([{ month: '2026-10', values }]);
    expect(readTable(file, 'reno, nv').months).toEqual([{ month: '2026-10', values }]);
    expect(readTable(file, '60601').fault).toEqual({ kind: 'no_rows' });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['List price\n5', { kind: 'no_month' }],
    ['Month,Rooms\n2026-10,5', { kind: 'no_figures' }],
    ['Month,List price', { kind: 'no_rows' }],
    ['Month,List price\n2026-10,1\n\nsoon,5', { kind: 'bad_month', line: 4, typed: 'soon' }],
    ['Month,List price\n2026-10,many', { kind: 'bad_figure', line: 2, typed: 'many' }],
    ['Month,List price\n2026-10,"5', { kind: 'bad_quote', line: 2, typed: '2026-10,"5' }],
  ])('%j says what is wrong', (typed, fault) => expect(readTable(typed, 'Reno').fault).toEqual(fault));

  test('of more than ten years is too long', () => {
    const rows = Array.from({ length: 121 }, (_, at) => `${monthAfter('2010-01', at)},5`);
    expect(readTable(['Month,Homes sold', ...rows].join('\n'), 'Reno').fault).toEqual({ kind: 'too_many' });
  });
});
