import type { MemberActor, Impersonator } from '@yardsign/domain/access/actor';
import { provedRecently, refusalToImpersonate, IMPERSONATION_SECONDS } from '@yardsign/domain/access/impersonation';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { createSession, type Grant } from '../session/create-session.ts';
import type { AccessDeps } from '../ports.ts';
import { findSession } from '../store.ts';
import { endImpersonationsFrom, findImpersonated, findImpersonator } from './impersonation-store.ts';

/**
 * Opens a session in which the caller impersonates a member. The caller's own session stays as it is and is what they return to;
 * whatever fails here leaves everything as it was.
 *
 * @throws AppError `while_impersonating` (nobody impersonates through another), `second_factor_required` (an admin without a fresh one),
 * `user_not_found`, `forbidden`.
 */
export async function startImpersonation(
  deps: AccessDeps,
  actor: MemberActor,
  input: { memberId: string; mode: Impersonator['mode']; reason: string; userAgent: string; requestId: string },
): Promise<Grant> {
  const now = deps.clock.now();
  if (actor.impersonator !== null) throw new AppError('while_impersonating');
  const [impersonator, impersonated, own] = await Promise.all([
    findImpersonator(deps.db, actor.userId),
    findImpersonated(deps.db, input.memberId),
    findSession(deps.db, actor.sessionId),
  ]);
  if (!impersonator || !own) throw new AppError('token_expired');
  // Before the target is looked at: who may not act as others learns nothing of who exists.
  if (input.mode === 'admin' && refusalToImpersonate(impersonator, undefined, 'admin') !== 'user_not_found')
    throw new AppError('forbidden');
  if (input.mode === 'admin' && !provedRecently(actor.secondFactorAt, now.getTime()))
    throw new AppError('second_factor_required');
  const refusal = refusalToImpersonate(impersonator, impersonated, input.mode);
  if (refusal !== null) throw new AppError(refusal);

  const left = Math.floor((own.expires_at.getTime() - now.getTime()) / 1000);
  const grant = await createSession(
    deps,
    {
      memberId: input.memberId,
      via: actor.via,
      userAgent: input.userAgent,
      impersonation: { userId: actor.userId, mode: input.mode, reason: input.reason, ownSessionId: actor.sessionId },
      seconds: Math.min(IMPERSONATION_SECONDS, left),
    },
    async (tx, { sessionId, sessionExpiresAt }) => {
      await endImpersonationsFrom(tx, actor.sessionId, { reason: 'impersonating_another', now, except: sessionId });
      await recordAct(tx, {
        at: now,
        action: 'viewing.started',
        actorId: actor.userId,
        realActorId: actor.userId,
        subjectId: input.memberId,
        detail: {
          session: sessionId,
          mode: input.mode,
          reason: input.reason,
          until: sessionExpiresAt.toISOString(),
        },
        requestId: input.requestId,
      });
      if (input.mode === 'admin') await deps.tellImpersonated(tx, { memberId: input.memberId, sessionId });
    },
  );
  // The browser keeps its cookies as long as the session to return to: by them it gets that one back when the hour is over.
  return { ...grant, sessionExpiresAt: own.expires_at };
}
