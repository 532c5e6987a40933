import { MINUTE_MS } from '@yardsign/domain/time/spans';
import type { Clock } from '../clock.ts';

/** Refusals to one account or one address within a minute beyond which somebody should look. */
const MOST_A_MINUTE = 60;
/** Sources that are counted within a minute, so that somebody with many addresses cannot fill the memory. */
const MOST_SOURCES = 10_000;

const REFUSALS = new Set([401, 403, 404]);

export interface Refusal {
  status: number;
  /** The pattern of the route that was matched, whatever spelling of its address was asked for. */
  route: string;
  /** Who asked, as signed in; undefined for a guest. */
  accountId: string | undefined;
  /** The network that the call came from. */
  network: string;
}

/** A burst as it is told: without the account, the address or anything else that names somebody. */
export interface RefusalBurst {
  accounts: number;
  addresses: number;
  /** How many refusals of the current minute belong to them, by `status route`. */
  refusals: Record<string, number>;
}

export interface RefusalAlarm {
  /** Notes an answer; one that refuses nothing is not counted. */
  answered(answer: Refusal): void;
}

/**
 * Sees somebody who walks through the doors of an installation to find one that is open. It refuses nobody: the checks behind each
 * door do. Minutes are counted one after the other, so that a source is one number and not a list of times.
 *
 * @param raise called at most once a minute, with the sources that are beyond the limit by then.
 */
export function createRefusalAlarm(clock: Clock, raise: (burst: RefusalBurst) => void): RefusalAlarm {
  let began = Number.NEGATIVE_INFINITY;
  let raisedAt = Number.NEGATIVE_INFINITY;
  const accounts = new Map<string, Map<string, number>>();
  const addresses = new Map<string, Map<string, number>>();

  const note = (sources: Map<string, Map<string, number>>, source: string, what: string): boolean => {
    const counts = sources.get(source) ?? new Map<string, number>();
    if (counts.size === 0 && sources.size >= MOST_SOURCES) return false;
    sources.set(source, counts.set(what, (counts.get(what) ?? 0) + 1));
    return isBurst(counts);
  };

  return {
    answered({ status, route, accountId, network }) {
      if (!REFUSALS.has(status)) return;
      const now = clock.now().getTime();
      if (now - began >= MINUTE_MS) {
        began = now;
        accounts.clear();
        addresses.clear();
      }
      const what = `${status} ${route}`;
      // An office is one address: what its members are refused is counted to each of them, and to the office.
      const byAccount = accountId !== undefined && note(accounts, accountId, what);
      const byAddress = note(addresses, network, what);
      if ((!byAccount && !byAddress) || now - raisedAt < MINUTE_MS) return;
      raisedAt = now;
      const fromAccounts = [...accounts.values()].filter(isBurst);
      const fromAddresses = [...addresses.values()].filter(isBurst);
      raise({
        accounts: fromAccounts.length,
        addresses: fromAddresses.length,
        // A call of an account is counted to its address as well: one of the two lists has them all, or nearly.
        refusals: together(fromAddresses.length > 0 ? fromAddresses : fromAccounts),
      });
    },
  };
}

function isBurst(counts: ReadonlyMap<string, number>): boolean {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum > MOST_A_MINUTE;
}

function together(bursts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const counts of bursts) for (const [what, count] of counts) sums.set(what, (sums.get(what) ?? 0) + count);
  return Object.fromEntries(sums);
}
