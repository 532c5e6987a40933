import type { ErrorKind } from './error-kind.ts';

/** Errors of the profile feature. */
export const profileErrors = {
  profile_not_found: { status: 404, reportable: false, message: 'No profile found for ID' },
  field_locked: { status: 409, reportable: false, message: 'This field is managed by the team.' },
  profile_moved_on: { status: 409, reportable: false, message: 'A field was changed elsewhere meanwhile.' },
} as const satisfies Record<string, ErrorKind>;
