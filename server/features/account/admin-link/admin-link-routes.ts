import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { anyone } from '../../../platform/http/policies.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { makeAdmin, prepareAdmin, readAdminLink } from './make-admin.ts';
import type { AccountDeps } from '../ports.ts';

/** The page that a link of the server leads to. Whoever has the link is let in; every try counts as one to sign in. */
export function adminLinkRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  const counted = (ip: string) => enforceLimit(deps.limits.signIns, ip);
  return [
    bind(account.openAdminLink, {
      policy: anyone,
      async handle({ body, context }) {
        await counted(context.ip);
        return { expiresAt: (await readAdminLink(deps, deps.db, body.token)).toISOString() };
      },
    }),
    bind(account.prepareAdmin, {
      policy: anyone,
      async handle({ body, context }) {
        await counted(context.ip);
        return prepareAdmin(deps, body);
      },
    }),
    bind(account.makeAdmin, {
      policy: anyone,
      async handle({ body, context }) {
        await counted(context.ip);
        return makeAdmin(deps, body, context.requestId);
      },
    }),
  ];
}
