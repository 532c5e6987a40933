/** What part of the product a suggestion is about. */
export const SUGGESTION_AREAS = [
  'library',
  'graphics',
  'profile',
  'posting',
  'reports',
  'email',
  'team',
  'account',
  'other',
] as const;

export type SuggestionArea = (typeof SUGGESTION_AREAS)[number];

/** How far a suggestion has come. */
export const SUGGESTION_STATES = ['received', 'considered', 'planned', 'done', 'declined'] as const;

export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Characters. */
export const SUGGESTION_LENGTHS = { titleLeast: 3, titleMost: 100, descriptionMost: 2000, replyMost: 1000 } as const;

/** What is wrong with a title; null when nothing is. */
export function titleFault(title: string): 'short' | 'long' | null {
  const { length } = title.trim();
  if (length < SUGGESTION_LENGTHS.titleLeast) return 'short';
  return length > SUGGESTION_LENGTHS.titleMost ? 'long' : null;
}
