import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { LineFailure } from '../../platform/outward/vendor-line.ts';
import { errorSchema, oauthErrorSchema } from './schema.ts';

const REJECTED: Meaning = { kind: 'rejected', concerns: 'post' };
/** The video was deleted, or never was. */
export const GONE = REJECTED;
export const OUTAGE: Meaning = { kind: 'outage', concerns: 'network' };
export const UNKNOWN: Meaning = { kind: 'unknown-outcome', concerns: 'network' };
export const NOT_PROLONGED: Meaning = { kind: 'rejected', concerns: 'connection', detail: 'not-prolonged' };
/** The token address says no: a code that was used, or a renewal that was taken back. */
const SPENT: Meaning = { kind: 'rejected', concerns: 'connection', detail: 'consent-spent' };
const DEAD_TOKEN: Meaning = { kind: 'reconnect', concerns: 'connection', detail: 'token' };
const NO_PERMISSION: Meaning = { kind: 'reconnect', concerns: 'target', detail: 'permission' };
/** The upload is of no use any more: the next attempt opens another. */
export const ANOTHER: Meaning = { kind: 'outage', concerns: 'post', spendsUpload: true };

/** What Google's statuses mean, and whose failure each is. */
const MEANINGS: Readonly<Record<number, Meaning>> = {
  400: REJECTED,
  401: DEAD_TOKEN,
  403: NO_PERMISSION,
  404: ANOTHER,
  410: ANOTHER,
  413: REJECTED,
  429: { kind: 'retry-later', concerns: 'network' },
};

/** Where the reason says more than the status. */
const REASONS: Readonly<Record<string, Meaning>> = {
  // Of the whole installation: it ends at midnight in California.
  quotaExceeded: { kind: 'retry-later', concerns: 'network', detail: 'quota' },
  dailyLimitExceeded: { kind: 'retry-later', concerns: 'network', detail: 'quota' },
  rateLimitExceeded: { kind: 'retry-later', concerns: 'network' },
  // Of the channel.
  uploadLimitExceeded: { kind: 'retry-later', concerns: 'target', detail: 'quota' },
  // The account has no channel, or may not use it.
  youtubeSignupRequired: { kind: 'rejected', concerns: 'target', detail: 'target' },
  accountSuspended: { kind: 'rejected', concerns: 'target', detail: 'blocked' },
};

/** The meaning of an answer that is not a success. An answer without a meaning of its own proves nothing about a call with an effect. */
export function failureOfAnswer({ status, json }: { status: number; json: unknown }, hasEffect: boolean): NetworkError {
  const oauth = oauthErrorSchema.safeParse(json);
  if (oauth.success && status < 500)
    return new NetworkError(SPENT, `Google refused: ${oauth.data.error}`, {
      code: oauth.data.error,
      networkMessage: oauth.data.error_description,
    });
  const known = errorSchema.safeParse(json);
  const label = `YouTube answered ${status}`;
  const reason = known.data?.error.errors[0]?.reason ?? '';
  const meaning = REASONS[reason] ?? MEANINGS[status];
  if (!known.success || !meaning) return new NetworkError(hasEffect ? UNKNOWN : OUTAGE, label);
  return new NetworkError(meaning, `${label}: ${reason}`, {
    code: reason === '' ? String(status) : `${status}/${reason}`,
    networkMessage: known.data.error.message,
  });
}

/** The meaning of a call without an answer. */
export function failureOfSilence(cause: unknown, hasEffect: boolean): NetworkError {
  const { begun, tooLate } = cause instanceof LineFailure ? cause : { begun: true, tooLate: false };
  if (tooLate) return new NetworkError({ ...OUTAGE, detail: 'too-late' }, 'The time to send had passed');
  return new NetworkError(begun && hasEffect ? UNKNOWN : OUTAGE, 'YouTube did not answer', { cause });
}

/** A failure of the address that tells about a token. It refuses in the words in which a code is refused, and means the token itself. */
export function tokenRefused(error: unknown): unknown {
  if (!(error instanceof NetworkError) || error.detail !== SPENT.detail) return error;
  const { message, code, networkMessage } = error;
  return new NetworkError(DEAD_TOKEN, message, { code, networkMessage, cause: error });
}
