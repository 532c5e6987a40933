import type { AccountStatus, Impersonator } from './actor.ts';
import { isAdminLevel, isCrewLevel, managedTeam, type Standing } from './roles.ts';

/** The longest impersonation, in seconds. Nothing extends it. */
export const IMPERSONATION_SECONDS = 60 * 60;

/** How old the proof of a second factor may be for what staff does. */
export const SECOND_FACTOR_MS = 15 * 60_000;

/** The person who wants to impersonate, as of now and not as of their sign-in. */
export interface ImpersonatorStanding extends Standing {
  userId: string;
  status: AccountStatus;
  blocked: boolean;
}

/** The person who would be impersonated, with every team above them. */
export interface ImpersonatedStanding {
  userId: string;
  status: AccountStatus;
  accessLevel: number;
  /** Its member cannot use it either: it is blocked, or about to be deleted. */
  closed: boolean;
  teams: readonly { ownerId: string; isAdmin: boolean }[];
}

type Refusal = 'user_not_found' | 'forbidden';

/** A team's owner may impersonate any of its members, its admin those who are not admins. Nobody may impersonate staff. */
function refusalOfTeam(impersonator: ImpersonatorStanding, impersonated: ImpersonatedStanding): Refusal | null {
  const team = managedTeam(impersonator);
  const seat = impersonated.teams.find(({ ownerId }) => ownerId === team);
  if (team === null || seat === undefined || impersonated.userId === impersonator.userId) return 'user_not_found';
  if (impersonator.status !== 'active' || impersonated.status !== 'active') return 'forbidden';
  if (seat.isAdmin && impersonator.userId !== team) return 'forbidden';
  return null;
}

function refusalOfAdmin(impersonator: ImpersonatorStanding): Refusal | null {
  return isAdminLevel(impersonator.accessLevel) ? null : 'forbidden';
}

/**
 * Why somebody may not impersonate this person, or null when they may. Asked at the start and again with every call, so that a
 * member who leaves the team or an admin who loses the role ends it at once.
 */
export function refusalToImpersonate(
  impersonator: ImpersonatorStanding,
  impersonated: ImpersonatedStanding | undefined,
  mode: Impersonator['mode'],
): Refusal | null {
  if (impersonator.blocked) return 'forbidden';
  if (mode === 'admin') {
    const refusal = refusalOfAdmin(impersonator);
    if (refusal !== null) return refusal;
  }
  if (impersonated === undefined) return 'user_not_found';
  if (mode === 'team') {
    const refusal = refusalOfTeam(impersonator, impersonated);
    if (refusal !== null) return refusal;
  }
  return impersonated.closed || isCrewLevel(impersonated.accessLevel) ? 'forbidden' : null;
}

/** Whether a second factor was proved recently enough for what staff does. */
export function provedRecently(secondFactorAt: number | null, now: number): boolean {
  return secondFactorAt !== null && now - secondFactorAt <= SECOND_FACTOR_MS;
}
