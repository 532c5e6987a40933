import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { describe, expect, test } from 'vitest';
import { nextReading } from './readings.ts';
import { besideUsual, bestHours, LEAST_POSTS, type MeasuredPost, scoreOf, worthAgain } from './what-worked.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
/** A post at an hour of New York's clock, so many days ago, with so many reactions. */
const post = (daysAgo: number, hour: number, reactions: number, more: Partial<MeasuredPost> = {}): MeasuredPost => ({
  network: 'facebook',
  contentId: `cnt_${daysAgo}_${hour}`,
  publishedAt: Date.parse('2026-11-23T05:00:00Z') - daysAgo * DAY_MS + hour * HOUR_MS,
  figures: { reactions, comments: 0, shares: 0 },
  ...more,
});

describe('readings', () => {
  test('come soon, then ever more seldom, and end after a month', () => {
    const at: number[] = [];
    for (let now: number | null = 0; now !== null; now = nextReading(0, now)) at.push(now / HOUR_MS);
    expect(at).toEqual([0, 1, 6, 24, 72, 168, 720]);
  });

  test('that were missed are not made up for', () => {
    expect(nextReading(0, 100 * HOUR_MS)).toBe(168 * HOUR_MS);
    expect(nextReading(0, 721 * HOUR_MS)).toBeNull();
  });
});

test('a share counts more than a comment, a comment more than a reaction, and no share where none are counted', () => {
  expect(scoreOf({ reactions: 5, comments: 2, shares: 1 })).toBe(12);
  expect(scoreOf({ reactions: 5, comments: 2, shares: null })).toBe(9);
});

test('a post is held beside the usual one of its own network', () => {
  const posts = [post(5, 9, 10), post(6, 9, 30), post(7, 9, 1, { network: 'instagram' })];
  expect(besideUsual(posts)).toEqual([0.5, 1.5, 1]);
  expect(besideUsual([post(5, 9, 0), post(6, 9, 0)])).toEqual([1, 1]);
});

describe('the best hours', () => {
  const nine = Array.from({ length: 6 }, (_, index) => post(10 + index, 9, 30));
  const five = Array.from({ length: 6 }, (_, index) => post(10 + index, 17, 10));

  test('are those of the member’s clock at which posts did better than usual', () => {
    expect(bestHours([...nine, ...five], 'America/New_York', NOW)).toEqual([{ hour: 9, posts: 6, percent: 50 }]);
  });

  test('are not named before there is enough to learn from', () => {
    expect([...nine, ...five]).toHaveLength(LEAST_POSTS);
    expect(bestHours([...nine, ...five.slice(1)], 'America/New_York', NOW)).toEqual([]);
  });

  test('are not learnt from posts whose figures still move, nor from an hour with two posts', () => {
    const fresh = Array.from({ length: 6 }, () => post(1, 9, 30));
    expect(bestHours([...fresh, ...five], 'America/New_York', NOW)).toEqual([]);
    const rare = [post(9, 20, 90), post(10, 20, 90)];
    expect(bestHours([...rare, ...five, ...five], 'America/New_York', NOW)).toEqual([]);
  });
});

test('a piece that did well is offered again once it has rested, and not when it was posted since', () => {
  const posts = [
    post(100, 9, 90, { contentId: 'good' }),
    post(110, 9, 95, { contentId: 'back' }),
    post(20, 9, 10, { contentId: 'back' }),
    post(120, 9, 5, { contentId: 'poor' }),
    post(2, 9, 99, { contentId: 'fresh' }),
  ];
  expect(worthAgain(posts, 90 * DAY_MS, NOW)).toEqual(['good']);
});
