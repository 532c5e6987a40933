const OLDEST_LIVE = 21;
const NEWEST = 26;

interface Versioned {
  /** The version that really serves the call. */
  version: string;
  rest: string[];
  warning?: string;
}

/**
 * Takes the version off the path. A version past its end of life is not refused: the oldest living one serves it, and
 * nobody is told, except in the sandbox's own log. One that never existed stays on the path, as a word that names nothing.
 */
export function splitVersion(path: string, unversioned = `v${OLDEST_LIVE}.0`): Versioned {
  const segments = path.split('/').filter((segment) => segment !== '');
  const asked = /^v(\d+)\.0$/.exec(segments[0] ?? '');
  const number = Number(asked?.[1]);
  if (asked === null || number > NEWEST) return { version: unversioned, rest: segments };
  const rest = segments.slice(1);
  if (number >= OLDEST_LIVE) return { version: `v${number}.0`, rest };
  const warning = `v${number}.0 is past its end of life; served as v${OLDEST_LIVE}.0`;
  return { version: `v${OLDEST_LIVE}.0`, rest, warning };
}
