import { type GraphFailure, limits } from './graph/errors.ts';
import type { FacebookState } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who pays for a call: the app (user and app tokens) or a page (page tokens). */
export type Payer = { kind: 'app' } | { kind: 'page'; pageId: string };

/** Counts calls as Graph does, to answer its usage headers and to refuse at 100 %. */
export interface Usage {
  /** Counts one call and gives the headers of its answer; and code 4 or 80001 when the allowance is used up. */
  charge(payer: Payer, now: number): { headers: Record<string, string>; refused?: GraphFailure };
  clear(): void;
}

export function createUsage(state: () => FacebookState): Usage {
  // Calls by minute: enough for an hour's or a day's window, and cheap however many calls there are.
  const minutes = new Map<string, Map<number, number>>();

  function count(key: string, now: number, window: number): { used: number; oldest: number } {
    const perMinute = minutes.get(key) ?? new Map<number, number>();
    minutes.set(key, perMinute);
    const current = Math.floor(now / MINUTE);
    perMinute.set(current, (perMinute.get(current) ?? 0) + 1);
    let used = 0;
    let oldest = current;
    for (const [minute, calls] of perMinute) {
      if (minute <= current - window / MINUTE || minute > current) perMinute.delete(minute);
      else {
        used += calls;
        oldest = Math.min(oldest, minute);
      }
    }
    return { used, oldest: oldest * MINUTE };
  }

  return {
    charge: (payer, now) => {
      const { settings, people } = state();
      if (payer.kind === 'app') {
        const { used } = count('app', now, HOUR);
        const percent = share(used, settings.callsPerPersonPerHour * people.length);
        const usage = JSON.stringify({ call_count: percent, total_cputime: 0, total_time: 0 });
        return { headers: { 'x-app-usage': usage }, ...(percent > 100 ? { refused: limits.app } : {}) };
      }
      const { used, oldest } = count(payer.pageId, now, DAY);
      const percent = share(used, 4800 * settings.engagedPeoplePerPage);
      const wait = percent < 100 ? 0 : Math.ceil((oldest + DAY - now) / MINUTE);
      const entry = { type: 'pages', call_count: percent, total_cputime: 0, total_time: 0 };
      const usage = { [payer.pageId]: [{ ...entry, estimated_time_to_regain_access: wait }] };
      const headers = { 'x-business-use-case-usage': JSON.stringify(usage) };
      return { headers, ...(percent > 100 ? { refused: limits.page } : {}) };
    },
    clear: () => minutes.clear(),
  };
}

// Whole percents, rounded up: one call of a large allowance already shows as 1, and 101 means over the limit.
function share(used: number, allowed: number): number {
  return allowed <= 0 ? 101 : Math.ceil((used * 100) / allowed);
}
