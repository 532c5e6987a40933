import type { Delivery } from '@yardsign/domain/sharing/delivery';
import { MAX_ATTEMPTS } from '@yardsign/domain/sharing/post-machine';

export interface Job {
  row: Delivery;
  /** When each effect of this job became real, and when the list shows it; both by the true time. */
  effects: { at: number; shownAt: number }[];
}

export interface Verdict {
  jobs: number;
  doubled: number;
  /** Said to be published, and is not. */
  invented: number;
  /** Said not to be there, and is. */
  denied: number;
  /** Never came to an end. */
  unfinished: number;
  published: number;
  needsAttention: number;
  trace: number;
}

const ENDS: ReadonlySet<string> = new Set(['published', 'failed', 'needs_attention', 'cancelled', 'missed']);

/** What a run has done wrong, and how it came out. */
export function judge(jobs: Job[], trace: number): Verdict {
  const verdict: Verdict = {
    jobs: jobs.length,
    doubled: 0,
    invented: 0,
    denied: 0,
    unfinished: 0,
    published: 0,
    needsAttention: 0,
    trace,
  };
  for (const { row, effects } of jobs) {
    if (effects.length > 1) verdict.doubled += 1;
    if (row.state === 'published' && effects.length === 0) verdict.invented += 1;
    if (row.state !== 'published' && row.provenAbsent && effects.length > 0) verdict.denied += 1;
    if (!ENDS.has(row.state) || row.attempts > MAX_ATTEMPTS) verdict.unfinished += 1;
    if (row.state === 'published') verdict.published += 1;
    if (row.state === 'needs_attention') verdict.needsAttention += 1;
  }
  return verdict;
}
