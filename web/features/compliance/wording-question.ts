import type { WordingFinding } from '@yardsign/domain/compliance/wording/find-wording';
import type { Language } from '@yardsign/domain/languages';

/** What a text is checked by: its language, and the state whose law is asked, as a postal code; without it the laws of all are. */
export interface WordingLaw {
  readonly language: Language;
  readonly state: string | undefined;
}

/** What the worker is told: what a field says now, or that nobody writes in it any more. */
export type WordingQuestion =
  | (WordingLaw & { readonly field: number; readonly text: string })
  | { readonly closed: number };

export interface WordingAnswer {
  readonly field: number;
  readonly found: readonly WordingFinding[];
}
