import { DAY_MS } from '@yardsign/domain/time/spans';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import type { Answer } from '../../lib/api/call-types.ts';
import type { Brand } from '../profile/brand-query.ts';

export type Piece = Answer<'content', 'listContent'>['data'][number];

/** Which greeting fits the clock on the member's wall. */
export function greetingAt(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(instantToWallClock(now, timeZone).time.slice(0, 2));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

const WEEK_MS = 7 * DAY_MS;

/** How many posts go out within seven days, and how many would, were their connection back. */
export function weekOf(
  posts: readonly { state: string; dueAt: string }[],
  now: Date,
): { planned: number; waiting: number } {
  const thisWeek = posts.filter(({ dueAt }) => {
    const left = Date.parse(dueAt) - now.getTime();
    return left >= 0 && left < WEEK_MS;
  });
  const countOf = (wanted: string) => thisWeek.filter(({ state }) => state === wanted).length;
  return { planned: countOf('scheduled'), waiting: countOf('needs_reconnect') };
}

/** What the page says of these days first. */
export function weekText({ planned, waiting }: { planned: number; waiting: number }) {
  if (planned > 0) return 'weekSome';
  return waiting > 0 ? 'weekWaits' : 'weekNone';
}

/** What a complete brand has, the most visible first. The names are those of the profile's fields. */
const FIELDS = [
  ['photo', (brand) => brand.photo !== null],
  ['logo', (brand) => brand.logo !== null || brand.logoDark !== null],
  ['phone', (brand) => brand.phone !== ''],
  ['email', (brand) => brand.email !== ''],
  ['compliance', (brand) => brand.compliance !== ''],
  ['company', (brand) => brand.company !== ''],
  ['job_title', (brand) => brand.jobTitle !== ''],
  ['website', (brand) => brand.website !== ''],
  ['city', (brand) => brand.location !== ''],
] as const satisfies readonly (readonly [string, (brand: Brand) => boolean])[];

export type BrandField = (typeof FIELDS)[number][0];

/** How much of the brand is filled in (0 to 1), and what is missing. */
export function completeness(brand: Brand): { share: number; missing: BrandField[] } {
  const missing = FIELDS.filter(([, isThere]) => !isThere(brand)).map(([field]) => field);
  return { share: 1 - missing.length / FIELDS.length, missing };
}

/** The flag of the profile that says that the first steps are not to be shown any more. Flags up to 1000 are the documents'. */
export const STEPS_DISMISSED_FLAG = 1001;

export interface FirstStep {
  name: 'brand' | 'connection' | 'post';
  done: boolean;
}

/** Without a face or a logo and a way to be reached, a piece does not yet say whose it is. */
function isBrandSetUp(brand: Brand): boolean {
  return (brand.photo ?? brand.logo ?? brand.logoDark) !== null && (brand.phone !== '' || brand.email !== '');
}

/**
 * The first steps of a member, or null when there is nothing to show: all are done, or the list was dismissed.
 *
 * @param facts what the member has by now
 */
export function firstSteps(
  facts: { brand: Brand; connected: boolean; posted: boolean },
  flags: readonly number[],
): FirstStep[] | null {
  const steps: FirstStep[] = [
    { name: 'brand', done: isBrandSetUp(facts.brand) },
    { name: 'connection', done: facts.connected },
    { name: 'post', done: facts.posted },
  ];
  return flags.includes(STEPS_DISMISSED_FLAG) || steps.every((step) => step.done) ? null : steps;
}
