import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import type { SharingDeps } from '../../../features/sharing/deps.ts';
import { sharingRoutes } from '../../../features/sharing/routes.ts';
import type { Memory } from '../../../platform/database/memory.ts';
import { BARE_SERVER } from '../../../platform/testing/bare-server.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { LUIS, MAYA } from './sharing-samples.ts';
import type { SharingWorld } from './sharing-world.ts';

/** What a call was answered with. */
interface Answer {
  status: number;
  body: { [key: string]: unknown };
  location: string;
  /** The cookie that was set, as it is sent back. */
  cookie: string;
}

/** The calls of sharing as clients make them, without a socket. */
export interface SharingApp {
  /** @param who a name of `ACTORS`; null for somebody who is not signed in. */
  call(
    who: string | null,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    cookie?: string,
  ): Promise<Answer>;
  close(): Promise<void>;
}

const member = (userId: string, sessionId: string, status = 'active'): Actor => ({
  kind: 'member',
  userId,
  sessionId,
  via: 'bearer',
  status: status as 'active',
  type: null,
  accessLevel: 1,
  features: ['social-graphics', 'video'],
  membership: null,
  impersonator: null,
  levelWaits: null,
  secondFactorAt: null,
  secondFactorFresh: false,
  limitedTo: null,
  brandVersion: 1,
  hidesVideos: false,
  publicCode: 'somebody',
});

const ACTORS: Record<string, Actor> = {
  maya: member(MAYA, 'ses_maya0001'),
  mayaElsewhere: member(MAYA, 'ses_maya0002'),
  luis: member(LUIS, 'ses_luis0001'),
  paused: member(LUIS, 'ses_luis0002', 'paused'),
  // Browsers whose cookie has to be renewed.
  mayaToRenew: { kind: 'guest', refused: 'token_expired', sessionId: 'ses_maya0001' },
  luisToRenew: { kind: 'guest', refused: 'token_expired', sessionId: 'ses_luis0001' },
};

/** Remembers nothing, so that every call shows what it reads. */
const connectionPages: Memory = { size: 0, recall: (_key, load) => load() };

/** @param deps what the calls work with, where it is more than the world's own. */
export async function createSharingApp(world: SharingWorld, deps: SharingDeps = world.deps): Promise<SharingApp> {
  const app = await createHttpServer({
    ...BARE_SERVER,
    contract: { sharing: api.sharing },
    routes: sharingRoutes({ ...deps, connectionPages }),
    resolveActor: async ({ authorization }) => ACTORS[authorization ?? ''] ?? { kind: 'guest' },
    reportError: (error) => world.errors.push(error),
    tellAway: (error) => world.errors.push(error),
  });
  return {
    async call(who, method, url, body, cookie = '') {
      const response = await app.inject({
        method,
        url,
        headers: { ...(who !== null && { authorization: who }), ...(cookie !== '' && { cookie }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const setCookie = String(response.headers['set-cookie'] ?? '');
      return {
        status: response.statusCode,
        body: response.body.startsWith('{') ? (response.json() as Answer['body']) : {},
        location: response.headers.location ?? '',
        cookie: setCookie.split(';')[0] ?? '',
      };
    },
    close: () => app.close(),
  };
}
