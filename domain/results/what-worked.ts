import { wallClockOf } from '../time/wall-clock.ts';
import { SETTLED_MS } from './readings.ts';

/** What a network counts of a post. */
export interface Figures {
  reactions: number;
  comments: number;
  /** Null where the network does not count them. */
  shares: number | null;
}

export interface MeasuredPost {
  network: string;
  contentId: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  figures: Figures;
}

/** So many posts there must be before anything is said of hours, and so many of one hour. */
export const LEAST_POSTS = 12;
const LEAST_OF_HOUR = 3;
const MOST_HOURS = 3;
/** An hour is worth naming when its posts do better than usual by a tenth, a post when it does better by half. */
const BETTER_HOUR = 1.1;
const GOOD_POST = 1.5;

/** One number for a post: who writes does more than who presses a heart, and who passes it on does most. */
export function scoreOf({ reactions, comments, shares }: Figures): number {
  return reactions + 2 * comments + 3 * (shares ?? 0);
}

/** How each post did beside the member's usual one on its network: 1 is as usual. Networks count too differently to be compared. */
export function besideUsual(posts: readonly MeasuredPost[]): number[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { network, figures } of posts) {
    const { sum, count } = sums.get(network) ?? { sum: 0, count: 0 };
    sums.set(network, { sum: sum + scoreOf(figures), count: count + 1 });
  }
  return posts.map(({ network, figures }) => {
    const { sum, count } = sums.get(network) ?? { sum: 0, count: 1 };
    return sum === 0 ? 1 : scoreOf(figures) / (sum / count);
  });
}

export const isGood = (beside: number): boolean => beside >= GOOD_POST;

export interface GoodHour {
  /** By the wall, 0 to 23. */
  hour: number;
  posts: number;
  /** By how many percent its posts did better than usual. */
  percent: number;
}

/**
 * The hours at which a member's posts did best, on the clock of a zone. Nothing as long as there are too few to learn from, and nothing of
 * posts whose figures still move.
 */
export function bestHours(posts: readonly MeasuredPost[], timeZone: string, now: number): GoodHour[] {
  const settled = posts.filter(({ publishedAt }) => publishedAt + SETTLED_MS <= now);
  if (settled.length < LEAST_POSTS) return [];
  const byHour = new Map<number, number[]>();
  const clock = wallClockOf(timeZone);
  for (const [index, beside] of besideUsual(settled).entries()) {
    const { time } = clock(new Date(settled[index]?.publishedAt ?? 0));
    const hour = Number(time.slice(0, 2));
    byHour.set(hour, [...(byHour.get(hour) ?? []), beside]);
  }
  return [...byHour]
    .map(([hour, besides]) => ({
      hour,
      posts: besides.length,
      mean: besides.reduce((sum, one) => sum + one, 0) / besides.length,
    }))
    .filter(({ posts: count, mean }) => count >= LEAST_OF_HOUR && mean >= BETTER_HOUR)
    .toSorted((one, other) => other.mean - one.mean || one.hour - other.hour)
    .slice(0, MOST_HOURS)
    .map(({ hour, posts: count, mean }) => ({ hour, posts: count, percent: Math.round((mean - 1) * 100) }));
}

/**
 * Pieces that did well and have rested since, the best first: they are offered once more.
 *
 * @param restMs for so long a piece has not been posted.
 */
export function worthAgain(posts: readonly MeasuredPost[], restMs: number, now: number): string[] {
  const last = new Map<string, number>();
  for (const { contentId, publishedAt } of posts) last.set(contentId, Math.max(last.get(contentId) ?? 0, publishedAt));
  const besides = besideUsual(posts);
  const good = posts
    .map(({ contentId }, index) => ({ contentId, beside: besides[index] ?? 0 }))
    .filter(({ contentId, beside }) => isGood(beside) && (last.get(contentId) ?? 0) + restMs <= now)
    .toSorted((one, other) => other.beside - one.beside);
  return [...new Set(good.map(({ contentId }) => contentId))];
}
