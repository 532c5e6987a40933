import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type LastSync, SYNC_PARTS, type SyncPart } from '@yardsign/domain/access/sync';
import { ApiError } from '../api/api-error.ts';

/** The key of `sessionQuery`. */
const SESSION: QueryKey = ['session'];

/** Which readings make up a part. What a member pays, and that their profile is set up, come with the session. */
const KEYS: Readonly<Record<SyncPart, readonly QueryKey[]>> = {
  auth: [SESSION],
  billing: [SESSION],
  profile: [SESSION, ['profile'], ['brand']],
  crm: [['sharing', 'connections']],
};

/** Refusals that mean: this session is no more. Any other failure leaves the member where they are. */
const OVER = new Set(['token_expired', 'token_invalid', 'refresh_reused', 'user_not_found']);

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && OVER.has(error.code);
}

/** When each part was last read, in epoch milliseconds: its oldest reading counts. */
export function readLastSync(queryClient: QueryClient): LastSync {
  const ages = SYNC_PARTS.map((part) => {
    const times = KEYS[part]
      .flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }))
      .map(({ state }) => state.dataUpdatedAt)
      .filter((at) => at > 0);
    return [part, times.length === 0 ? null : Math.min(...times)] as const;
  });
  return Object.fromEntries(ages) as Record<SyncPart, number | null>;
}

/**
 * Reads the named parts again. The session is waited for, because the guards decide by it; what only pages show is read by
 * the pages that show it. A failure is told and changes nothing: what is known stays, and the next navigation tries again.
 *
 * @throws ApiError when the session turns out to be over.
 */
export async function syncParts(
  queryClient: QueryClient,
  parts: readonly SyncPart[],
  ports: { readSession: () => Promise<unknown>; report: (error: unknown) => void },
): Promise<void> {
  const keys = new Set(parts.flatMap((part) => KEYS[part]));
  for (const queryKey of keys) {
    if (queryKey !== SESSION) queryClient.invalidateQueries({ queryKey }).catch(ports.report);
  }
  if (!keys.has(SESSION)) return;
  try {
    await ports.readSession();
  } catch (error) {
    if (isSessionOver(error)) throw error;
    ports.report(error);
  }
}
