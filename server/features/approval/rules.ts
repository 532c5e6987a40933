import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { approvalRoutes } from '@yardsign/contracts/routes/sharing/approval';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { managedTeam } from '@yardsign/domain/access/roles';
import { isSameRules } from '@yardsign/domain/approval/team-rules';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalDeps } from './ports.ts';
import { namedPeople, putRules, rulesOf, seatIdsOf } from './store.ts';

type Shown = RouteTypes<typeof approvalRoutes.getRules>['answer'];

function teamOf(actor: MemberActor): string {
  const teamId = managedTeam(actor);
  if (teamId === null) throw new AppError('forbidden');
  return teamId;
}

/** The rules of the team that the caller manages. */
export async function readRules(deps: Pick<ApprovalDeps, 'db'>, actor: MemberActor): Promise<Shown> {
  const teamId = teamOf(actor);
  const rules = await rulesOf(deps.db, teamId);
  const named = await namedPeople(deps.db, teamId, [...rules.members, ...rules.approverIds]);
  return {
    rules: rules as Shown['rules'],
    mayChange: teamId === actor.userId || rules.adminsMayChange,
    named,
  };
}

/**
 * Says what has to be agreed to. What is scheduled is looked at again, member by member.
 *
 * @throws AppError `forbidden` for an admin whom the owner does not let, `invalid_request` for somebody who is not on the team.
 */
export async function saveRules(
  deps: Pick<ApprovalDeps, 'db' | 'clock' | 'reviewSoon'>,
  actor: MemberActor,
  { rules, requestId }: { rules: Shown['rules']; requestId: string },
): Promise<void> {
  const teamId = teamOf(actor);
  const isOwner = teamId === actor.userId;
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    // One change of rules at a time: the right to change them is one of them.
    await tx.selectFrom('member').select('id').where('id', '=', teamId).forUpdate().execute();
    const before = await rulesOf(tx, teamId);
    if (!isOwner && (!before.adminsMayChange || !rules.adminsMayChange)) throw new AppError('forbidden');
    const seats = await seatIdsOf(tx, teamId);
    for (const path of ['members', 'approverIds'] as const) {
      // Somebody who has left meanwhile may still be named, but nobody who never was.
      const known = new Set([...seats, ...before[path]]);
      if (rules[path].some((id) => !known.has(id)))
        throw new AppError('invalid_request', { issues: [{ path, message: 'is not on the team' }] });
    }
    // Nothing has happened that the log would have to tell, nor anything that waits would have to be looked at for.
    if (isSameRules(before, rules)) return;
    await putRules(tx, { teamId, rules, by: actor.userId, at });
    await recordAct(tx, {
      at,
      action: 'team.rules-changed',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: teamId,
      detail: { team: teamId, asks: rules.asks, what: rules.what, undecided: rules.undecided, hours: rules.hours },
      requestId,
    });
    await deps.reviewSoon(tx, seats);
  });
}
