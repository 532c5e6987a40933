/** A piece that a member could post on a day, and why it is named. */
export interface Suggestion {
  /** `2026-11-26`. */
  date: string;
  contentId: string;
  /** It did well and has rested, or it was not posted yet. */
  why: 'again' | 'fresh';
}

/** Between a suggestion and what goes out lies a day, between two suggestions lie two: nobody is pushed to post daily. */
const FROM_PLANNED = 2;
const FROM_SUGGESTED = 3;
const MOST = 6;

/** What did well and what is new in turn, each as long as there is some. */
function inTurn(again: readonly string[], fresh: readonly string[]): Pick<Suggestion, 'contentId' | 'why'>[] {
  const length = Math.max(again.length, fresh.length);
  return Array.from({ length }, (_, index) => [
    ...again.slice(index, index + 1).map((contentId) => ({ contentId, why: 'again' as const })),
    ...fresh
      .slice(index, index + 1)
      .filter((contentId) => !again.includes(contentId))
      .map((contentId) => ({ contentId, why: 'fresh' as const })),
  ]).flat();
}

/**
 * Pieces for the days around which nothing goes out, one for a day and none twice.
 *
 * @param days without a gap, in their order. Nothing is suggested for the first, which is half over: what goes out on it leaves the next alone.
 * @param planned the days on which something goes out.
 * @param pieces those that did well and those that are new, the best first.
 */
export function suggestDays(
  days: readonly string[],
  planned: ReadonlySet<string>,
  { again, fresh }: { again: readonly string[]; fresh: readonly string[] },
): Suggestion[] {
  const pieces = inTurn(again, fresh).slice(0, MOST);
  const suggestions: Suggestion[] = [];
  let last = -FROM_SUGGESTED;
  for (const [index, date] of days.entries()) {
    if (index === 0) continue;
    const piece = pieces[suggestions.length];
    if (piece === undefined) break;
    const around = days.slice(Math.max(0, index - FROM_PLANNED + 1), index + FROM_PLANNED);
    if (index - last < FROM_SUGGESTED || around.some((day) => planned.has(day))) continue;
    suggestions.push({ date, ...piece });
    last = index;
  }
  return suggestions;
}
