import type { ErrorKind } from './error-kind.ts';

/** Errors of the account feature. */
export const accountErrors = {
  link_invalid: {
    status: 400,
    reportable: false,
    message: 'Something went wrong when attempting to confirm validation.',
  },
  account_not_created: { status: 400, reportable: false, message: 'Error creating account' },
  account_not_updated: { status: 400, reportable: false, message: 'Error updating account' },
  account_not_deleted: {
    status: 400,
    reportable: false,
    message: 'Your account could not be deleted at this time',
  },
  delete_not_requested: { status: 400, reportable: false, message: 'The delete request could not be completed' },
  validation_email_failed: { status: 400, reportable: false, message: 'Error sending validation email' },
  service_not_updated: { status: 400, reportable: false, message: 'Error updating service' },
  feature_not_offered: { status: 403, reportable: false, message: 'This feature cannot be added by its member.' },
  legal_moved_on: { status: 409, reportable: false, message: 'A newer version of this text is in force.' },
  trial_used: { status: 409, reportable: false, message: 'This account has had its trial.' },
  trial_not_needed: { status: 409, reportable: false, message: 'This account has a plan already.' },
  address_in_use: { status: 409, reportable: false, message: 'This address has an account already. Sign in to it.' },
  password_wrong: { status: 422, reportable: false, message: 'That is not the current password.' },
  password_refused: { status: 422, reportable: false, message: 'This password cannot be used.' },
} as const satisfies Record<string, ErrorKind>;
