import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../browser/server-clock.ts';
import { useTimeZone } from './use-time-zone.ts';

/** So often a page that is looked at asks whether the day is over. */
const LOOK_MS = 60_000;

/** A page in the background hardly hears of time, so it looks as soon as it is seen again. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day that it is where the member is, as `2026-11-21`; another one after midnight, also on a page that stays open. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => instantToWallClock(serverNow(), timeZone).date);
}
