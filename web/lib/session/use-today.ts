import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../browser/server-clock.ts';
import { watchClock } from '../browser/watch-clock.ts';
import { useTimeZone } from './use-time-zone.ts';

/** The day that it is where the member is, as `2026-11-21`; another one after midnight, also on a page that stays open. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useSyncExternalStore(watchClock, () => instantToWallClock(serverNow(), timeZone).date);
}
