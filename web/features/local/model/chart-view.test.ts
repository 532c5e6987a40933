import { localSettings } from '@yardsign/domain/profile/local-settings';
import { expect, test } from 'vitest';
import { firstView, timesOf } from './chart-view.ts';

const settings = (stored: Readonly<Record<string, string>>) => localSettings((name) => stored[name] ?? '');

test.each([
  ['16:9', 'link'],
  ['4:3', 'link'],
  ['1:1', 'square'],
  ['4:5', 'square'],
  ['9:16', 'story'],
])('a chart of the shape %s begins as %s', (aspectRatio, size) => {
  expect(firstView(settings({ aspectRatio })).size).toBe(size);
});

test('a chart begins with the time and the trend of the profile, and what is unusual there can be chosen again', () => {
  const dated = settings({ dateRange: '2024-12-31,2025-01-31', showTrendline: '1', relativeTimeRange: '18' });
  expect(firstView(dated)).toMatchObject({ time: 'dates', trend: true });
  expect(timesOf(dated)).toEqual(['dates', '3', '6', '12', '24', '36', '60', '18']);
  expect(firstView(settings({}))).toMatchObject({ time: '12', trend: false });
  expect(timesOf(settings({}))).not.toContain('dates');
});
