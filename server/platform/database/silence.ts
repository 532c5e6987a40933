import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseAwayError } from './database-away.ts';

/** For how long a line may wait for the server and hear nothing before the server is asked whether it is there. */
const SILENT_MS = 5000;

/** A connection to the server. */
export interface Line {
  /** Whether something was sent on it that is not answered. */
  isWaiting(): boolean;
  /** Bytes that have come on it so far. */
  heard(): number;
  /** Ends it, and has what waits for it fail with the reason. */
  cut(reason: Error): void;
}

/** What one process knows of whether its server answers. */
export interface SilenceWatch {
  /** Looks after a line until it is removed. */
  add(line: Line): void;
  remove(line: Line): void;
  /** Why nothing can be asked now; null while the server answers. */
  away(): DatabaseAwayError | null;
  /** Asks the server where a line has waited for too long, and while it was away. To be called every second. */
  look(): Promise<void>;
}

const saysNothing = () => new DatabaseAwayError(new Error('it does not answer'));

/**
 * Finds out that a server has fallen silent: its machine is gone, or a firewall swallows what is sent. The system itself would say
 * so after a quarter of an hour. While the server answers others, a statement may take as long as it needs.
 *
 * @param options.ask whether the server answers on a new connection, within a time of its own
 * @param options.elapsed milliseconds that only ever grow
 */
export function createSilenceWatch(options: { ask(): Promise<boolean>; elapsed(): number }): SilenceWatch {
  /** Of each line the bytes that had come, and when it was last heard from or began to wait. */
  const lines = new Map<Line, { bytes: number; at: number }>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let isAsking = false;

  const listen = () => {
    const now = options.elapsed();
    for (const [line, seen] of lines) {
      const bytes = line.heard();
      if (bytes !== seen.bytes) heardAt = now;
      if (bytes !== seen.bytes || !line.isWaiting()) lines.set(line, { bytes, at: now });
    }
  };
  const silentLines = () => {
    const since = options.elapsed() - SILENT_MS;
    return [...lines].filter(([, { at }]) => at <= since).map(([line]) => line);
  };

  return {
    add: (line) => void lines.set(line, { bytes: line.heard(), at: options.elapsed() }),
    remove: (line) => void lines.delete(line),
    away: () => (isAway ? saysNothing() : null),
    async look() {
      listen();
      if (isAsking || (!isAway && silentLines().length === 0)) return;
      isAsking = true;
      const askedAt = options.elapsed();
      const isThere = await options.ask();
      // What came while this process was busy with other things is read first.
      await nextTurn();
      listen();
      isAsking = false;
      isAway = !isThere && heardAt <= askedAt;
      for (const line of silentLines()) {
        if (isAway) line.cut(saysNothing());
        else lines.set(line, { bytes: line.heard(), at: options.elapsed() });
      }
    },
  };
}
