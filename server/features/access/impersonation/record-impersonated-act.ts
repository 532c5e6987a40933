import type { MemberActor } from '@yardsign/domain/access/actor';
import { api } from '@yardsign/contracts/api';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { AccessDeps } from '../ports.ts';

/** What a page does by itself, which changes nothing of the member's; the beginning and the end have entries of their own. */
const UPKEEP: readonly unknown[] = [
  api.access.refresh,
  api.access.endImpersonation,
  api.site.reportError,
  api.usage.track,
];

/** Notes what was done while somebody impersonated the member, whether or not it was allowed: both names, and never the content. */
export async function recordImpersonatedAct(
  deps: Pick<AccessDeps, 'db' | 'clock'>,
  actor: MemberActor,
  act: { route: AnyRoute; status: number; requestId: string },
): Promise<void> {
  const { impersonator } = actor;
  if (impersonator === null || act.route.method === 'GET' || UPKEEP.includes(act.route)) return;
  await deps.db.transaction().execute((tx) =>
    recordAct(tx, {
      at: deps.clock.now(),
      action: 'viewing.acted',
      actorId: actor.userId,
      realActorId: impersonator.userId,
      subjectId: actor.userId,
      detail: { session: actor.sessionId, method: act.route.method, route: act.route.path, status: act.status },
      requestId: act.requestId,
    }),
  );
}
