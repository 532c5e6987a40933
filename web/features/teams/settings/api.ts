import { queryOptions } from '@tanstack/react-query';
import type { TeamMode } from '@yardsign/domain/profile/team-settings';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { useOptimistic } from '../../../lib/use-optimistic.ts';
import { teamQuery } from '../api.ts';

export type TeamSetting = Answer<'teams', 'getTeamSettings'>['settings'][number];

/** What the team sets in each part of the profile. */
export const settingsQuery = queryOptions({
  queryKey: [...teamQuery.queryKey, 'settings'],
  queryFn: async ({ signal }) => (await api.teams.getTeamSettings({ signal })).settings,
});

/** How a setting is to stand; without a mode the members choose. */
export interface SettingChange {
  setting: TeamSetting;
  mode: TeamMode | null;
}

const isSame = (one: TeamSetting, other: TeamSetting) => one.feature === other.feature && one.field === other.field;

/** Sets for all what the owner has, or lets the members choose. The card shows it at once. */
export function useSettingChange() {
  return useOptimistic<SettingChange, Answer<'teams', 'setTeamSetting'>>({
    name: 'team settings',
    call({ setting: { feature, field }, mode }) {
      const params = { feature, field };
      if (mode === null) return api.teams.withdrawTeamSetting({ params });
      return api.teams.setTeamSetting({ params, body: { mode } });
    },
    foresee: ({ setting, mode }) => [
      {
        queryKey: settingsQuery.queryKey,
        change: (settings: TeamSetting[]): TeamSetting[] =>
          settings.map((each) =>
            isSame(each, setting)
              ? { ...each, set: mode && { ...each.own, mode, setBy: '', at: new Date(0).toISOString() } }
              : each,
          ),
      },
    ],
  });
}
