import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { LineFailure } from '../../platform/outward/vendor-line.ts';
import { oauthErrorSchema, problemSchema } from './schema.ts';

const REJECTED: Meaning = { kind: 'rejected', concerns: 'post' };
/** The post was deleted, or never was. */
export const GONE = REJECTED;
export const OUTAGE: Meaning = { kind: 'outage', concerns: 'network' };
export const UNKNOWN: Meaning = { kind: 'unknown-outcome', concerns: 'network' };
/** The token address says no: a code that was used, a renewal that was spent or taken back. */
const SPENT: Meaning = { kind: 'rejected', concerns: 'connection', detail: 'consent-spent' };
const DEAD_TOKEN: Meaning = { kind: 'reconnect', concerns: 'connection', detail: 'token' };
const BLOCKED: Meaning = { kind: 'rejected', concerns: 'target', detail: 'blocked' };

/** A film that X has looked at and does not take: another upload for the next attempt. */
export const PROCESSING_FAILED: Meaning = { ...REJECTED, detail: 'processing-failed', spendsUpload: true };

/** What X's statuses mean, and whose failure each is. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  400: REJECTED,
  401: DEAD_TOKEN,
  // The credits of the installation are used up: nothing was posted, and an operator must buy some.
  402: { kind: 'retry-later', concerns: 'network' },
  403: { kind: 'reconnect', concerns: 'target', detail: 'permission' },
  404: REJECTED,
  413: REJECTED,
  429: { kind: 'retry-later', concerns: 'connection' },
};

/** Where the words of a refusal say more than its status. */
const WORDS: readonly [number, RegExp, Meaning][] = [
  [403, /duplicate content/i, { ...REJECTED, detail: 'duplicate' }],
  [403, /(?:suspended|temporarily locked|spam|automated)/i, BLOCKED],
  [403, /(?:too long|text is too|invalid)/i, REJECTED],
];

/** How long until the window of the limit ends: X says when, in seconds. */
function untilReset(headers: Record<string, string | string[] | undefined>, networkNow: number): number | undefined {
  const reset = Number(headers['x-rate-limit-reset']);
  return Number.isFinite(reset) && reset > 0 ? Math.max(1000, reset * 1000 - networkNow) : undefined;
}

/** The meaning of an answer that is not a success. An answer without a meaning of its own proves nothing about a call with an effect. */
export function failureOfAnswer(
  answer: { status: number; headers: Record<string, string | string[] | undefined>; json: unknown },
  { hasEffect, networkNow }: { hasEffect: boolean; networkNow: number },
): NetworkError {
  const { status, json, headers } = answer;
  const oauth = oauthErrorSchema.safeParse(json);
  if (oauth.success && status < 500)
    return new NetworkError(SPENT, `X refused: ${oauth.data.error}`, {
      code: oauth.data.error,
      networkMessage: oauth.data.error_description,
    });
  const known = problemSchema.safeParse(json);
  const meaning = MEANINGS[status];
  const label = `X answered ${status}`;
  if (!known.success || !meaning) return new NetworkError(hasEffect ? UNKNOWN : OUTAGE, label);
  const words = known.data.detail ?? known.data.errors?.[0]?.message ?? known.data.title ?? '';
  const said = WORDS.find(([of, pattern]) => of === status && pattern.test(words))?.[2];
  return new NetworkError(said ?? meaning, `${label}: ${words}`, {
    code: String(status),
    networkMessage: words,
    retryAfterMs: status === 429 ? untilReset(headers, networkNow) : undefined,
  });
}

/** The meaning of a call without an answer. */
export function failureOfSilence(cause: unknown, hasEffect: boolean): NetworkError {
  const { begun, tooLate } = cause instanceof LineFailure ? cause : { begun: true, tooLate: false };
  if (tooLate) return new NetworkError({ ...OUTAGE, detail: 'too-late' }, 'The time to send had passed');
  return new NetworkError(begun && hasEffect ? UNKNOWN : OUTAGE, 'X did not answer', { cause });
}
