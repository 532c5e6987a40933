import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { limitKey } from './limit-key.ts';
import type { RateWindowTable } from './tables.ts';

/** Places that are taken within a sixty-fourth of a window are kept as one, so that no row and no call grows with use. */
const PARTS = 64;

/** So many places within a window that slides, for each key, counted for all processes of one database together. */
export interface RateWindow {
  /**
   * Takes places if there are as many, and none otherwise, so that waiting always helps.
   *
   * @param options.tx the caller's transaction, which must be given inside of one; what it takes is given back with a rollback.
   */
  take(key: string, options?: Take): Promise<Taken>;
}

interface Take {
  places?: number;
  tx?: Tx;
}

type Taken = { ok: true } | { ok: false; retryAfterMs: number };

/** Takes places in a window. @throws AppError `too_many_requests` with the time to wait. */
export async function enforceLimit(window: RateWindow, key: string, options?: Take): Promise<void> {
  const taken = await window.take(key, options);
  if (!taken.ok) throw new AppError('too_many_requests', { retryAfterMs: taken.retryAfterMs });
}

export interface LimitDeps {
  db: Db;
  /** The clock of the database where several processes share one. */
  clock: Clock;
  /** The same for every process. */
  secret: Buffer;
}

interface Limit {
  /** Tells the limits apart. */
  name: string;
  max: number;
  windowMs: number;
}

type Outcome = Pick<RateWindowTable, 'allowed' | 'times' | 'places'>;

/**
 * Each call takes one statement, whatever its outcome. The statement locks the row while it changes it, so that a thousand calls at
 * once get no more places than there are.
 */
function takeStatement(at: { key: string; now: number; wanted: number }, { max, windowMs }: Limit) {
  const { key, wanted } = at;
  const now = sql`${at.now}::double precision`;
  const places = sql`${wanted}::integer`;
  const part = sql`${Math.max(1, Math.floor(windowMs / PARTS))}::double precision`;
  const end = new Date(at.now + windowMs);
  return sql<Outcome>`
    insert into rate_window as kept (key, times, places, allowed, expires_at)
    values (
      ${key},
      case when ${places} <= ${max}::integer then array[${now}] else '{}'::double precision[] end,
      case when ${places} <= ${max}::integer then array[${places}] else '{}'::integer[] end,
      ${places} <= ${max}::integer,
      ${end}
    )
    on conflict (key) do update set (times, places, allowed, expires_at) = (
      with recent as (
        select t, n from unnest(kept.times, kept.places) as taken (t, n) where t > ${now} - ${windowMs}::double precision
      ),
      fits as (select coalesce(sum(n), 0) + ${places} <= ${max}::integer as yes from recent),
      next as (
        select t, n from recent union all select ${now}, ${places} from fits where yes
      ),
      parts as (select max(t) as t, sum(n)::integer as n from next group by floor(t / ${part}))
      select
        coalesce(array_agg(t order by t), '{}'),
        coalesce(array_agg(n order by t), '{}'),
        (select yes from fits),
        ${end}::timestamptz
      from parts
    )
    returning allowed, times, places`;
}

/** How long until as many places are free. */
function waitOf({ times, places }: Outcome, wanted: number, now: number, { max, windowMs }: Limit): number {
  let toFree = places.reduce((sum, count) => sum + count, wanted) - max;
  for (const [index, count] of places.entries()) {
    toFree -= count;
    if (toFree <= 0) return (times[index] ?? now) + windowMs - now;
  }
  return windowMs;
}

export function createRateWindow({ db, clock, secret }: LimitDeps, limit: Limit): RateWindow {
  return {
    async take(key, { places: wanted = 1, tx } = {}) {
      const now = clock.now().getTime();
      const { rows } = await takeStatement({ key: limitKey(secret, limit.name, key), now, wanted }, limit).execute(
        tx ?? db,
      );
      const [outcome] = rows;
      if (!outcome) throw new Error('a limit was not counted');
      return outcome.allowed ? { ok: true } : { ok: false, retryAfterMs: waitOf(outcome, wanted, now, limit) };
    },
  };
}

/** Forgets the windows that are over. @returns how many. */
export async function deleteOldWindows(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('rate_window').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
