import type { ErrorKind } from './error-kind.ts';

/** Errors of the admin feature. */
export const adminErrors = {
  own_account: { status: 409, reportable: false, message: 'Another admin has to do this to your account.' },
  last_admin: { status: 409, reportable: false, message: 'One admin who can sign in has to stay.' },
  team_not_empty: { status: 409, reportable: false, message: 'There are people under this account.' },
  seats_taken: { status: 409, reportable: false, message: 'More seats than that are taken.' },
  unknown_feature: { status: 422, reportable: false, message: 'There is no such feature to give.' },
} as const satisfies Record<string, ErrorKind>;
