import { useQuery } from '@tanstack/react-query';
import { TEAM_GROUPS, type TeamGroup } from '@yardsign/domain/profile/team-settings';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Team } from '../api.ts';
import { settingsQuery, type TeamSetting } from './api.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings-card.module.css';

const GROUP_NAMES = {
  graphics: 'graphics',
  guides: 'guides',
  blog: 'blog',
  newsletter: 'email',
  video: 'videos',
} as const satisfies Record<TeamGroup, string>;

interface GroupProps {
  group: TeamGroup;
  settings: readonly TeamSetting[];
  readOnly: boolean;
  isOwner: boolean;
}

function Group({ group, settings, readOnly, isOwner }: GroupProps) {
  const text = useText('teams');
  const profile = useText('profile');
  const count = settings.filter(({ set }) => set !== null).length;
  return (
    <details className={classes['group']}>
      <summary>
        {profile(GROUP_NAMES[group])}
        <span className={classes['count']}>{count === 0 ? text('membersChoose') : text('settingsSet', { count })}</span>
      </summary>
      <ul className={classes['list']}>
        {settings.map((setting) => (
          <SettingRow key={setting.field} setting={setting} readOnly={readOnly} isOwner={isOwner} />
        ))}
      </ul>
    </details>
  );
}

/** What the team sets in the other parts of its members' profiles: as the owner's own profile has it. */
export function SettingsCard({ team, readOnly }: { team: Team; readOnly: boolean }) {
  const text = useText('teams');
  const settings = useQuery(settingsQuery);
  const isOwner = team.role === 'owner';
  return (
    <Card title={text('settings')}>
      <p className={classes['lead']}>
        {isOwner ? text('settingsLead') : text('settingsLeadAdmin', { name: team.ownerName })}
      </p>
      <Loaded
        query={settings}
        waiting={<ListSkeleton rows={TEAM_GROUPS.length} />}
        place="part"
        failed={text('settingsFailed')}
      >
        {(read) =>
          TEAM_GROUPS.map((group) => (
            <Group
              key={group}
              group={group}
              settings={read.filter(({ feature }) => feature === group)}
              readOnly={readOnly}
              isOwner={isOwner}
            />
          ))
        }
      </Loaded>
    </Card>
  );
}
