import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '../lib/i18n/messages.ts';
import { areas } from './areas.ts';

function forms(message: Message): string[] {
  return typeof message === 'string' ? [message] : [message.one, message.other];
}

function placeholders(message: Message | undefined): string[] {
  const names = forms(message ?? '').flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  return [...new Set(names)].toSorted();
}

interface Catalog {
  name: string;
  en: Messages;
  es: Messages;
}

const catalogs: Catalog[] = await Promise.all(
  Object.entries(areas).map(async ([name, area]) => {
    const [en, es] = await Promise.all([area.en(), area.es()]);
    return { name, en: en.messages, es: es.messages };
  }),
);

describe.each(catalogs)('the $name catalog', ({ en, es }) => {
  it('has the same placeholders in both languages', () => {
    for (const [key, message] of Object.entries(en)) {
      expect(placeholders(es[key]), key).toEqual(placeholders(message));
    }
  });

  it('says everything in words, and leaves nothing empty', () => {
    for (const message of [...Object.values(en), ...Object.values(es)]) {
      for (const form of forms(message)) expect(form.trim()).not.toBe('');
    }
  });

  it('does not shout in Spanish', () => {
    for (const message of Object.values(es)) {
      for (const form of forms(message)) expect(form).not.toMatch(/[!¡]/);
    }
  });
});

/** What `docs/glossary.md` says is not said. */
const NOT_SAID =
  /\b(?:puestos?|caducó|caducad[oa]s?|puls(?:a|ar|e|es)|casas? abiertas?|mercadeo|dueñ[oa]s?|vos(?:otros)?|ordenador|byte por byte|usted(?:es)?|su cuenta de usted|metros)\b/iu;

it.each(catalogs)('the Spanish of $name says each thing with the word of the glossary, and tú', ({ es }) => {
  const said = Object.values(es).flatMap((message) => forms(message).filter((form) => NOT_SAID.test(form)));
  expect(said).toEqual([]);
});

describe('texts that the documents fix letter by letter', () => {
  it.each([
    ['access', 'invalidLogin', 'Invalid Login'],
    ['access', 'loggingIn', 'Logging in...'],
    ['access', 'sessionExpired', 'Session expired. Please log in again.'],
    ['access', 'googleFailed', 'Google Authentication Failed'],
    ['access', 'appleFailed', 'Apple Authentication Failed'],
    ['account', 'loadFailed', 'Error getting account data'],
    ['security', 'loginsFailed', 'Error retrieving login credentials'],
    ['errors', 'session_not_kept', 'Invalid login'],
    ['errors', 'invalid_login', 'Invalid Login'],
    ['errors', 'invalid_user_id', 'Invalid user id'],
    ['refusals', 'user_not_found', 'User not found'],
    ['errors', 'feature_required', 'Invalid access'],
    ['refusals', 'google_failed', 'Google Authentication Failed'],
    ['refusals', 'apple_failed', 'Apple Authentication Failed'],
    ['refusals', 'apple_no_token', 'Apple Sign In Failed - No Token returned from Apple'],
    ['refusals', 'account_not_created', 'Error creating account'],
    ['refusals', 'account_not_updated', 'Error updating account'],
    ['refusals', 'validation_email_failed', 'Error sending validation email'],
    ['errors', 'link_invalid', 'Something went wrong when attempting to confirm validation.'],
    ['refusals', 'delete_not_requested', 'The delete request could not be completed'],
    ['refusals', 'account_not_deleted', 'Your account could not be deleted at this time'],
    ['refusals', 'service_not_updated', 'Error updating service'],
    ['refusals', 'credential_not_added', 'Error adding login credential'],
    ['refusals', 'credential_not_changed', 'Error updating login credentials'],
    ['refusals', 'credential_not_found', 'Login credential not found (404)'],
    ['impersonation', 'asTeamMember', 'You are currently viewing {product} as a Team Member'],
    ['impersonation', 'switchBackTo', 'Switch back to {email}'],
    ['impersonation', 'great', 'Great!'],
    ['impersonation', 'loggedInWith', "You're logged in with {email}"],
    ['common', 'copied', 'Copied to clipboard!'],
    ['common', 'copyFailed', 'Unable to copy to clipboard.'],
    ['errors', 'internal', 'Something went wrong'],
    [
      'connections',
      'facebook_permissionsMissing',
      "It looks like you haven't granted us permission to Facebook. You'll need to approve all permissions in order to share and schedule posts to your Facebook pages.",
    ],
    ['connections', 'facebook_refused', 'User closed Facebook login or did not fully authorize access.'],
    ['refusals', 'long_lived_token_failed', 'There was an error getting a long lived token.'],
    ['profile', 'saveFailed', 'Error updating profile'],
    ['profile', 'loadFailed', 'Error loading profile'],
    ['profile', 'lightColor', 'We suggest using a darker color for compliance'],
    ['profile', 'maxSize', 'Upload max. 10MB'],
    ['profile', 'uploadErrorTitle', 'Image Upload Error'],
    ['profile', 'uploadError', 'There was an unexpected error cropping and setting your image. Please try again.'],
    ['profile', 'unreadable', 'Failed to send image to cropper'],
    ['profile', 'uploadFailed', 'Error uploading image'],
    ['uploads', 'imagesFailed', 'Error getting images'],
    ['uploads', 'videoFailed', 'The file failed to upload'],
    ['refusals', 'profile_not_found', 'No profile found for ID'],
    ['titles', 'setupMyProfile', 'Setup My Profile'],
    ['titles', 'hpes', 'Home Price Expectations Survey'],
    ['shell', 'earnFreeMonths', 'Earn Free Months'],
  ])('%s.%s', (area, key, sentence) => {
    expect(catalogs.find(({ name }) => name === area)?.en[key]).toBe(sentence);
  });
});
