import { type Meaning, NetworkError } from '../../features/sharing/ports.ts';
import { MEANINGS, type Meanings, OUTAGE, UNKNOWN } from './errors.ts';

/** Not there, or not any more: also what is answered to publishing twice. */
export const GONE = '24/2207006';

/** What was made ready is gone, or was never made: nothing was published, and another is made for the next attempt. */
const ANOTHER: Meaning = { kind: 'outage', concerns: 'post', spendsUpload: true };
/** The same one is asked for again after a while. */
const SAME_LATER: Meaning = { kind: 'retry-later', concerns: 'post' };
export const QUOTA: Meaning = { kind: 'retry-later', concerns: 'target', detail: 'quota' };
export const PROCESSING_FAILED: Meaning = {
  kind: 'rejected',
  concerns: 'post',
  detail: 'processing-failed',
  spendsUpload: true,
};
export const PROCESSING_TIMEOUT: Meaning = { ...PROCESSING_FAILED, detail: 'processing-timeout' };

/** What Instagram's own codes mean, beside those that it shares with Facebook. */
export const INSTAGRAM_MEANINGS: Meanings = {
  ...MEANINGS,
  // It could not load the picture from us in time, or at all.
  '-2/2207003': ANOTHER,
  '9004/2207052': ANOTHER,
  '-1/2207001': OUTAGE,
  '-1/2207032': ANOTHER,
  '-1/2207053': ANOTHER,
  '-2/2207020': ANOTHER,
  [GONE]: ANOTHER,
  '24/2207008': SAME_LATER,
  '9007/2207027': SAME_LATER,
  // Suspected of being spam, and sometimes out all the same: only a look can tell.
  '4/2207051': UNKNOWN,
  '9/2207042': QUOTA,
  '25/2207050': { kind: 'rejected', concerns: 'target', detail: 'blocked' },
};

/**
 * The failure of a post whose container could not be asked for its state, because Instagram refuses that (SOC-054). Whatever the code means
 * elsewhere, here it speaks of the container: an object that is not there is no lost account.
 *
 * @returns undefined for what is no refusal.
 */
export function statusRefused(error: unknown): NetworkError | undefined {
  if (!(error instanceof NetworkError) || error.kind !== 'rejected') return undefined;
  const { message, code, networkMessage } = error;
  return new NetworkError(PROCESSING_FAILED, message, { code, networkMessage, cause: error });
}
