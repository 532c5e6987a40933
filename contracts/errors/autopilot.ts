import type { ErrorKind } from './error-kind.ts';

/** Errors of the autopilot feature. */
export const autopilotErrors = {
  invalid_job: { status: 422, reportable: false, message: 'The job cannot be saved as it is.' },
  too_many_jobs: { status: 409, reportable: false, message: 'There is no room for more jobs.' },
  slot_not_open: { status: 409, reportable: false, message: 'That post can no longer be changed here.' },
  nothing_to_swap: { status: 409, reportable: false, message: 'There is no other piece for that day.' },
} as const satisfies Record<string, ErrorKind>;
