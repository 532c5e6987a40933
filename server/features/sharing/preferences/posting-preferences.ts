import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { postingPreferencesRoutes } from '@yardsign/contracts/routes/sharing/posting-preferences';
import type { SharingDeps } from '../deps.ts';
import { findPreferences, savePreferences } from './preference-store.ts';

type Preferences = RouteTypes<typeof postingPreferencesRoutes.getPostingPreferences>['answer']['preferences'];

/** What holds for a member who has chosen nothing. */
const BEGINNING: Preferences = { undo: true };

export async function readPreferences(deps: Pick<SharingDeps, 'db'>, memberId: string): Promise<Preferences> {
  return (await findPreferences(deps.db, memberId)) ?? BEGINNING;
}

export async function changePreferences(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  memberId: string,
  preferences: Preferences,
): Promise<Preferences> {
  await savePreferences(deps.db, { member_id: memberId, ...preferences, updated_at: deps.clock.now() });
  return preferences;
}
