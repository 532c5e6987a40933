import { removeTakes } from './take-files.ts';
import { takeRows } from './take-rows.ts';

/** Lets go of all takes of this browser: whoever logs out leaves none to the next one here. */
export async function forgetTakes(): Promise<void> {
  // A browser without one of the two has never kept a take.
  if (typeof indexedDB === 'undefined' || typeof navigator.storage?.getDirectory !== 'function') return;
  await Promise.all([takeRows.clear(), removeTakes()]);
}
