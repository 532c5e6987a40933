import { hasCode } from '../../lib/api/api-error.ts';
import type { Credentials } from './api.ts';

export type MissingField = 'usernameMissing' | 'passwordMissing';

/** What is missing before the form can be sent, by field. */
export function missingFields({ username, password }: Credentials): Partial<Record<keyof Credentials, MissingField>> {
  return {
    ...(username.trim() === '' && { username: 'usernameMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}

/** Too short to be a code of any kind. */
export function missingCode(code: string): boolean {
  return code.trim().length < 6;
}

/** What is wrong with an address, as far as a form can tell. */
export function emailFault(email: string): 'emailMissing' | 'emailWrong' | null {
  const typed = email.trim();
  if (typed === '') return 'emailMissing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? null : 'emailWrong';
}

const LONGEST_MESSAGE = 200;

/** Messages of ours that an address may name, and their texts. */
const KNOWN_MESSAGES = {
  'session-expired': 'sessionExpired',
  'Session expired. Please log in again.': 'sessionExpired',
  'google-failed': 'googleFailed',
  'apple-failed': 'appleFailed',
} as const;

type KnownMessage = (typeof KNOWN_MESSAGES)[keyof typeof KNOWN_MESSAGES];

/** The `message` of the address: one of ours, or a text that is shown as it is (and never as HTML). */
export function readMessage(message: unknown): { known: KnownMessage } | { text: string } | null {
  if (typeof message !== 'string' || message.trim() === '') return null;
  const known = Object.entries(KNOWN_MESSAGES).find(([name]) => name === message);
  return known ? { known: known[1] } : { text: message.slice(0, LONGEST_MESSAGE) };
}

/** True when the answer means a wrong name or password, which is told at the form and not as a failure of ours. */
export function isWrongLogin(error: unknown): boolean {
  return hasCode(error, 'invalid_login');
}
