import type { StatementsOf } from './statements-of.ts';

export const autopilotStatements: StatementsOf<'autopilot'> = {
  createJob: 12,
  deleteJob: 12,
  duplicateJob: 18,
  listJobs: 5,
  previewJob: 10,
  restoreJob: 18,
  skipSlot: 12,
  swapSlot: 18,
  updateJob: 22,
};
