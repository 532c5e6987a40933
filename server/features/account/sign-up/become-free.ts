import { FEATURE_IDS } from '@yardsign/domain/access/features';
import type { Tx } from '../../../platform/database/database.ts';
import { putFeature } from '../store.ts';

/** Makes an account a free one wherever no plan holds: what is left when a plan that came from elsewhere has ended. */
export async function becomeFree(tx: Tx, memberId: string): Promise<void> {
  await putFeature(tx, { member_id: memberId, slug: 'free', feature_id: FEATURE_IDS.free });
}
