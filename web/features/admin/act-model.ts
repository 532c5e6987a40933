import { isOwnerType } from '@yardsign/domain/access/roles';
import { GIVABLE, type Level, type Person, type Status, type UserType } from './model.ts';

export type Act =
  | { kind: 'status'; status: Status }
  | { kind: 'type'; type: UserType | null }
  | { kind: 'level'; level: Level }
  | { kind: 'seats'; seats: number }
  | { kind: 'maxLogins'; maxLogins: number }
  | { kind: 'grant' | 'expire' | 'remove'; feature: string }
  | { kind: 'block' | 'unblock' | 'endSessions' | 'passwordReset' | 'removeSecondFactor' };

export type ActKind = Act['kind'];

export type ActFault = 'unchanged' | 'number' | 'feature';

export const NUMBER_BOUNDS = { seats: [0, 10_000], maxLogins: [1, 100] } as const;

/** What stands in the form of an act when it is opened. */
export function firstValue(kind: ActKind, person: Person, feature = ''): string {
  switch (kind) {
    case 'status':
      return person.status;
    case 'type':
      return person.type ?? '';
    case 'level':
      return String(person.level);
    case 'seats':
      return String(person.seats);
    case 'maxLogins':
      return String(person.maxLogins);
    case 'grant':
    case 'expire':
    case 'remove':
    case 'block':
    case 'unblock':
    case 'endSessions':
    case 'passwordReset':
    case 'removeSecondFactor':
      return feature;
  }
}

function numberFrom(value: string, [least, most]: readonly [number, number]): number | undefined {
  if (!/^\d{1,6}$/.test(value.trim())) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}

/** The act that the form means, or what is wrong with it. */
export function actOf(kind: ActKind, value: string, person: Person): Act | ActFault {
  const changes = ['status', 'type', 'level'].includes(kind);
  if (changes && value === firstValue(kind, person)) return 'unchanged';
  switch (kind) {
    case 'status':
      return { kind, status: value as Status };
    case 'type':
      return { kind, type: value === '' ? null : (value as UserType) };
    case 'level':
      return { kind, level: Number(value) as Level };
    case 'seats': {
      const seats = numberFrom(value, NUMBER_BOUNDS.seats);
      if (seats === undefined) return 'number';
      return seats === person.seats ? 'unchanged' : { kind, seats };
    }
    case 'maxLogins': {
      const maxLogins = numberFrom(value, NUMBER_BOUNDS.maxLogins);
      if (maxLogins === undefined) return 'number';
      return maxLogins === person.maxLogins ? 'unchanged' : { kind, maxLogins };
    }
    case 'grant':
    case 'expire':
    case 'remove':
      return value === '' ? 'feature' : { kind, feature: value };
    case 'block':
    case 'unblock':
    case 'endSessions':
    case 'passwordReset':
    case 'removeSecondFactor':
      return { kind };
  }
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

/** Whether an admin may view as this person: never as crew or another admin, nor as somebody who is blocked. */
export function mayBeImpersonated(person: Pick<Person, 'level' | 'blocked'>, self: boolean): boolean {
  return !self && person.level === 1 && !person.blocked;
}
