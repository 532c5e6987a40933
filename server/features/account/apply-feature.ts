import type { MemberActor } from '@yardsign/domain/access/actor';
import { FEATURE_IDS } from '@yardsign/domain/access/features';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import { ownAct } from '../access/own-act.ts';
import type { AuthUser } from '../access/ports.ts';
import { readAccount } from '../access/read-account.ts';
import type { AccountDeps } from './ports.ts';
import { putFeature } from './store.ts';

const NUMBERS: Readonly<Record<string, number>> = FEATURE_IDS;

/** Adds a feature that members may give themselves; one that is held stays held. @throws AppError `feature_not_offered`. */
export async function applyFeature(
  deps: AccountDeps,
  actor: MemberActor,
  input: { feature: string; requestId: string },
): Promise<AuthUser> {
  const { feature } = input;
  if (!deps.selfApplicable.includes(feature)) throw new AppError('feature_not_offered');
  if (!actor.features.includes(feature)) {
    await deps.db.transaction().execute(async (tx) => {
      await putFeature(tx, { member_id: actor.userId, slug: feature, feature_id: NUMBERS[feature] ?? 0 });
      await recordAct(tx, ownAct(actor, 'account.feature-added', deps.clock.now(), input.requestId, { feature }));
    });
  }
  return readAccount(deps, actor.userId);
}
