import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { LineFailure } from '../../platform/outward/vendor-line.ts';
import { envelopeSchema, flatErrorSchema } from './schema.ts';

const REJECTED: Meaning = { kind: 'rejected', concerns: 'post' };
/** The video was deleted, or nobody but its owner sees it. */
export const GONE = REJECTED;
export const OUTAGE: Meaning = { kind: 'outage', concerns: 'network' };
export const UNKNOWN: Meaning = { kind: 'unknown-outcome', concerns: 'network' };
/** The token address says no: a code that was used, or a renewal that was spent or taken back. */
const SPENT: Meaning = { kind: 'rejected', concerns: 'connection', detail: 'consent-spent' };
const DEAD_TOKEN: Meaning = { kind: 'reconnect', concerns: 'connection', detail: 'token' };
const NO_PERMISSION: Meaning = { kind: 'reconnect', concerns: 'target', detail: 'permission' };
const BLOCKED: Meaning = { kind: 'rejected', concerns: 'target', detail: 'blocked' };
const QUOTA: Meaning = { kind: 'retry-later', concerns: 'target', detail: 'quota' };
/** The upload is of no use any more: the next attempt opens another. */
export const ANOTHER: Meaning = { kind: 'outage', concerns: 'post', spendsUpload: true };
export const PROCESSING_FAILED: Meaning = { ...REJECTED, detail: 'processing-failed', spendsUpload: true };

/** What TikTok's codes mean, and whose failure each is; any other is a no to this post. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  access_token_invalid: DEAD_TOKEN,
  scope_not_authorized: NO_PERMISSION,
  scope_permission_missed: NO_PERMISSION,
  rate_limit_exceeded: { kind: 'retry-later', concerns: 'connection' },
  spam_risk_too_many_posts: QUOTA,
  reached_active_user_cap: { kind: 'retry-later', concerns: 'network' },
  spam_risk_user_banned_from_posting: BLOCKED,
  unaudited_client_can_only_post_to_private_accounts: NO_PERMISSION,
  internal_error: OUTAGE,
};

/** What the address of an upload answers, by its status: its body says nothing. */
const UPLOAD_MEANINGS: Readonly<Record<number, Meaning>> = {
  400: { ...REJECTED, spendsUpload: true },
  403: ANOTHER,
  404: ANOTHER,
  // Another part than the one that TikTok waits for: it is asked where it stands before the next attempt.
  416: OUTAGE,
};

/** @returns the failure that an answer is; null for a success. */
export function failureOfAnswer(
  { status, json }: { status: number; json: unknown },
  hasEffect: boolean,
): NetworkError | null {
  const known = envelopeSchema.safeParse(json);
  if (known.success && known.data.error.code === 'ok' && status < 400) return null;
  const flat = flatErrorSchema.safeParse(json);
  if (flat.success && status < 500)
    return new NetworkError(SPENT, `TikTok refused: ${flat.data.error}`, {
      code: flat.data.error,
      networkMessage: flat.data.error_description,
    });
  if (!known.success || known.data.error.code === 'ok') {
    if (status < 400 && !known.success) return null;
    return new NetworkError(hasEffect ? UNKNOWN : OUTAGE, `TikTok answered ${status}`);
  }
  const { code, message } = known.data.error;
  const meaning = MEANINGS[code] ?? (status >= 500 ? OUTAGE : REJECTED);
  return new NetworkError(meaning, `TikTok refused: ${code}`, { code, networkMessage: message || code });
}

/** The meaning of an answer of an upload address. @returns null for a success */
export function failureOfUpload(status: number, hasEffect: boolean): NetworkError | null {
  if (status === 201 || status === 206) return null;
  const meaning = UPLOAD_MEANINGS[status] ?? (hasEffect ? UNKNOWN : OUTAGE);
  return new NetworkError(meaning, `The upload was answered with ${status}`, { code: String(status) });
}

/** The meaning of a call without an answer. */
export function failureOfSilence(cause: unknown, hasEffect: boolean): NetworkError {
  const { begun, tooLate } = cause instanceof LineFailure ? cause : { begun: true, tooLate: false };
  if (tooLate) return new NetworkError({ ...OUTAGE, detail: 'too-late' }, 'The time to send had passed');
  return new NetworkError(begun && hasEffect ? UNKNOWN : OUTAGE, 'TikTok did not answer', { cause });
}
