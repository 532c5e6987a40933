import { DAY_MS } from '../time/spans.ts';

export type ConnectionState = 'not_connected' | 'connected' | 'expires_soon' | 'expired' | 'permissions_missing';

/** A connection that will end is said to end this long before: a member who looks in once a week still learns it in time. */
const EXPIRES_SOON_MS = 7 * DAY_MS;

/**
 * The state of a connection as its member sees it. A fault that stops posting now comes before one that will stop it later.
 *
 * @param connection undefined when there never was one; `ended` when the network refused its token;
 *   `expiresAt` in epoch milliseconds, null for one without an end.
 */
export function connectionState(
  connection: { ended: boolean; expiresAt: number | null; mayPost: boolean } | undefined,
  now: number,
): ConnectionState {
  if (!connection) return 'not_connected';
  const left = connection.expiresAt === null ? Infinity : connection.expiresAt - now;
  if (connection.ended || left <= 0) return 'expired';
  if (!connection.mayPost) return 'permissions_missing';
  return left <= EXPIRES_SOON_MS ? 'expires_soon' : 'connected';
}
