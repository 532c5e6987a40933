import { hasCode } from '../../../lib/api/api-error.ts';
import type { Credentials } from './sign-in-api.ts';

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

/** The feature that a way in requires, with `!` for one that must not be held: `/login?feature=video`. */
export function readFeature(feature: unknown): string | undefined {
  return typeof feature === 'string' && /^!?[a-z0-9-]{1,60}$/.test(feature) ? feature : undefined;
}

/** Messages of ours that an address may name, and their texts. */
const KNOWN_MESSAGES = {
  'session-expired': 'sessionExpired',
  'Session expired. Please log in again.': 'sessionExpired',
  'google-failed': 'googleFailed',
  'apple-failed': 'appleFailed',
  'password-reset': 'passwordReset',
} as const;

type KnownMessage = (typeof KNOWN_MESSAGES)[keyof typeof KNOWN_MESSAGES];

/** The text that the `message` of the address names. A text of anybody else's would speak in our name, and is not shown. */
export function readMessage(message: unknown): KnownMessage | null {
  return Object.entries(KNOWN_MESSAGES).find(([name]) => name === message)?.[1] ?? null;
}

/**
 * True when the answer means a wrong name or password, which is told at the form and not as a failure of ours. One that the contract
 * refuses is longer than any: the form itself lets nothing else through.
 */
export function isWrongLogin(error: unknown): boolean {
  return hasCode(error, 'invalid_login') || hasCode(error, 'invalid_request');
}
