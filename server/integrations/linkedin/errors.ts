import { DAY_MS } from '@yardsign/domain/time/spans';
import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { LineFailure } from '../../platform/outward/vendor-line.ts';
import { errorSchema, oauthErrorSchema } from './schema.ts';

const DEAD_TOKEN: Meaning = { kind: 'reconnect', concerns: 'connection', detail: 'token' };
export const OUTAGE: Meaning = { kind: 'outage', concerns: 'network' };
export const UNKNOWN: Meaning = { kind: 'unknown-outcome', concerns: 'network' };
const REJECTED: Meaning = { kind: 'rejected', concerns: 'post' };
const NOT_ALLOWED: Meaning = { kind: 'reconnect', concerns: 'target', detail: 'permission' };
export const SPENT: Meaning = { ...REJECTED, detail: 'consent-spent' };
/** A member's own posts are closed to apps: nobody can look whether one is there. */
export const UNREADABLE: Meaning = { kind: 'rejected', concerns: 'target', detail: 'unreadable' };
export const PROCESSING_FAILED: Meaning = { ...REJECTED, detail: 'processing-failed', spendsUpload: true };
/** The upload is of no use any more: nothing was published, and another is begun. */
export const ANOTHER: Meaning = { kind: 'outage', concerns: 'post', spendsUpload: true };
export const PROCESSING_TIMEOUT: Meaning = { ...PROCESSING_FAILED, detail: 'processing-timeout' };

/** What LinkedIn's statuses mean, and whose failure each is. A code of its own (`401/65602`) goes before its status. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  400: REJECTED,
  // Invalid, revoked, expired, and none at all.
  401: DEAD_TOKEN,
  403: NOT_ALLOWED,
  404: { kind: 'rejected', concerns: 'target', detail: 'target' },
  // Somebody changed the same thing at the same time: nothing happened, and it is asked for again.
  409: { kind: 'retry-later', concerns: 'post' },
  422: REJECTED,
  // The version that we ask for is no longer served: an operator must set another.
  426: OUTAGE,
  429: { kind: 'retry-later', concerns: 'connection' },
};

const DUPLICATE = /duplicate of (urn:li:\w+:\w+)/i;

/** The limits of a day begin anew at midnight UTC. */
function untilMidnight(networkNow: number): number {
  return DAY_MS - (networkNow % DAY_MS);
}

/** The meaning of an answer that is not a success. An answer without a meaning of its own proves nothing about a call with an effect. */
export function failureOfAnswer(
  answer: { status: number; json: unknown },
  { hasEffect, networkNow }: { hasEffect: boolean; networkNow: number },
): NetworkError {
  const { status } = answer;
  const oauth = oauthErrorSchema.safeParse(answer.json);
  if (oauth.success)
    return new NetworkError(REJECTED, `LinkedIn refused: ${oauth.data.error}`, {
      code: oauth.data.error,
      networkMessage: oauth.data.error_description,
    });
  const known = errorSchema.safeParse(answer.json);
  const meaning = MEANINGS[status];
  const label = `LinkedIn answered ${status}`;
  if (!known.success || !meaning) return new NetworkError(hasEffect ? UNKNOWN : OUTAGE, label);
  const { message, serviceErrorCode } = known.data;
  const isDuplicate = status === 422 && DUPLICATE.test(message);
  return new NetworkError(isDuplicate ? { ...REJECTED, detail: 'duplicate' } : meaning, `${label}: ${message}`, {
    code: serviceErrorCode === undefined ? String(status) : `${status}/${serviceErrorCode}`,
    networkMessage: message,
    ...(status === 429 && { retryAfterMs: untilMidnight(networkNow) }),
  });
}

/** The meaning of a call without an answer. */
export function failureOfSilence(cause: unknown, hasEffect: boolean): NetworkError {
  const { begun, tooLate } = cause instanceof LineFailure ? cause : { begun: true, tooLate: false };
  if (tooLate) return new NetworkError({ ...OUTAGE, detail: 'too-late' }, 'The time to send had passed');
  return new NetworkError(begun && hasEffect ? UNKNOWN : OUTAGE, 'LinkedIn did not answer', { cause });
}
