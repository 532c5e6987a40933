import pino from 'pino';
import type { HttpOptions } from '../http/create-http-server.ts';

/** A server of no routes to which everybody is a guest, quiet and without bounds: a test says what of it is to be otherwise. */
export const BARE_SERVER: HttpOptions = {
  contract: {},
  routes: [],
  resolveActor: async () => ({ kind: 'guest' }),
  recordImpersonatedAct: async () => {},
  logger: pino({ level: 'silent' }),
  secureCookies: false,
  strictSubdomains: false,
  isOwnHost: () => true,
  probes: { phase: () => 'ready', databaseAnswers: async () => true },
  pageNotice: null,
  requestsPerMinute: 100_000,
  trustProxy: 0,
  refusalAlarm: { answered: () => {} },
  spool: {
    tray: () => ({ take: () => Promise.reject(new Error('no route here takes files')), empty: async () => {} }),
  },
  reportError: () => {},
  tellAway: () => {},
};
