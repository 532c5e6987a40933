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

describe('texts that the documents fix letter by letter', () => {
  it.each([
    ['access', 'invalidLogin', 'Invalid Login'],
    ['access', 'loggingIn', 'Logging in...'],
    ['access', 'sessionExpired', 'Session expired. Please log in again.'],
    ['common', 'copied', 'Copied to clipboard!'],
    ['common', 'copyFailed', 'Unable to copy to clipboard.'],
    ['errors', 'internal', 'Something went wrong'],
    ['errors', 'consent_refused', 'User closed Facebook login or did not fully authorize access.'],
    ['errors', 'long_lived_token_failed', 'There was an error getting a long lived token.'],
    ['errors', 'page_id_missing', 'No id provided for Facebook API Share'],
    ['titles', 'setupMyProfile', 'Setup My Profile'],
    ['titles', 'hpes', 'Home Price Expectations Survey'],
    ['shell', 'earnFreeMonths', 'Earn Free Months'],
  ])('%s.%s', (area, key, sentence) => {
    expect(catalogs.find(({ name }) => name === area)?.en[key]).toBe(sentence);
  });
});
