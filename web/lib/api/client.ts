import { CLIENT_APP, CLIENT_VERSION } from './client-identity.ts';
import type { Client } from './call-types.ts';
import { serverNow } from '../browser/server-clock.ts';
import { bringRefusals } from '../i18n/refusals.ts';
import { followOtherTab, goOnAsOneself } from '../session/change-identity.ts';
import { shownIdentity } from '../session/identity.ts';
import { hasCode } from './api-error.ts';
import { createClient } from './create-client.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { knownRoutes } from './known-routes.ts';
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
  refresh: async () => {
    try {
      return Date.parse((await api.access.refresh({ body: {} })).data.expires_at);
    } catch (error) {
      if (hasCode(error, 'impersonation_ended')) goOnAsOneself('time-over', null);
      else if (hasCode(error, 'impersonation_right_lost')) goOnAsOneself('right-lost', null);
      else throw error;
      // The page is loaded anew. What waits for this must never be sent: it was meant for the person seen until now.
      return new Promise<never>(() => {});
    }
  },
  withLock: withTabLock,
  onSessionLost: () => {
    for (const listener of lostListeners) listener();
  },
});

/** Calls that make, renew, change or end a session. */
function isSessionRoute(path: string): boolean {
  return (
    path === '/api/app/v1/logout' ||
    path === '/api/app/v1/impersonation/end' ||
    path.startsWith('/api/auth/v1/authenticate') ||
    path.includes('/teams/impersonate/')
  );
}

const early = createEarlyAnswers(window.yardsignEarly ?? {}, {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
});

/** How long ago (ms) the answer of this address came that was handed out last: it may have been asked for before the program came. */
export const answerAge = (url: string): number => early.ageOf(url);

/**
 * Every call of the server, typed by the contract: `api.sharing.getPost({ params: { id }, signal })`.
 * A refusal is thrown as `ApiError`. `url` gives the address alone, `blob` the bytes.
 */
export const api = createClient({
  routes: knownRoutes,
  fetch: early.fetch,
  currentPage: () => window.location.pathname + window.location.search,
  clientApp: CLIENT_APP,
  clientVersion: CLIENT_VERSION,
  keeper,
  elapsed: () => performance.now(),
  bringRefusals,
  isSessionRoute,
  shownIdentity,
  onOtherIdentity: followOtherTab,
}) as unknown as Client;
