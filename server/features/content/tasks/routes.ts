import { api } from '@yardsign/contracts/api';
import { AppError } from '../../../platform/errors.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { active, memberOf } from '../../../platform/http/policies.ts';
import type { ContentDeps } from '../ports.ts';
import { readershipFor } from '../read-content.ts';
import { markTask, tasksDoneBy, unmarkTask } from './task-store.ts';

export function taskRoutes(deps: Pick<ContentDeps, 'db' | 'clock'>): BoundRoute[] {
  return [
    bind(api.content.listTasksDone, {
      policy: active,
      handle: async ({ actor }) => ({ pieces: await tasksDoneBy(deps.db, memberOf(actor).userId) }),
    }),
    bind(api.content.markTask, {
      policy: active,
      async handle({ actor, params: { id: contentId, task } }) {
        const done = { contentId, task, at: deps.clock.now() };
        if (!(await markTask(deps.db, readershipFor(memberOf(actor)), done))) throw new AppError('not_found');
      },
    }),
    bind(api.content.unmarkTask, {
      policy: active,
      handle: ({ actor, params: { id: contentId, task } }) =>
        unmarkTask(deps.db, { memberId: memberOf(actor).userId, contentId, task }),
    }),
  ];
}
