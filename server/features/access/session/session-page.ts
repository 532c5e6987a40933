import type { MemberActor } from '@yardsign/domain/access/actor';
import { type CallContext, keptThisSecond } from '../../../platform/http/bind.ts';
import type { AccessDeps } from '../ports.ts';
import { readSession } from './read-session.ts';

/** What a page is told of its session. Staff and whoever impersonates somebody are shown what is true now. */
export function sessionPage(deps: AccessDeps, actor: MemberActor, context: Pick<CallContext, 'asksAnew'>) {
  const make = async () => ({ session: await readSession(deps, actor) });
  if (actor.accessLevel !== 1 || actor.impersonator !== null) return make();
  const key = [actor.sessionId, actor.levelWaits ?? '', ...actor.features.toSorted()];
  return keptThisSecond(deps.sessionPages, { clock: deps.clock, context }, key, make);
}
