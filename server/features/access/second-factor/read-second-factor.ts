import type { MemberActor } from '@yardsign/domain/access/actor';
import { provedRecently, SECOND_FACTOR_MS } from '@yardsign/domain/access/impersonation';
import type { AccessDeps } from '../ports.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor-store.ts';

/** What the page of an account says about two-factor sign-in. */
export async function readSecondFactor(deps: Pick<AccessDeps, 'db' | 'clock'>, actor: MemberActor) {
  const [row, left] = await Promise.all([
    findSecondFactor(deps.db, actor.userId),
    countRecoveryCodes(deps.db, actor.userId),
  ]);
  const since = row?.confirmed_at ?? null;
  const fresh = provedRecently(actor.secondFactorAt, deps.clock.now().getTime());
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : left,
    freshUntil:
      fresh && actor.secondFactorAt !== null ? new Date(actor.secondFactorAt + SECOND_FACTOR_MS).toISOString() : null,
  };
}
