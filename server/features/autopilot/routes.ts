import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { skipSlot, swapSlot } from './change-slot.ts';
import type { AutopilotDeps } from './ports.ts';
import { previewJob } from './preview-job.ts';
import { listJobs } from './read-jobs.ts';
import { changeJob, createJob, deleteJob, duplicateJob, mustBeOwn, restoreJob } from './save-job.ts';

export function autopilotRoutes(deps: AutopilotDeps): BoundRoute[] {
  const { autopilot } = api;
  return [
    bind(autopilot.listJobs, {
      policy: signedIn,
      handle({ actor, query }) {
        const member = memberOf(actor);
        mustBeOwn(query.user_id, member);
        return listJobs(deps, member.userId, query.page);
      },
    }),
    bind(autopilot.createJob, {
      policy: inPerson(active),
      handle: async ({ actor, body }) => ({ job: await createJob(deps, memberOf(actor), body) }),
    }),
    bind(autopilot.updateJob, {
      policy: inPerson(active),
      handle: async ({ actor, params, body }) => ({ job: await changeJob(deps, memberOf(actor), params.id, body) }),
    }),
    bind(autopilot.deleteJob, {
      policy: inPerson(signedIn),
      handle: ({ actor, params }) => deleteJob(deps, memberOf(actor).userId, params.id),
    }),
    bind(autopilot.restoreJob, {
      policy: inPerson(active),
      handle: async ({ actor, params }) => ({ job: await restoreJob(deps, memberOf(actor).userId, params.id) }),
    }),
    bind(autopilot.duplicateJob, {
      policy: inPerson(active),
      handle: async ({ actor, params }) => ({ job: await duplicateJob(deps, memberOf(actor), params.id) }),
    }),
    bind(autopilot.previewJob, {
      policy: active,
      handle: async ({ actor, body }) => ({ slots: await previewJob(deps, memberOf(actor), body) }),
    }),
    bind(autopilot.swapSlot, {
      policy: inPerson(active),
      handle: async ({ actor, params, body }) => ({
        slot: await swapSlot(deps, memberOf(actor).userId, params.id, body.contentId),
      }),
    }),
    bind(autopilot.skipSlot, {
      policy: inPerson(active),
      handle: async ({ actor, params, body }) => ({
        slot: await skipSlot(deps, memberOf(actor).userId, params.id, body.skip),
      }),
    }),
  ];
}
