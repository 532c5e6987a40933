import { LANGUAGES, type Language } from '../languages.ts';

/** What a piece says that is not true of every member in every week. */
export interface PieceFacts {
  /** It says that something has happened or will happen: a new listing, an open house, a figure of a market. */
  readonly claims: boolean;
  /** Its figures are invented and labeled 'Sample data': it is there to be looked at and is never posted. */
  readonly sample: boolean;
  /** The keys of the facts that each member has to fill in before posting it. */
  readonly placeholders: readonly string[];
}

/** Whether any member can post the piece in any week as it is; only such a piece is offered without being asked for. */
function fitsEveryone(facts: PieceFacts): boolean {
  return !facts.claims && !facts.sample && facts.placeholders.length === 0;
}

/** Whether a piece is put before somebody in a language without their asking: it is true for everyone, and its text is the newer one. */
export function isOfferedUnasked(
  piece: { facts: PieceFacts; outdated_languages: readonly Language[] },
  language: Language,
): boolean {
  return fitsEveryone(piece.facts) && !piece.outdated_languages.includes(language);
}

/** The language in which a post of a piece begins: the one wanted, unless its text is older than the other. */
export function offeredLanguage(outdated: readonly Language[], wanted: Language): Language {
  if (!outdated.includes(wanted)) return wanted;
  return LANGUAGES.find((language) => !outdated.includes(language)) ?? wanted;
}
