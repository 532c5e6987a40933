import { api } from '@yardsign/contracts/api';
import { AppError } from '../../../platform/errors.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import { nameDevice } from '../notices/name-device.ts';
import { clearSessionCookies } from './cookies.ts';
import type { AccessDeps } from '../ports.ts';
import { endOwnSession, openSessionsOf } from './sessions-store.ts';
import { endSessionsOf } from '../store.ts';

export function sessionRoutes(deps: AccessDeps): BoundRoute[] {
  return [
    bind(api.access.listSessions, {
      policy: inPerson(signedIn),
      async handle({ actor }) {
        const { userId, sessionId } = memberOf(actor);
        const rows = await openSessionsOf(deps.db, userId, deps.clock.now());
        const sessions = rows.map((row) => {
          const { browser, system } = nameDevice(row.user_agent);
          return {
            id: row.id,
            browser: browser ?? null,
            system: system ?? null,
            api: row.via === 'bearer',
            startedAt: row.created_at.toISOString(),
            lastSeenAt: row.last_seen_at.toISOString(),
            current: row.id === sessionId,
            login: row.login,
          };
        });
        return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
      },
    }),
    bind(api.access.endSession, {
      policy: inPerson(signedIn),
      async handle({ actor, params, context }) {
        const { userId, sessionId } = memberOf(actor);
        const now = deps.clock.now();
        const own = { memberId: userId, sessionId: params.id, reason: 'ended_by_member', now };
        if (!(await endOwnSession(deps.db, own))) throw new AppError('not_found');
        if (params.id === sessionId) clearSessionCookies(context, deps.secureCookies);
      },
    }),
    bind(api.access.endSessions, {
      policy: inPerson(signedIn),
      async handle({ actor, body, context }) {
        const { userId, sessionId } = memberOf(actor);
        const ended = await endSessionsOf(deps.db, userId, {
          reason: 'ended_by_member',
          now: deps.clock.now(),
          ...(!body.this && { except: sessionId }),
        });
        if (body.this) clearSessionCookies(context, deps.secureCookies);
        return { ended };
      },
    }),
  ];
}
