import { useSyncExternalStore } from 'react';
import { serverNow } from '../browser/server-clock.ts';
import { watchClock } from '../browser/watch-clock.ts';

/** Every zone begins its day on a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

const quarter = () => Math.floor(serverNow().getTime() / QUARTER_MS) * QUARTER_MS;

/** The quarter of an hour that has begun last: what a page says of today and of this week stays true on one that stays open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(watchClock, quarter));
}
