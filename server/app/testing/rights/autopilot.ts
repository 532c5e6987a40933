import { active, member, type RightsOf } from './right.ts';

const job = { kind: 'job', parameter: 'id' } as const;
const slot = { kind: 'slot', parameter: 'id' } as const;
const body = {
  job_schedules: [{ hour: 9 }],
  job_networks: [{ network: { id: 1 }, target_id: '100' }],
  content_types: [3],
  weekdays: [1],
};

export const autopilotRights: RightsOf<'autopilot'> = {
  listJobs: { ...member, query: {} },
  createJob: { ...active, inPerson: true, body },
  updateJob: { ...active, owns: job, inPerson: true, body: { status: false } },
  deleteJob: { ...member, owns: job, inPerson: true },
  restoreJob: { ...active, owns: job, inPerson: true },
  duplicateJob: { ...active, owns: job, inPerson: true },
  previewJob: { ...active, body },
  swapSlot: { ...active, owns: slot, inPerson: true, body: {} },
  skipSlot: { ...active, owns: slot, inPerson: true, body: { skip: true } },
};
