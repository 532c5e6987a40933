import type { Fault } from './faults.ts';

/** What becomes of a request: an answer, a cut line, or a line that stays open without a word. */
export type Outcome<T> = { kind: 'answer'; answer: T } | { kind: 'cut' } | { kind: 'silence'; ms: number };

interface Acts<T> {
  /** Lets the request take its effect and gives the honest answer. */
  run(): T | Promise<T>;
  /** The answer of a fault of kind `status`. */
  status(code: number, body: unknown): T;
  /** The vendor's own failure of that name. */
  named(failure: string): T;
  /** Lets the request take its effect `ms` from now. */
  later(ms: number): void;
  wait(ms: number): Promise<void>;
}

// Longer than any client of ours waits for an answer.
const SILENCE_MS = 120_000;

/** Plays one fault (or none) on a request. */
export async function throughFault<T>(fault: Fault | undefined, acts: Acts<T>): Promise<Outcome<T>> {
  if (fault === undefined) return { kind: 'answer', answer: await acts.run() };
  if (fault.afterEffect === true) await acts.run();
  switch (fault.kind) {
    case 'status':
      return { kind: 'answer', answer: acts.status(fault.code ?? 500, fault.body) };
    case 'vendor':
      return { kind: 'answer', answer: acts.named(fault.failure ?? '') };
    case 'timeout':
      return { kind: 'silence', ms: fault.ms ?? SILENCE_MS };
    case 'drop_before_effect':
      return { kind: 'cut' };
    case 'drop_after_effect':
      await acts.run();
      return { kind: 'cut' };
    case 'late_effect':
      acts.later(fault.ms ?? 0);
      return { kind: 'cut' };
    case 'slow':
      await acts.wait(fault.ms ?? 0);
      return { kind: 'answer', answer: await acts.run() };
  }
}
