import type { ErrorKind } from './error-kind.ts';

/** Errors of the access feature. */
export const accessErrors = {
  invalid_user_id: { status: 400, reportable: false, message: 'Invalid user id' },
  invalid_login: { status: 401, reportable: false, message: 'Invalid Login' },
  google_failed: { status: 401, reportable: false, message: 'Google Authentication Failed' },
  apple_no_token: {
    status: 401,
    reportable: false,
    message: 'Apple Sign In Failed - No Token returned from Apple',
  },
  apple_failed: { status: 401, reportable: false, message: 'Apple Authentication Failed' },
  passkey_failed: { status: 401, reportable: false, message: 'This passkey does not open an account here.' },
  sign_in_stale: { status: 401, reportable: false, message: 'This sign-in took too long. Start again.' },
  refresh_reused: {
    status: 401,
    reportable: true,
    message: 'The refresh token was used before; the session has been ended.',
  },
  impersonation_ended: {
    status: 401,
    reportable: false,
    message: 'The time for impersonating somebody is over.',
  },
  impersonation_right_lost: {
    status: 401,
    reportable: false,
    message: 'This account can no longer be impersonated. You are back in your own account.',
  },
  second_factor_required: { status: 403, reportable: false, message: 'Confirm with your second factor first.' },
  credential_not_found: { status: 404, reportable: false, message: 'Login credential not found (404)' },
  user_not_found: { status: 404, reportable: false, message: 'User not found' },
  credential_not_added: { status: 409, reportable: false, message: 'Error adding login credential' },
  credential_not_changed: { status: 409, reportable: false, message: 'Error updating login credentials' },
  credential_in_use: { status: 409, reportable: false, message: 'The login that you are using cannot be deleted.' },
  identity_taken: { status: 409, reportable: false, message: 'This identity opens another account.' },
  last_way_in: { status: 409, reportable: false, message: 'The last way to sign in cannot be removed.' },
  passkey_not_added: { status: 409, reportable: false, message: 'The passkey could not be added.' },
  second_factor_on: { status: 409, reportable: false, message: 'Two-factor sign-in is already on.' },
  second_factor_off: { status: 409, reportable: false, message: 'Two-factor sign-in is not on.' },
  passkey_refused: { status: 422, reportable: false, message: 'The passkey could not be checked. Try again.' },
  device_code_wrong: { status: 422, reportable: false, message: 'The code of the mail is not right.' },
  second_factor_wrong: {
    status: 422,
    reportable: false,
    message: 'The code is not right, or it was used before.',
  },
} as const satisfies Record<string, ErrorKind>;
