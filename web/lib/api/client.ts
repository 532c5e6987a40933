import { routes } from 'virtual:yardsign-routes';
import { CLIENT_APP, CLIENT_VERSION } from './client-identity.ts';
import type { Client } from './call-types.ts';
import { serverNow } from '../browser/server-clock.ts';
import { createClient } from './create-client.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { readExpiry, withTabLock, writeExpiry } from './session-expiry.ts';

const lostListeners = new Set<() => void>();

/** Calls `listener` when the session is over and could not be renewed. Answers the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

const keeper = createSessionKeeper({
  now: () => serverNow().getTime(),
  readExpiry,
  writeExpiry,
  refresh: async () => Date.parse((await api.access.refresh({ body: {} })).data.expires_at),
  withLock: withTabLock,
  onSessionLost: () => {
    for (const listener of lostListeners) listener();
  },
});

/**
 * Every call of the server, typed by the contract: `api.sharing.getPost({ params: { id }, signal })`.
 * A refusal is thrown as `ApiError`. `url` gives the address alone, `blob` the bytes.
 */
export const api = createClient({
  routes,
  fetch: (input, init) => fetch(input, init),
  currentPage: () => window.location.pathname + window.location.search,
  clientApp: CLIENT_APP,
  clientVersion: CLIENT_VERSION,
  keeper,
  isSessionRoute: (path) => path === '/api/app/v1/logout' || path.startsWith('/api/auth/v1/authenticate'),
}) as unknown as Client;
