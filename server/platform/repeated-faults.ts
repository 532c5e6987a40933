import type { Logger } from 'pino';

const QUIET_MS = 60_000;
/** Kinds of faults that are remembered; past them the oldest is forgotten and may be told again too soon. */
const MOST_KINDS = 100;

/** Decides of a fault whether it is told: the number of times that it came since it was last told, itself counted, or null. */
export type RepeatFilter = (error: unknown) => number | null;

/** What says the same but for who says it: the queue names itself and one of its workers behind the message. */
function kindOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/ \(Queue: .*\)$/, '').slice(0, 300);
}

/**
 * Lets each fault through once a minute. Whoever looks every second at a database that is away would otherwise write a log full of
 * one line, in which nobody finds another.
 *
 * @param elapsed milliseconds that only ever grow
 */
export function createRepeatFilter(elapsed: () => number): RepeatFilter {
  const kinds = new Map<string, { toldAt: number; since: number }>();
  return (error) => {
    const kind = kindOf(error);
    const known = kinds.get(kind);
    const now = elapsed();
    if (known !== undefined && now - known.toldAt < QUIET_MS) {
      known.since += 1;
      return null;
    }
    kinds.delete(kind);
    kinds.set(kind, { toldAt: now, since: 0 });
    const [oldest] = kinds.keys();
    if (kinds.size > MOST_KINDS && oldest !== undefined) kinds.delete(oldest);
    return (known?.since ?? 0) + 1;
  };
}

/**
 * Writes faults to the log as errors, each once a minute.
 *
 * @param what happened, as the log says it @param elapsed milliseconds that only ever grow @returns whether this one was written
 */
export function logFaults(
  log: Pick<Logger, 'error'>,
  what: string,
  elapsed: () => number,
): (error: unknown) => boolean {
  const timesOf = createRepeatFilter(elapsed);
  return (error) => {
    const times = timesOf(error);
    if (times === null) return false;
    log.error({ err: error, ...(times > 1 && { times }) }, what);
    return true;
  };
}
