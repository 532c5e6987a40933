import { showsOnPosts, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Tx } from '../../platform/database/database.ts';
import type { ProfileDeps } from './ports.ts';
import { raiseBrandVersions } from './store.ts';

/** Every unsent post wears the new brand, where one of the groups that have changed shows on posts. */
export async function noteBrandChange(
  deps: ProfileDeps,
  tx: Tx,
  memberId: string,
  changed: readonly ProfileFeature[],
): Promise<void> {
  if (!changed.some(showsOnPosts)) return;
  await raiseBrandVersions(tx, [memberId], deps.clock.now());
  await deps.onBrandChange(tx, [memberId]);
}
