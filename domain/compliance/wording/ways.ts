/**
 * The ways to say something about people: that they are refused, looked for, meant, live there, are led to some homes only, pay more or less than
 * others, get another door, lease or hours (`apart`), have duties that others have not (`bound`), or are named beside any denial, "only", wish
 * or difference (`singled`), for those whom an advertisement has hardly another reason to name, or beside trouble, a price or another floor
 * (`blamed`), for those whom it may name.
 */
export const EVERY_WAY = [
  'refused',
  'preferred',
  'suited',
  'dwelling',
  'steered',
  'charged',
  'favoured',
  'apart',
  'bound',
  'singled',
  'blamed',
] as const;

export type Way = (typeof EVERY_WAY)[number];

/** For those whose names mean other things as well: papers, old, a language. */
export const SAID_OUTRIGHT: readonly Way[] = EVERY_WAY.filter(
  (way) => way !== 'singled' && way !== 'blamed' && way !== 'favoured',
);
