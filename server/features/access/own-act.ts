import type { MemberActor } from '@yardsign/domain/access/actor';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import type { Act } from '../../platform/audit/record-act.ts';

/** An act of a member upon their own account, for the audit log. */
export function ownAct(
  actor: MemberActor,
  action: AuditAction,
  at: Date,
  requestId: string,
  detail: Act['detail'] = {},
): Act {
  return {
    at,
    action,
    actorId: actor.userId,
    realActorId: actor.impersonator?.userId ?? actor.userId,
    subjectId: actor.userId,
    detail,
    requestId,
  };
}
