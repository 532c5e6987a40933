const OLDEST_LIVE = 21;
const NEWEST = 26;

export interface Versioned {
  /** The version that really serves the call. */
  version: string;
  rest: string[];
  warning?: string;
}

/**
 * Takes the version off the path. A version past its end of life is not refused: the oldest living one serves it, and
 * nobody is told, except in the sandbox's own log. Undefined for a version that never existed.
 */
export function splitVersion(path: string): Versioned | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  const asked = /^v(\d+)\.0$/.exec(segments[0] ?? '');
  if (asked === null) return { version: `v${OLDEST_LIVE}.0`, rest: segments };
  const number = Number(asked[1]);
  const rest = segments.slice(1);
  if (number > NEWEST) return undefined;
  if (number >= OLDEST_LIVE) return { version: `v${number}.0`, rest };
  const warning = `v${number}.0 is past its end of life; served as v${OLDEST_LIVE}.0`;
  return { version: `v${OLDEST_LIVE}.0`, rest, warning };
}
