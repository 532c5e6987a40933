import type { Actor, MemberActor } from '@yardsign/domain/access/actor';
import { isTeamOwner, managedTeam } from '@yardsign/domain/access/roles';
import { AppError } from '../../platform/errors.ts';
import type { Verdict } from '../../platform/http/bind.ts';
import { active } from '../../platform/http/policies.ts';

/** The owner of a team, or an admin of the one above. A licensed owner's members are managed with the licence, not here. */
export function managesTeam(actor: Actor): Verdict {
  const verdict = active(actor);
  if (verdict !== 'allow' || actor.kind === 'guest') return verdict;
  return managedTeam(actor) !== null && actor.type !== 'Licensed Owner' ? 'allow' : 'forbidden';
}

export function ownsTeam(actor: Actor): Verdict {
  const verdict = managesTeam(actor);
  if (verdict !== 'allow' || actor.kind === 'guest') return verdict;
  return isTeamOwner(actor) ? 'allow' : 'forbidden';
}

/** Narrows what `managesTeam` let in: the team, and whether the caller is its owner. */
export function managerOf(actor: MemberActor): { teamId: string; isOwner: boolean } {
  const teamId = managedTeam(actor);
  if (teamId === null) throw new AppError('forbidden');
  return { teamId, isOwner: teamId === actor.userId };
}
