import { describe, expect, test } from 'vitest';
import { faultOfField, storedValue } from './field-rules.ts';
import { localSettings, readCommaList, readDates, readRatio } from './local-settings.ts';
import { fieldOf } from './profile-fields.ts';
import { initialField } from './saved-field.ts';

const fieldNamed = (name: string) => fieldOf('local', name) ?? { kind: 'line', max: 0 };
const stored = (name: string, value: string) => storedValue(fieldNamed(name), value);
const fault = (name: string, value: string) => faultOfField(fieldNamed(name), { value, syncTo: '' });

describe('what a member wants to see of their markets', () => {
  test('begins as documented', () => {
    expect(localSettings((name) => initialField(fieldNamed(name)).value)).toEqual({
      favoriteMetrics: [],
      trendlineColor: '#FF8300',
      showTrendline: false,
      ratio: 16 / 9,
      dates: null,
      months: 12,
    });
  });

  test('is read from what is stored', () => {
    const saved: Record<string, string> = {
      favoriteMetrics: 'a,b',
      trendlineColor: '0D6E56',
      showTrendline: '1',
      aspectRatio: '9:16',
      dateRange: '2024-01-01,2024-12-31',
      relativeTimeRange: '24',
    };
    expect(localSettings((name) => saved[name] ?? '')).toEqual({
      favoriteMetrics: ['a', 'b'],
      trendlineColor: '#0D6E56',
      showTrendline: true,
      ratio: 9 / 16,
      dates: ['2024-01-01', '2024-12-31'],
      months: 24,
    });
  });

  test.each([
    ['a,b', ['a', 'b']],
    [' a , b ,, a', ['a', 'b']],
    ['', []],
  ])('a comma list %j holds %j', (text, parts) => {
    expect(readCommaList(text)).toEqual(parts);
    expect(stored('favoriteMetrics', text)).toBe(parts.join(','));
  });

  test.each([
    ['1', '1'],
    ['0', '0'],
    ['', '0'],
  ])('a trend line of %j is stored as %j', (value, kept) => {
    expect(stored('showTrendline', value)).toBe(kept);
  });

  test.each([
    ['2024-01-01,2024-12-31', null],
    ['2024-01-01', 'wrong_kind'],
    ['2024-12-31,2024-01-01', 'wrong_kind'],
    ['2024-02-30,2024-12-31', 'wrong_kind'],
    ['', null],
  ])('two dates %j: %s', (value, expected) => {
    expect(fault('dateRange', value)).toBe(expected);
    expect(readDates(value) === null).toBe(expected !== null || value === '');
  });

  test.each([
    ['16:9', null],
    ['4:5', null],
    ['0:9', 'wrong_kind'],
    ['wide', 'wrong_kind'],
  ])('a shape %j: %s', (value, expected) => {
    expect(fault('aspectRatio', value)).toBe(expected);
    expect(readRatio(value) === null).toBe(expected !== null);
  });

  test.each([
    ['12', null],
    ['120', null],
    ['121', 'wrong_kind'],
    ['99999', 'wrong_kind'],
    ['0', 'wrong_kind'],
    ['year', 'wrong_kind'],
  ])('months %j: %s', (value, expected) => {
    expect(fault('relativeTimeRange', value)).toBe(expected);
  });
});
