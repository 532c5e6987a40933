import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { LineFailure } from '../../platform/outward/vendor-line.ts';
import { errorSchema } from './schema.ts';

type GraphFault = ReturnType<typeof errorSchema.parse>['error'];

const LIMIT_OF_NETWORK: Meaning = { kind: 'retry-later', concerns: 'network' };
const LIMIT_OF_CONNECTION: Meaning = { kind: 'retry-later', concerns: 'connection' };
const LIMIT_OF_TARGET: Meaning = { kind: 'retry-later', concerns: 'target' };
const DEAD_TOKEN: Meaning = { kind: 'reconnect', concerns: 'connection', detail: 'token' };
const NO_PERMISSION: Meaning = { kind: 'reconnect', concerns: 'target', detail: 'permission' };
const DUPLICATE: Meaning = { kind: 'rejected', concerns: 'post', detail: 'duplicate' };
/** What Facebook has taken away for good: nothing that we keep of the connection is of use any more. */
const GONE: Meaning = { ...DEAD_TOKEN, forgets: true };
/** Graph itself does not know what became of the call. */
export const UNKNOWN: Meaning = { kind: 'unknown-outcome', concerns: 'network' };
export const PROCESSING_FAILED: Meaning = {
  ...{ kind: 'rejected', concerns: 'post', detail: 'processing-failed', spendsUpload: true },
};
/** The upload is of no use any more: nothing was published, and another is begun. */
export const ANOTHER: Meaning = { kind: 'outage', concerns: 'post', spendsUpload: true };
export const OUTAGE: Meaning = { kind: 'outage', concerns: 'network' };

/** What codes mean and whose failure each is; see `MEANINGS`. */
export type Meanings = Readonly<Record<string, Meaning>>;

/**
 * What Graph's codes mean and whose failure each is. `code/subcode` goes before `code`; codes of 200 to 299 that are not here are missing
 * permissions, and every other one is a no to this post.
 */
export const MEANINGS: Meanings = {
  1: UNKNOWN,
  2: UNKNOWN,
  4: LIMIT_OF_NETWORK,
  341: LIMIT_OF_NETWORK,
  613: LIMIT_OF_NETWORK,
  17: LIMIT_OF_CONNECTION,
  32: LIMIT_OF_TARGET,
  80001: LIMIT_OF_TARGET,
  102: DEAD_TOKEN,
  // Logged out or removed, checkpoint, password changed, expired, unconfirmed and invalid are all 190, and all end the connection.
  190: DEAD_TOKEN,
  // The app was removed, the password changed, the token expired.
  '190/458': GONE,
  '190/460': GONE,
  '190/463': GONE,
  // The person lost the role on this page. Their other pages go on.
  '190/492': { kind: 'reconnect', concerns: 'target', detail: 'role' },
  10: NO_PERMISSION,
  // The token that was given is one of the person and not of the page.
  '190/2069032': NO_PERMISSION,
  // No token came with the call: the one that we hold is empty.
  104: DEAD_TOKEN,
  368: { kind: 'rejected', concerns: 'target', detail: 'blocked' },
  506: DUPLICATE,
  // These pictures hang on a post already, which can only be the one of an earlier attempt.
  '100/1366051': DUPLICATE,
  // No such object: the page is gone.
  '100/33': { kind: 'rejected', concerns: 'target', detail: 'target' },
};

function meaningOf({ code, error_subcode: subcode }: GraphFault, meanings: Meanings): Meaning {
  const known = meanings[`${code}/${subcode ?? '-'}`] ?? meanings[code];
  return known ?? (code >= 200 && code <= 299 ? NO_PERMISSION : { kind: 'rejected', concerns: 'post' });
}

/** How long the network asks us to stay away. The usage header counts in minutes, `Retry-After` in seconds. */
function retryAfterMs(headers: Record<string, string | string[] | undefined>): number | undefined {
  const usage = headers['x-business-use-case-usage'];
  if (typeof usage === 'string') {
    const minutes = [...usage.matchAll(/"estimated_time_to_regain_access"\s*:\s*(\d+)/g)].map((match) =>
      Number(match[1]),
    );
    const longest = Math.max(0, ...minutes);
    if (longest > 0) return longest * 60_000;
  }
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

function fromGraph(
  fault: GraphFault,
  { hasEffect, meanings }: { hasEffect: boolean; meanings: Meanings },
  waitMs: number | undefined,
): NetworkError {
  const label = `Graph error ${fault.code}/${fault.error_subcode ?? '-'} (trace ${fault.fbtrace_id ?? '-'})`;
  const meaning = meaningOf(fault, meanings);
  // A call without effect can be made again, whatever became of this one.
  const ours = meaning.kind === 'unknown-outcome' && !hasEffect ? OUTAGE : meaning;
  return new NetworkError(ours, label, {
    code: fault.error_subcode === undefined ? `${fault.code}` : `${fault.code}/${fault.error_subcode}`,
    networkMessage: fault.error_user_msg ?? fault.message,
    retryAfterMs: meaning.kind === 'retry-later' ? waitMs : undefined,
  });
}

/**
 * The meaning of an answer that is not a success. Graph's own code decides, not the status: it answers a dead link with 500.
 * An answer without one proves nothing about a call with an effect.
 */
export function failureOfAnswer(
  answer: { status: number; headers: Record<string, string | string[] | undefined>; json: unknown },
  of: { hasEffect: boolean; meanings: Meanings },
): NetworkError {
  const waitMs = retryAfterMs(answer.headers);
  const graph = errorSchema.safeParse(answer.json);
  if (graph.success) return fromGraph(graph.data.error, of, waitMs);
  const label = `Graph answered ${answer.status} without an error of its own`;
  if (answer.status === 429) return new NetworkError(LIMIT_OF_NETWORK, label, { retryAfterMs: waitMs });
  return new NetworkError(of.hasEffect ? UNKNOWN : OUTAGE, label);
}

/**
 * The meaning of a call without an answer. Before the first byte there was no effect; after it nobody knows, not even when
 * the body was cut short, because what the system had taken from us by then cannot be told.
 */
export function failureOfSilence(cause: unknown, hasEffect: boolean): NetworkError {
  const { begun, tooLate } = cause instanceof LineFailure ? cause : { begun: true, tooLate: false };
  if (tooLate) return new NetworkError({ ...OUTAGE, detail: 'too-late' }, 'The time to send had passed');
  return begun && hasEffect
    ? new NetworkError(UNKNOWN, 'Graph did not answer', { cause })
    : new NetworkError(OUTAGE, 'Graph could not be reached', { cause });
}
