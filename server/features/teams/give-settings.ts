import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { setForTeam } from '../profile/set-for-team.ts';
import { locksOf, toSetting } from './locks-store.ts';
import { teamsAbove } from './store.ts';

/** Gives a member again what their team sets in one group of the profile, after they have put it back to its defaults. */
export const teamSettingsGiver =
  (clock: Clock) =>
  async (tx: Tx, memberId: string, feature: ProfileFeature): Promise<void> => {
    for (const teamId of await teamsAbove(tx, memberId)) {
      const locks = (await locksOf(tx, teamId)).filter((lock) => lock.feature === feature);
      const input = { memberIds: [memberId], sourceId: teamId, settings: locks.map(toSetting), now: clock.now() };
      if (locks.length > 0) await setForTeam(tx, input);
    }
  };
