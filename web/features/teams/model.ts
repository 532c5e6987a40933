import { MOST_INVITES_AT_ONCE, type PastedPeople, readAddresses } from '@yardsign/domain/teams/read-addresses';
import { type Seats, seatsLeft } from '@yardsign/domain/teams/seats';
import type { LockField, Team } from './api.ts';

export type InviteFault =
  | { kind: 'missing' }
  | { kind: 'unreadable'; parts: readonly string[] }
  | { kind: 'tooMany'; most: number }
  | { kind: 'noSeats'; left: number; wanted: number };

/** What a pasted text would do: who would be invited, and what stands against it. */
export function planInvites(text: string, seats: Seats): { people: PastedPeople['people']; fault: InviteFault | null } {
  const { people, unreadable } = readAddresses(text);
  return { people, fault: faultOf(people.length, unreadable, seats) };
}

function faultOf(count: number, unreadable: readonly string[], seats: Seats): InviteFault | null {
  if (unreadable.length > 0) return { kind: 'unreadable', parts: unreadable };
  if (count === 0) return { kind: 'missing' };
  if (count > MOST_INVITES_AT_ONCE) return { kind: 'tooMany', most: MOST_INVITES_AT_ONCE };
  const left = seatsLeft(seats);
  return count > left ? { kind: 'noSeats', left, wanted: count } : null;
}

/** The name that a team goes by: its company, or else its owner. */
export function teamName(team: { company: string; ownerName: string }): string {
  return team.company === '' ? team.ownerName : team.company;
}

/** How a field stands: what is locked, and what the owner's own profile says. */
export function lockRows(team: Team) {
  return team.ownValues.map((own) => ({
    field: own.field,
    own,
    lock: team.locks.find((lock) => lock.field === own.field) ?? null,
  }));
}

export type LockRow = ReturnType<typeof lockRows>[number];

const PICTURES: readonly LockField[] = ['logo', 'logo_dark_bg'];

export function isPicture(field: LockField): boolean {
  return PICTURES.includes(field);
}
