import { NetworkError } from '../../features/sharing/ports.ts';
import { errorSchema } from './schema.ts';

type GraphFault = ReturnType<typeof errorSchema.parse>['error'];

/** Limits of the app, the person, the page, and of a use case: the call was turned away before it did anything. */
const THROTTLED = new Set([4, 17, 32, 341, 613, 80_001]);
/** "Unknown error" and "service unavailable": Graph itself does not know what became of the call. */
const UNKNOWN = new Set([1, 2]);
const DUPLICATE_TEXT = 506;
const BLOCKED = 368;
const DEAD_TOKEN = new Set([102, 190]);
/** Sub-codes of a dead token that speak of one page: the person lost the role on it. Their other pages go on. */
const OF_ONE_PAGE = new Set([492]);
/** Error 100: these pictures hang on a post already, which can only be the one of an earlier attempt. */
const PICTURES_ALREADY_POSTED = 1_366_051;
const NO_SUCH_OBJECT = 33;

function lacksPermission(code: number): boolean {
  return code === 10 || (code >= 200 && code <= 299);
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

function fromGraph(fault: GraphFault, hasEffect: boolean, waitMs: number | undefined): NetworkError {
  const more = {
    code: fault.code,
    subcode: fault.error_subcode,
    networkMessage: fault.error_user_msg ?? fault.message,
  };
  const label = `Graph error ${fault.code}/${fault.error_subcode ?? '-'} (trace ${fault.fbtrace_id ?? '-'})`;
  if (DEAD_TOKEN.has(fault.code)) {
    const detail = OF_ONE_PAGE.has(fault.error_subcode ?? 0) ? 'role' : 'token';
    return new NetworkError('reconnect', label, { ...more, detail });
  }
  if (lacksPermission(fault.code)) return new NetworkError('reconnect', label, { ...more, detail: 'permission' });
  if (THROTTLED.has(fault.code)) return new NetworkError('retry-later', label, { ...more, retryAfterMs: waitMs });
  if (UNKNOWN.has(fault.code)) return new NetworkError(hasEffect ? 'unknown-outcome' : 'outage', label, more);
  if (fault.code === BLOCKED) return new NetworkError('rejected', label, { ...more, detail: 'blocked' });
  if (fault.code === DUPLICATE_TEXT || fault.error_subcode === PICTURES_ALREADY_POSTED) {
    return new NetworkError('rejected', label, { ...more, detail: 'duplicate' });
  }
  if (fault.code === 100 && fault.error_subcode === NO_SUCH_OBJECT) {
    return new NetworkError('rejected', label, { ...more, detail: 'page' });
  }
  return new NetworkError('rejected', label, more);
}

/**
 * The meaning of an answer that is not a success. Graph's own code decides, not the status: it answers a dead link with 500.
 * An answer without one proves nothing about a call with an effect.
 */
export function failureOfAnswer(
  answer: { status: number; headers: Record<string, string | string[] | undefined>; json: unknown },
  hasEffect: boolean,
): NetworkError {
  const waitMs = retryAfterMs(answer.headers);
  const graph = errorSchema.safeParse(answer.json);
  if (graph.success) return fromGraph(graph.data.error, hasEffect, waitMs);
  const label = `Graph answered ${answer.status} without an error of its own`;
  if (answer.status === 429) return new NetworkError('retry-later', label, { retryAfterMs: waitMs });
  return new NetworkError(hasEffect ? 'unknown-outcome' : 'outage', label);
}

/**
 * The meaning of a call without an answer. Before the first byte there was no effect; after it nobody knows, not even when
 * the body was cut short, because what the system had taken from us by then cannot be told.
 */
export function failureOfSilence(begun: boolean, hasEffect: boolean, cause: unknown): NetworkError {
  return begun && hasEffect
    ? new NetworkError('unknown-outcome', 'Graph did not answer', { cause })
    : new NetworkError('outage', 'Graph could not be reached', { cause });
}

export function tooLate(): NetworkError {
  return new NetworkError('outage', 'The time to send had passed', { detail: 'too-late' });
}
