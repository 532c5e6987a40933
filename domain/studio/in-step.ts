import { patchBetween } from './paragraphs.ts';

/**
 * Whether a text was held against its twin as the twin is now.
 * @param inStepWith the paragraphs of the twin when both said the same for the last time; null where they never did
 */
export function isInStep(twin: readonly string[], inStepWith: readonly string[] | null): boolean {
  return inStepWith !== null && patchBetween(inStepWith, twin) === null;
}
