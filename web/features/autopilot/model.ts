import { REPEAT_DAYS, type JobPlan } from '@yardsign/domain/autopilot/job';
import { languageOfId, networkOfId, skipCategoryOfId, typeOfId } from '@yardsign/domain/autopilot/wire-ids';
import { DEFAULT_TIME_ZONE_ID, idOfZone, TIME_ZONES, zoneOfId } from '@yardsign/domain/time/time-zones';
import { pageSearch } from '../../lib/search/page-search.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { weekdayName } from '../sharing/queue-model.ts';
import type { Job, Run, Slot } from './api.ts';

/** What the page says in its address: the job that is edited, `new` for one that is not there yet. */
export const jobsSearch = pageSearch<{ edit: string | null }>({
  edit: (typed) => (typeof typed === 'string' && /^(new|job_[a-z0-9]{6,40})$/.test(typed) ? typed : null),
});

/** The pauses that are offered, in days. */
const PAUSES = [7, 14, REPEAT_DAYS.usual, 60, 90, 180];

/** Those, and the one that a job has already. */
export function pausesWith(days: number): number[] {
  return [...new Set([...PAUSES, days])].toSorted((a, b) => a - b);
}

/** A form that begins empty: the member's own zone where the documents know it, Eastern otherwise. */
export function newPlan(memberZone: string, language: Language): JobPlan {
  const zone = idOfZone(memberZone) === undefined ? zoneOfId(DEFAULT_TIME_ZONE_ID) : memberZone;
  return {
    contentTypes: [],
    targets: [],
    weekdays: [],
    hours: [],
    timeZone: zone ?? memberZone,
    language,
    skipCategories: [],
    layout: 1,
    repeatAfterDays: REPEAT_DAYS.usual,
  };
}

export function planOfJob(job: Job): JobPlan {
  return {
    contentTypes: job.content_types.flatMap((id) => typeOfId(id) ?? []),
    targets: job.job_networks.flatMap(({ network, target_id: targetId }) => {
      const key = networkOfId(network.id);
      return key === undefined ? [] : [{ network: key, targetId }];
    }),
    weekdays: job.weekdays,
    hours: job.job_schedules.map(({ hour }) => hour),
    timeZone: zoneOfId(job.timezone_id) ?? 'UTC',
    language: languageOfId(job.language_id) ?? 'en',
    skipCategories: job.skip_categories.flatMap((id) => skipCategoryOfId(id) ?? []),
    layout: job.layouts[0] ?? 1,
    repeatAfterDays: job.repeat_after_days,
  };
}

/** The zones that are offered, and the one that a job has already. */
export function zonesWith(timeZone: string) {
  return TIME_ZONES.filter(({ offered, zone }) => offered || zone === timeZone);
}

const WORKDAYS = [1, 2, 3, 4, 5];

/** The days of a job in few words; `every` and `workdays` are the texts for those. */
export function daysInWords(
  weekdays: readonly number[],
  language: Language,
  { every, workdays }: { every: string; workdays: string },
): string {
  const sorted = weekdays.toSorted((a, b) => a - b);
  if (sorted.length === 7) return every;
  if (sorted.join() === WORKDAYS.join()) return workdays;
  const names = sorted.map((day) => weekdayName(day as 0, language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Adds what is missing, takes away what is there. */
export function toggled<Item>(items: readonly Item[], item: Item, wanted: boolean): Item[] {
  const others = items.filter((each) => each !== item);
  return wanted ? [...others, item] : others;
}

/** A text that begins a line. */
export function capitalized(words: string, language: Language): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** What a language is called in another: "Spanish", "español". */
export function languageName(of: Language, inLanguage: Language): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(of) ?? of;
  return capitalized(name, inLanguage);
}

/** Whether somebody of the team has to agree to what an hour posts. */
export const waitsForTeam = ({ posts }: Pick<Slot, 'posts'>): boolean =>
  posts.some(({ state, reason }) => state === 'scheduled' && reason === 'awaiting_approval');

/** The word for a run: for whom it waits, or what came of it. */
export const resultText = ({ result, slot }: Run) =>
  result === 'waiting' && waitsForTeam(slot) ? 'waitsForTeam' : (`result_${result}` as const);
