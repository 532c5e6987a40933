import { api } from '@yardsign/contracts/api';
import { bind, binary, type BoundRoute } from '../../../platform/http/bind.ts';
import { inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import type { AccountDeps } from '../ports.ts';
import { acceptLegal, readConsent } from './accept-legal.ts';
import { readOwnData } from './own-data.ts';

/** Nobody accepts anything in somebody else's name, nor takes their data out. */
const policy = inPerson(signedIn);

export function consentRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  return [
    bind(account.getConsent, { policy, handle: ({ actor }) => readConsent(deps, memberOf(actor).userId) }),
    bind(account.acceptLegal, {
      policy,
      handle: ({ actor, body }) => acceptLegal(deps, memberOf(actor), body.texts),
    }),
    bind(account.exportOwnData, {
      policy,
      async handle({ actor }) {
        const now = deps.clock.now();
        return binary(await readOwnData(deps.db, memberOf(actor).userId, now), {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="yardsign-my-data-${now.toISOString().slice(0, 10)}.json"`,
          'cache-control': 'no-store',
        });
      },
    }),
  ];
}
