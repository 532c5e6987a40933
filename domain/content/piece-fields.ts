/** Fields that only pieces of some types have, the same in every language; `kinds.ts` says which type has which. */
export const SHARED_FIELDS = [
  'minutes',
  'film',
  'lesson',
  'number',
  'webinarTime',
  'monthlyIn',
  'join',
  'recording',
  'target',
  'shownForDays',
] as const;

/** Those that are written in each language. */
export const WORDED_FIELDS = ['situation', 'goal', 'days', 'talkingPoints', 'slides'] as const;

export type SharedField = (typeof SHARED_FIELDS)[number];
export type WordedField = (typeof WORDED_FIELDS)[number];
export type PieceField = SharedField | WordedField;
