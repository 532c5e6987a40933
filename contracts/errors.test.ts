import { expect, it } from 'vitest';
import { type ErrorCode, ERRORS } from './errors.ts';

/** Answers that clients of the documents know by their words, letter by letter. */
const FIXED: Partial<Record<ErrorCode, string>> = {
  invalid_login: 'Invalid Login',
  feature_required: 'Invalid access',
  google_failed: 'Google Authentication Failed',
  apple_failed: 'Apple Authentication Failed',
  apple_no_token: 'Apple Sign In Failed - No Token returned from Apple',
  token_expired: 'Token expired',
  user_not_found: 'User not found',
  invalid_user_id: 'Invalid user id',
  account_not_created: 'Error creating account',
  account_not_updated: 'Error updating account',
  validation_email_failed: 'Error sending validation email',
  link_invalid: 'Something went wrong when attempting to confirm validation.',
  delete_not_requested: 'The delete request could not be completed',
  account_not_deleted: 'Your account could not be deleted at this time',
  service_not_updated: 'Error updating service',
  credential_not_added: 'Error adding login credential',
  credential_not_changed: 'Error updating login credentials',
  credential_not_found: 'Login credential not found (404)',
};

it.each(Object.entries(FIXED))('%s is said as %j', (code, message) => {
  expect(ERRORS[code as ErrorCode].message).toBe(message);
});
