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

const LONGEST_MESSAGE = 200;

/** The `message` of the address: a name of ours, or a text that is shown as it is (and never as HTML). */
export function readMessage(message: unknown): { known: 'session-expired' } | { text: string } | null {
  if (typeof message !== 'string' || message.trim() === '') return null;
  return message === 'session-expired' ? { known: 'session-expired' } : { text: message.slice(0, LONGEST_MESSAGE) };
}

/** True when the answer means a wrong name or password, which is told at the form and not as a failure of ours. */
export function isWrongLogin(error: unknown): boolean {
  return hasCode(error, 'invalid_login');
}
