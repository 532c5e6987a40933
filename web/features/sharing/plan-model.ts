import type { Answer } from '../../lib/api/call-types.ts';

export type CheckedLine = Answer<'sharing', 'checkSchedule'>['lines'][number];

/** A post that is to be scheduled among others, under a request id of its own: sent again, it is the same post. */
export type PlannedPost = NonNullable<CheckedLine['planned']> & { requestId: string };

/** What became of one of them. */
export type Progress =
  | { kind: 'waiting' }
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown };

/** How many of these came as far as that. */
export function countOf(progress: readonly Progress[], kind: Progress['kind']): number {
  return progress.filter((each) => each.kind === kind).length;
}
