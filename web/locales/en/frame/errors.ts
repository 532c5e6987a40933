import type { ClientErrorCode } from '../../../lib/api/api-error.ts';

/**
 * What a member reads for a code that needs no refusal of the server, or that any page may meet. All others stand in `refusals.ts`,
 * which comes with the first refusal.
 */
export const messages = {
  invalid_request: 'Something in the form is not right yet. Check the marked fields and try again.',
  invalid_user_id: 'Invalid user id',
  link_invalid: 'Something went wrong when attempting to confirm validation.',
  invalid_login: 'Invalid Login',
  sign_in_required: 'Log in to do this.',
  token_expired: 'Session expired. Please log in again.',
  token_invalid: 'Session expired. Please log in again.',
  refresh_reused: 'Session expired. Please log in again.',
  forbidden: 'Your account may not do that.',
  feature_required: 'Invalid access',
  not_found: 'This is not here any more.',
  asset_not_saved: 'Something went wrong saving your asset',
  film_unbranded: 'This video is in nobody’s brand yet. Make it with your name first, or choose to post it without.',
  too_many_requests: 'That was a lot at once. Wait a minute and try again.',
  invalid_coupon: 'invalid coupon',
  no_eligible_plans: 'No eligible plans',
  invalid_coupon_type: 'invalid coupon type',
  coupon_problem: 'There was a problem with the coupon',
  network_unavailable: 'The network did not answer. Nothing was lost: try again in a moment.',
  not_ready: 'The service is not available at the moment. Try again in a minute.',
  internal: 'Something went wrong',
  overloaded: 'The server is busy. Try again in a moment.',
  offline: 'The server could not be reached. Check your connection and try again.',
  passkey_cancelled: 'No passkey was used, and nothing has changed. Try again when you are ready.',
  passkey_unavailable: 'This browser cannot use passkeys at this address.',
  not_saved: 'Not everything here could be saved, so nothing was done. Settle that first; what you wrote is kept.',
  session_not_kept: 'Invalid login',
  unreadable_answer: 'The server answered in a way that we could not read. Try again in a moment.',
} as const satisfies Partial<Record<ClientErrorCode, string>>;
