import type { CallContext } from '../../../platform/http/bind.ts';
import type { Grant } from './create-session.ts';

const REFRESH_PATH = '/api/auth/v1/authenticate/refresh';

/** Over https the browser itself holds the cookies to this host; plain http on a desk cannot have the prefixes. */
export function cookieNames(secure: boolean) {
  return secure ? { session: '__Host-sid', refresh: '__Secure-refresh' } : { session: 'sid', refresh: 'refresh' };
}

/** Hands a browser its session: two cookies that no script can read, the refresh one sent to its one route only. */
export function setSessionCookies(context: CallContext, grant: Grant, options: { secure: boolean; now: Date }): void {
  const names = cookieNames(options.secure);
  const maxAgeSeconds = Math.floor((grant.sessionExpiresAt.getTime() - options.now.getTime()) / 1000);
  if (grant.cookie !== null) context.setCookie(names.session, grant.cookie, { maxAgeSeconds, sameSite: 'lax' });
  context.setCookie(names.refresh, grant.refreshToken, { path: REFRESH_PATH, maxAgeSeconds, sameSite: 'strict' });
}

/** Ends what a browser knows of a session: its cookies, and the answers that it has kept. */
export function clearSessionCookies(context: CallContext, secure: boolean): void {
  const names = cookieNames(secure);
  context.clearCookie(names.session);
  context.clearCookie(names.refresh, REFRESH_PATH);
  context.dropBrowserCache();
}
