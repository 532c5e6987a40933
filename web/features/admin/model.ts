import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { FEATURE_SLUGS, PLAN } from '@yardsign/domain/access/features';
import { isOwnerType } from '@yardsign/domain/access/roles';
import type { Answer } from '../../lib/api/call-types.ts';
import { pageSearch, readText } from '../../lib/search/page-search.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

export type PersonLine = Answer<'admin', 'listPeople'>['items'][number];
export type Person = Answer<'admin', 'getPerson'>['person'];
export type Installation = Answer<'admin', 'getInstallation'>;

export type Status = Person['status'];
export type UserType = NonNullable<Person['type']>;
export type Level = 1 | 2 | 3;

export const LEVELS: readonly Level[] = [1, 2, 3];

/** A status as it is shown: a block and a deletion that is due weigh more than what the account is otherwise. */
export type ShownStatus = Status | 'blocked' | 'deleting';

export function shownStatus(person: Pick<PersonLine, 'status' | 'blocked' | 'deletionDueAt'>): ShownStatus {
  if (person.blocked) return 'blocked';
  return person.deletionDueAt === null ? person.status : 'deleting';
}

export const STATUS_TONES: Readonly<Record<ShownStatus, Tone>> = {
  active: 'good',
  incomplete: 'info',
  inactive: 'neutral',
  limited: 'attention',
  paused: 'attention',
  blocked: 'failure',
  deleting: 'failure',
};

// What the list of people is narrowed by. It lives in the address.

export interface PeopleFilters {
  query: string;
  status: ShownStatus | '';
  type: UserType | 'none' | '';
  level: '1' | '2' | '3' | '';
  feature: string;
  team: string;
}

const STATUSES: readonly ShownStatus[] = [...ACCOUNT_STATUSES, 'blocked', 'deleting'];
const TYPES: readonly (UserType | 'none')[] = [...USER_TYPES, 'none'];
const LEVEL_VALUES = ['1', '2', '3'] as const;

export const GIVABLE: readonly string[] = [PLAN.slug, ...FEATURE_SLUGS];

/** The value when it is one of those known, else nothing. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | '' {
  return values.find((known) => known === value) ?? '';
}

export const peopleSearch = pageSearch<PeopleFilters>({
  query: readText(200),
  status: (typed) => oneOf(STATUSES, typed),
  type: (typed) => oneOf(TYPES, typed),
  level: (typed) => oneOf(LEVEL_VALUES, typed),
  feature: (typed) => oneOf(GIVABLE, typed),
  team: (typed) => (typeof typed === 'string' && /^usr_[a-z0-9]{6,40}$/.test(typed) ? typed : ''),
});

/** Only what is set: for the address, and for the call. */
export function setFilters<Filters extends object>(
  filters: Filters,
): { [Name in keyof Filters]?: Exclude<Filters[Name], ''> } {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], ''>;
  };
}

/** Filters beside the search, which are folded away on a phone. */
export function countFilters({ query: _query, ...rest }: PeopleFilters): number {
  return Object.keys(setFilters(rest)).length;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 200;

/** What is wrong with a reason, if anything. */
export function reasonFault(reason: string): 'reasonShort' | 'reasonLong' | null {
  const { length } = reason.trim();
  if (length < SHORTEST_REASON) return 'reasonShort';
  return length > LONGEST_REASON ? 'reasonLong' : null;
}

/** What can still be given to somebody: what they do not hold themselves now. */
export function givableTo(person: Person): string[] {
  const held = new Set(person.features.filter((feature) => !feature.expired).map((feature) => feature.slug));
  return GIVABLE.filter((slug) => !held.has(slug));
}

/** An owner has seats, and so has whoever was given some. */
export function hasSeats(person: Pick<Person, 'type' | 'seats' | 'memberCount'>): boolean {
  return isOwnerType(person.type) || person.seats > 0 || person.memberCount > 0;
}

/** Whether an admin may view as this person: never as crew or another admin, nor in an account that is blocked or about to be deleted. */
export function mayBeImpersonated(person: Pick<Person, 'level' | 'blocked' | 'deletionDueAt'>, self: boolean): boolean {
  return !self && person.level === 1 && !person.blocked && person.deletionDueAt === null;
}
