import type { Actor, Membership, UserType } from './actor.ts';

/** The facts that role rules look at. An actor has them, and so has the session that a browser holds. */
export interface Standing {
  type: UserType | null;
  accessLevel: number;
  membership: Membership | null;
}

const MEMBER_LEVEL = 1;
const CREW_LEVEL = 2;
const ADMIN_LEVEL = 3;

const OWNER_TYPES: readonly UserType[] = [
  'Coach Leader',
  'Enterprise Owner',
  'Team Owner',
  'Free Team Owner',
  'Company Owner',
  'Branch Owner',
  'Licensed Owner',
];

/**
 * The level that counts: what an account was given, once it has a second factor and the session has proved it. Until then
 * whoever has the password has no more than a member's rights.
 *
 * @param proof.enrolled whether two-factor sign-in is on. @param proof.proved whether this session ever proved it.
 */
export function levelInForce(given: number, proof: { enrolled: boolean; proved: boolean }): number {
  return proof.enrolled && proof.proved ? given : Math.min(given, MEMBER_LEVEL);
}

export function isCrewLevel(accessLevel: number): boolean {
  return accessLevel >= CREW_LEVEL;
}

export function isAdminLevel(accessLevel: number): boolean {
  return accessLevel >= ADMIN_LEVEL;
}

/** Our own staff: the content team and everyone above. */
export function isCrew(actor: Actor): boolean {
  return actor.kind === 'member' && isCrewLevel(actor.accessLevel);
}

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'member' && isAdminLevel(actor.accessLevel);
}

export function isOwnerType(type: UserType | null): boolean {
  return type !== null && OWNER_TYPES.includes(type);
}

export function isTeamOwner({ type }: Pick<Standing, 'type'>): boolean {
  return isOwnerType(type);
}

/** An admin of the first team above. */
export function isTeamAdmin({ membership }: Pick<Standing, 'membership'>): boolean {
  return membership?.isAdmin === true;
}

/** The id of the team that this person may manage: their own, or the one above as its admin; null for everyone else. */
export function managedTeam(person: Standing & { userId: string }): string | null {
  if (isTeamOwner(person)) return person.userId;
  return isTeamAdmin(person) ? (person.membership?.ownerId ?? null) : null;
}

/** Someone who works under the licence of another: their plan is not theirs to change. */
export function isLicensedMember({ type, membership }: Pick<Standing, 'type' | 'membership'>): boolean {
  return type === 'Licensed Member' || membership?.ownerType === 'Licensed Owner';
}

/** Earning months by referral is for people who pay for themselves. */
export function mayRefer({ type, membership }: Pick<Standing, 'type' | 'membership'>): boolean {
  return type === null && membership === null;
}

/** An account with more than one login. */
export function hasManyLogins(maxLogins: number): boolean {
  return maxLogins > 1;
}
