/**
 * Every error that the wire can carry. `message` is the plain English text for API clients and logs; what a member reads
 * is the text of the code in the member's language (`web/locales`). `reportable` errors are our fault or a vendor's and
 * go to the error report; the others are answers.
 */
export const ERRORS = {
  invalid_request: { status: 400, reportable: false, message: 'The request does not have the expected shape.' },
  malformed_body: { status: 400, reportable: false, message: 'The body could not be read.' },
  invalid_user_id: { status: 400, reportable: false, message: 'Invalid user id' },
  invalid_wall_clock: { status: 400, reportable: false, message: 'That date and time cannot be scheduled.' },
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
  invalid_login: { status: 401, reportable: false, message: 'Invalid Login' },
  google_failed: { status: 401, reportable: false, message: 'Google Authentication Failed' },
  apple_no_token: {
    status: 401,
    reportable: false,
    message: 'Apple Sign In Failed - No Token returned from Apple',
  },
  apple_failed: { status: 401, reportable: false, message: 'Apple Authentication Failed' },
  sign_in_stale: { status: 401, reportable: false, message: 'This sign-in took too long. Start again.' },
  sign_in_required: { status: 401, reportable: false, message: 'Sign in to do this.' },
  token_expired: { status: 401, reportable: false, message: 'Token expired' },
  token_invalid: { status: 401, reportable: false, message: 'The token is not valid.' },
  refresh_reused: {
    status: 401,
    reportable: true,
    message: 'The refresh token was used before; the session has been ended.',
  },
  forbidden: { status: 403, reportable: false, message: 'This account may not do that.' },
  feature_required: { status: 403, reportable: false, message: 'Invalid access' },
  viewing_as_someone: {
    status: 403,
    reportable: false,
    message: 'This cannot be done while viewing the product as someone else.',
  },
  viewing_ended: {
    status: 401,
    reportable: false,
    message: 'The time for seeing the product as someone else is over.',
  },
  feature_not_offered: { status: 403, reportable: false, message: 'This feature cannot be added by its member.' },
  second_factor_required: { status: 403, reportable: false, message: 'Confirm with your second factor first.' },
  signup_unfinished: { status: 403, reportable: false, message: 'Finish signing up first.' },
  cross_site_refused: { status: 403, reportable: false, message: 'The request came from another site.' },
  not_found: { status: 404, reportable: false, message: 'Not found.' },
  credential_not_found: { status: 404, reportable: false, message: 'Login credential not found (404)' },
  profile_not_found: { status: 404, reportable: false, message: 'No profile found for ID' },
  user_not_found: { status: 404, reportable: false, message: 'User not found' },
  method_not_allowed: { status: 405, reportable: false, message: 'This address does not answer to that method.' },
  request_id_reused: { status: 409, reportable: false, message: 'This clientRequestId was used for another request.' },
  credential_not_added: { status: 409, reportable: false, message: 'Error adding login credential' },
  credential_not_changed: { status: 409, reportable: false, message: 'Error updating login credentials' },
  credential_in_use: { status: 409, reportable: false, message: 'The login that you are using cannot be deleted.' },
  identity_taken: { status: 409, reportable: false, message: 'This identity opens another account.' },
  last_way_in: { status: 409, reportable: false, message: 'The last way to sign in cannot be removed.' },
  second_factor_on: { status: 409, reportable: false, message: 'Two-factor sign-in is already on.' },
  second_factor_off: { status: 409, reportable: false, message: 'Two-factor sign-in is not on.' },
  proof_outdated: { status: 409, reportable: false, message: 'The brand has changed since this preview was made.' },
  post_not_cancellable: { status: 409, reportable: false, message: 'The post can no longer be cancelled.' },
  post_not_checkable: { status: 409, reportable: false, message: 'There is nothing to check again on this post.' },
  post_not_retryable: { status: 409, reportable: false, message: 'The post cannot be tried again.' },
  trial_used: { status: 409, reportable: false, message: 'This account has had its trial.' },
  trial_not_needed: { status: 409, reportable: false, message: 'This account has a plan already.' },
  field_locked: { status: 409, reportable: false, message: 'This field is managed by the team.' },
  own_account: { status: 409, reportable: false, message: 'Another admin has to do this to your account.' },
  last_admin: { status: 409, reportable: false, message: 'One admin who can sign in has to stay.' },
  team_not_empty: { status: 409, reportable: false, message: 'There are people under this account.' },
  seats_taken: { status: 409, reportable: false, message: 'More seats than that are taken.' },
  not_connected: { status: 409, reportable: false, message: 'The network is not connected.' },
  permissions_missing: {
    status: 409,
    reportable: false,
    message:
      "It looks like you haven't granted us permission to Facebook. You'll need to approve all permissions in order to share and schedule posts to your Facebook pages.",
  },
  consent_refused: {
    status: 409,
    reportable: false,
    message: 'User closed Facebook login or did not fully authorize access.',
  },
  no_seats_left: { status: 409, reportable: false, message: 'There are not enough free seats on the team.' },
  already_on_a_team: { status: 409, reportable: false, message: 'This account belongs to a team already.' },
  seat_of_license: {
    status: 409,
    reportable: false,
    message: 'This seat belongs to a license; its owner has to end it.',
  },
  invite_closed: { status: 409, reportable: false, message: 'The invitation is no longer open.' },
  address_in_use: { status: 409, reportable: false, message: 'This address has an account already. Sign in to it.' },
  too_large: { status: 413, reportable: false, message: 'The upload is larger than allowed.' },
  unsupported_media_type: { status: 415, reportable: false, message: 'This kind of content is not accepted here.' },
  password_wrong: { status: 422, reportable: false, message: 'That is not the current password.' },
  second_factor_wrong: {
    status: 422,
    reportable: false,
    message: 'The code is not right, or it was used before.',
  },
  unreadable_image: { status: 422, reportable: false, message: 'The file is not a JPEG, PNG or GIF picture.' },
  password_refused: { status: 422, reportable: false, message: 'This password cannot be used.' },
  network_not_supported: {
    status: 422,
    reportable: false,
    message: 'Content type not set up to share via this network.',
  },
  page_id_missing: { status: 422, reportable: false, message: 'No id provided for Facebook API Share' },
  unknown_feature: { status: 422, reportable: false, message: 'There is no such feature to give.' },
  too_many_requests: { status: 429, reportable: false, message: 'Too many requests. Wait a little.' },
  long_lived_token_failed: { status: 502, reportable: true, message: 'There was an error getting a long lived token.' },
  network_unavailable: { status: 502, reportable: true, message: 'The network did not answer as expected.' },
  internal: { status: 500, reportable: true, message: 'Something went wrong' },
  overloaded: { status: 503, reportable: false, message: 'The server is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; reportable: boolean; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One fault of one field: `path` as in `targets.0.accountId`. */
export interface Issue {
  path: string;
  message: string;
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: Issue[];
  requestId: string;
}
