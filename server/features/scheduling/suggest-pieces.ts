import { DAY_MS } from '@yardsign/domain/time/spans';
import { SKIPPABLE_CATEGORIES } from '@yardsign/domain/autopilot/wire-ids';
import { isOfferedUnasked } from '@yardsign/domain/content/facts';
import type { Language } from '@yardsign/domain/languages';
import { suggestDays } from '@yardsign/domain/scheduling/suggest-days';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { nextDate, wallClockOf } from '@yardsign/domain/time/wall-clock';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { listSuggestions } from '@yardsign/contracts/routes/sharing/scheduling';
import { readRecipient } from '../access/read-recipient.ts';
import { slotsOfDays } from '../autopilot/slots-of-days.ts';
import { readAdvice } from '../results/list-results.ts';
import { piecesPostedSince, postsOfDays } from '../sharing/posts/posts-of-days.ts';
import { beginningOf, type SchedulingDeps } from './read-calendar.ts';

type Suggestions = RouteTypes<typeof listSuggestions>['answer'];

/** From tomorrow on, so that a month that is looked at in its last days has its next weeks too. */
const DAYS_AHEAD = 35;
/** What was posted within so many days, or is planned, is not new. */
const REST_DAYS = 90;
const MOST_FRESH = 6;

/** The pieces of the library that are true of everybody in any week and that the member has not posted for long, the newest first. */
async function freshPieces(deps: SchedulingDeps, memberId: string, language: Language, posted: ReadonlySet<string>) {
  const features = (await deps.featuresOf([memberId])).get(memberId) ?? [];
  const fitting = (await deps.listCandidates()).newest.filter(
    ({ id, type, categories, outdated, ...facts }) =>
      !posted.has(id) &&
      mayPost(features, type) &&
      isOfferedUnasked({ facts, outdated_languages: outdated }, language) &&
      !categories.some((slug) => SKIPPABLE_CATEGORIES.includes(slug)),
  );
  return fitting.slice(0, MOST_FRESH).map(({ id }) => id);
}

/** What a member could post in the coming weeks, on days around which nothing goes out. Nothing of it is planned by itself. */
export async function suggestPieces(deps: SchedulingDeps, memberId: string): Promise<Suggestions> {
  const now = deps.clock.now();
  const recipient = await readRecipient(deps.db, memberId);
  const { timeZone = 'UTC', language = 'en' } = recipient ?? {};
  const clock = wallClockOf(timeZone);
  const dateOf = (at: Date) => clock(at).date;
  const days: string[] = [];
  for (let day = dateOf(now); days.length <= DAYS_AHEAD; day = nextDate(day)) days.push(day);
  const bounds = [...days, nextDate(days.at(-1) ?? '')].map((day) => beginningOf(day, timeZone));
  const posts = await postsOfDays(deps, memberId, { bounds, perDay: 1 }, now);
  const slots = await slotsOfDays(deps, memberId, { from: now, until: bounds.at(-1) ?? now });
  const planned = new Set([
    ...posts.flatMap(({ day }) => days[day] ?? []),
    ...slots.map(({ at }) => dateOf(new Date(at))),
  ]);
  const posted = await piecesPostedSince(deps, memberId, new Date(now.getTime() - REST_DAYS * DAY_MS));
  for (const { content } of slots) if (content) posted.add(content.id);
  const again = (await readAdvice(deps, memberId)).again.filter(({ contentId }) => !posted.has(contentId));
  const fresh = await freshPieces(deps, memberId, language, posted);
  const found = suggestDays(days, planned, { again: again.map(({ contentId }) => contentId), fresh });
  const names = await deps.namePieces(found.map(({ contentId }) => contentId));
  return {
    suggestions: found.flatMap(({ date, contentId, why }) => {
      const name = names.get(contentId);
      // In the language in which it did well.
      const spoken = again.find((piece) => piece.contentId === contentId)?.language ?? language;
      if (!name) return [];
      return [{ date, why, language: spoken, content: { id: contentId, title: name.titles[spoken], path: name.path } }];
    }),
  };
}
