import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { admin, crew, inPerson, memberOf } from '../../../platform/http/policies.ts';
import { legalHtml } from '../../content/library/read-legal-page.ts';
import type { LegalDeps } from '../ports.ts';
import { publishLegalText, readLegalText, saveLegalText } from './legal-texts.ts';

/** The content team writes; what binds members is put in force by admins. */
const policy = inPerson(crew);

interface LegalCall {
  actor: Actor;
  params: { page: LegalPage };
  context: CallContext;
}

function actOf({ actor, params, context }: LegalCall) {
  return { page: params.page, memberId: memberOf(actor).userId, requestId: context.requestId };
}

export function studioLegalRoutes(deps: LegalDeps): BoundRoute[] {
  const { studio } = api;
  return [
    bind(studio.getStudioLegal, { policy, handle: ({ params }) => readLegalText(deps, params.page) }),
    bind(studio.saveStudioLegal, { policy, handle: (call) => saveLegalText(deps, actOf(call), call.body) }),
    bind(studio.publishStudioLegal, {
      policy: inPerson(admin),
      handle: (call) => publishLegalText(deps, actOf(call), call.body),
    }),
    bind(studio.previewStudioLegal, {
      policy,
      handle: ({ body }) => ({ html: legalHtml(body.text, body.language).html }),
    }),
  ];
}
