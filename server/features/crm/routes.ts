import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { readOwnContact, updateOwnContact } from './own-contact.ts';
import type { CrmDeps } from './ports.ts';

export function crmRoutes(deps: CrmDeps): BoundRoute[] {
  const { crm } = api;
  return [
    bind(crm.readContact, {
      policy: signedIn,
      async handle({ actor, params }) {
        const id = await readOwnContact(deps, memberOf(actor).userId, params.contact);
        return { properties: { hs_object_id: id } };
      },
    }),
    bind(crm.updateContact, {
      policy: inPerson(signedIn),
      async handle({ actor, params, body }) {
        await updateOwnContact(deps, memberOf(actor).userId, params.contact, body);
        return { properties: body };
      },
    }),
  ];
}
