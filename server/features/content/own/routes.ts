import { api } from '@yardsign/contracts/api';
import { MARKED_MOST } from '@yardsign/contracts/routes/content/content';
import { AppError } from '../../../platform/errors.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { active, memberOf } from '../../../platform/http/policies.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import { mayWrite } from '../policy.ts';
import type { ContentDeps } from '../ports.ts';
import { readershipFor } from '../read-content.ts';
import { addCustomContent, cloneContent, removeCustomContent, saveCustomContent } from './change-own.ts';
import { readSource, settleSource } from './source-of-copy.ts';
import { marksOf, removeMark, saveMark } from './saved-store.ts';

export function ownContentRoutes(deps: ContentDeps): BoundRoute[] {
  return [
    bind(api.content.cloneContent, {
      policy: active,
      handle: async ({ actor, params }) => ({ data: await cloneContent(deps, memberOf(actor), params.id) }),
    }),
    bind(api.content.saveAnswers, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        answers: await saveAnswers(deps, memberOf(actor), params.id, body),
      }),
    }),
    bind(api.content.addCustomContent, {
      policy: mayWrite,
      handle: async ({ actor, body, context: { requestId } }) => ({
        data: await addCustomContent(deps, memberOf(actor), { ...body, requestId }),
      }),
    }),
    bind(api.content.saveCustomContent, {
      policy: mayWrite,
      handle: async ({ actor, params, body, context: { requestId } }) => ({
        data: await saveCustomContent(deps, memberOf(actor), params.contentId, { ...body, requestId }),
      }),
    }),
    bind(api.content.readCopySource, {
      policy: mayWrite,
      handle: ({ actor, params }) => readSource(deps, memberOf(actor), params.contentId),
    }),
    bind(api.content.settleCopySource, {
      policy: mayWrite,
      handle: async ({ actor, params, body }) => ({
        data: await settleSource(deps, memberOf(actor), params.contentId, body),
      }),
    }),
    bind(api.content.removeCustomContent, {
      policy: mayWrite,
      handle: ({ actor, params }) => removeCustomContent(deps, memberOf(actor), params.contentId),
    }),
    bind(api.content.listMarks, {
      policy: active,
      handle({ actor }) {
        const { userId } = memberOf(actor);
        return marksOf(deps.db, userId, { sharedPieces: deps.sharedPieces(userId), most: MARKED_MOST });
      },
    }),
    bind(api.content.saveMark, {
      policy: active,
      async handle({ actor, params }) {
        if (!(await saveMark(deps.db, readershipFor(memberOf(actor)), params.id, deps.clock.now())))
          throw new AppError('not_found');
      },
    }),
    bind(api.content.removeMark, {
      policy: active,
      handle: ({ actor, params }) => removeMark(deps.db, memberOf(actor).userId, params.id),
    }),
  ];
}
