import type { OpenDatabase } from '../database/database.ts';

/**
 * A database that tests share, as one app has it: what the app listens to of its statements ends with `leave`. Else every app that ever was
 * would be kept and called for each write.
 */
export function untilLeft(database: OpenDatabase): { database: OpenDatabase; leave: () => void } {
  const stops: (() => void)[] = [];
  const listening = <Listen extends unknown[]>(listen: (...how: Listen) => () => void) => {
    return (...how: Listen) => {
      const stop = listen(...how);
      stops.push(stop);
      return stop;
    };
  };
  const { watch } = database;
  return {
    database: {
      ...database,
      watch: { ...watch, onWrite: listening(watch.onWrite), onStatement: listening(watch.onStatement) },
    },
    leave: () => {
      for (const stop of stops) stop();
    },
  };
}
