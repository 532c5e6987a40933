import { api } from '@yardsign/contracts/api';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, inPerson, memberOf } from '../../platform/http/policies.ts';
import type { WebinarsDeps } from './ports.ts';
import { readSessionFile } from './session-file.ts';
import { leaveSession, listWebinars, registerForSession } from './take-part.ts';

export function webinarsRoutes(deps: WebinarsDeps): BoundRoute[] {
  const { webinars } = api;
  return [
    bind(webinars.listWebinars, {
      policy: active,
      handle: async ({ actor }) => ({ data: await listWebinars(deps, memberOf(actor).userId) }),
    }),
    bind(webinars.registerForSession, {
      policy: inPerson(active),
      handle: async ({ actor, params, body }) => ({
        data: await registerForSession(deps, memberOf(actor).userId, { ...params, ...body }),
      }),
    }),
    bind(webinars.leaveSession, {
      policy: inPerson(active),
      handle: async ({ actor, params, query }) => ({
        data: await leaveSession(deps, memberOf(actor).userId, { ...params, ...query }),
      }),
    }),
    bind(webinars.getSessionFile, {
      policy: active,
      async handle({ actor, params, query }) {
        return binary(await readSessionFile(deps, memberOf(actor).userId, { ...params, ...query }), {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="session.ics"',
          'cache-control': 'no-store',
        });
      },
    }),
  ];
}
