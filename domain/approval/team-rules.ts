import { HOUR_MS } from '../time/spans.ts';

export const MOST_HOURS = 72;
export const MOST_NEW_DAYS = 365;
/** So many members can be named one by one; more are meant by their role. */
export const MOST_NAMED = 200;
export const WORDING_LEVELS = ['off', 'block', 'warn'] as const;

/** What a team wants somebody to look at before it goes out. */
export interface TeamRules {
  /** Who has to ask. The owner never has to: nobody stands above them. */
  asks: 'nobody' | 'everybody' | 'some';
  /** With `some`: these members, these roles, and whoever has joined within so many days. */
  members: readonly string[];
  roles: readonly ('member' | 'admin')[];
  newForDays: number;
  /** What has to be asked for. With `some`: these types of content, these networks, and words that are found at this level or graver. */
  what: 'everything' | 'some';
  kinds: readonly string[];
  networks: readonly string[];
  wording: (typeof WORDING_LEVELS)[number];
  /** Words that no member of the team can share by hand at all, whoever asks: found at this level or graver. What autopilot plans is asked for. */
  stops: (typeof WORDING_LEVELS)[number];
  /** Who may agree, beside the owner, who always may. */
  approvers: 'managers' | 'chosen';
  approverIds: readonly string[];
  /** Whether those may agree to their own posts. */
  ownPosts: boolean;
  /** How long before its time a post is decided at the latest; whoever is asked late has as long from then. */
  hours: number;
  /** What becomes of a post that nobody has decided by then. */
  undecided: 'send' | 'stop';
  /** Whether admins of the team may change the rules; otherwise only its owner. */
  adminsMayChange: boolean;
}

export const NO_RULES: TeamRules = {
  asks: 'nobody',
  members: [],
  roles: ['member'],
  newForDays: 0,
  what: 'everything',
  kinds: [],
  networks: [],
  wording: 'off',
  stops: 'off',
  approvers: 'managers',
  approverIds: [],
  ownPosts: false,
  hours: 2,
  undecided: 'stop',
  adminsMayChange: false,
};

/** Whether two say the same, in whatever order they name people, roles, types and networks. */
export function isSameRules(one: TeamRules, other: TeamRules): boolean {
  const names = Object.keys(NO_RULES) as (keyof TeamRules)[];
  const said = (value: TeamRules[keyof TeamRules]) =>
    typeof value === 'object' ? [...value].sort().join(' ') : String(value);
  return names.every((name) => said(one[name]) === said(other[name]));
}

/** A member of the team, as its rules see them. */
export interface Seat {
  memberId: string;
  isAdmin: boolean;
  /** Epoch milliseconds; null for somebody who has been there since before this was noted. */
  joinedAt: number | null;
}

export const ASK_REASONS = ['everything', 'kind', 'network', 'wording'] as const;
export type AskReason = (typeof ASK_REASONS)[number];

/** Whether somebody may agree to a post of `askerId`. @param seat null for the owner, who has none. */
export function mayApprove(
  rules: TeamRules,
  person: { memberId: string; isOwner: boolean; seat: Seat | null },
  askerId: string,
): boolean {
  if (person.isOwner) return true;
  if (person.seat === null || (person.memberId === askerId && !rules.ownPosts)) return false;
  return rules.approvers === 'managers' ? person.seat.isAdmin : rules.approverIds.includes(person.memberId);
}

/** Until when a post can be decided. Whoever is asked has the hours of the rules in any case: a post of this minute passes nobody by. */
export function decideBy(ask: { askedAt: number; dueAt: number; hours: number }): number {
  const hours = ask.hours * HOUR_MS;
  return Math.max(ask.dueAt - hours, ask.askedAt + hours);
}
