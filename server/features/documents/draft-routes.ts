import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import type { DocumentsDeps } from './ports.ts';
import { addDraft, listDrafts, removeDraft, saveDraft } from './tool-drafts.ts';

type Actor = Parameters<typeof memberOf>[0];

const equityOf = (actor: Actor) => ({ memberId: memberOf(actor).userId, tool: 'equity' }) as const;
const emailOf = (actor: Actor) => ({ memberId: memberOf(actor).userId, tool: 'email' }) as const;

/** What members keep of reports and e-mails that they have not finished. */
export function draftRoutes(deps: DocumentsDeps): BoundRoute[] {
  return [
    bind(api.documents.listEquityDrafts, {
      policy: active,
      handle: async ({ actor }) => ({ drafts: await listDrafts(deps, equityOf(actor)) }),
    }),
    bind(api.documents.addEquityDraft, {
      policy: active,
      handle: async ({ actor, body }) => ({ draft: await addDraft(deps, equityOf(actor), body.typed) }),
    }),
    bind(api.documents.saveEquityDraft, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        draft: await saveDraft(deps, equityOf(actor), params.id, body),
      }),
    }),
    bind(api.documents.removeEquityDraft, {
      policy: active,
      handle: ({ actor, params }) => removeDraft(deps, equityOf(actor), params.id),
    }),
    bind(api.documents.listEmailDrafts, {
      policy: active,
      handle: async ({ actor }) => ({ drafts: await listDrafts(deps, emailOf(actor)) }),
    }),
    bind(api.documents.addEmailDraft, {
      policy: active,
      handle: async ({ actor, body }) => ({ draft: await addDraft(deps, emailOf(actor), body.typed) }),
    }),
    bind(api.documents.saveEmailDraft, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        draft: await saveDraft(deps, emailOf(actor), params.id, body),
      }),
    }),
    bind(api.documents.removeEmailDraft, {
      policy: active,
      handle: ({ actor, params }) => removeDraft(deps, emailOf(actor), params.id),
    }),
  ];
}
