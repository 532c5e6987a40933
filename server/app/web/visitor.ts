import { PROFILE_READY_FLAG, statusTarget } from '@yardsign/domain/access/guards';
import type { FastifyBaseLogger } from 'fastify';
import { cookieNames } from '../../features/access/session/cookies.ts';
import type { AccessDeps } from '../../features/access/ports.ts';
import { resolveActor } from '../../features/access/session/resolve-actor.ts';
import { readPart } from '../../platform/database/part.ts';
import type { Visitor } from './page-heads.ts';

/** Who asks for a page, by the cookies of the browser. */
export function visitorOf(
  access: AccessDeps,
  cookies: Readonly<Record<string, string | undefined>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Visitor {
  return {
    signedIn: cookies[cookieNames(access.secureCookies).session] !== undefined,
    async mayCall() {
      try {
        const credentials = { authorization: undefined, cookie: (name: string) => cookies[name] };
        const actor = await resolveActor(access, credentials, { anew: false });
        if (actor.kind === 'guest' || statusTarget(actor) !== null) return false;
        return (await readPart(access.db, access.profileSummary, actor.userId)).flags.includes(PROFILE_READY_FLAG);
      } catch (error) {
        // The page is served without a database too, and says itself that nothing else can be.
        log.warn({ err: error }, 'a page is served without knowing whose it is');
        return false;
      }
    },
  };
}
