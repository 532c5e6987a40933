import { TEAM_MODES } from '@yardsign/domain/profile/team-settings';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { type SettingChange, type TeamSetting, useSettingChange } from './api.ts';
import { useSettingName } from './setting-names.ts';
import classes from './settings-card.module.css';
import { useSettingValue } from './setting-value.ts';

const MEMBERS_CHOOSE = '';

const isSame = (one: TeamSetting['own'], other: TeamSetting['own']) =>
  one.value === other.value && one.syncTo === other.syncTo && one.fontSize === other.fontSize;

interface SettingRowProps {
  setting: TeamSetting;
  readOnly: boolean;
  /** Whether the one who looks is the owner, whose profile it is. */
  isOwner: boolean;
}

/** One setting: what it is set to, and whether members choose, begin with it or cannot change it. */
export function SettingRow({ setting, readOnly, isOwner }: SettingRowProps) {
  const text = useText('teams');
  const errorText = useErrorText();
  const nameOf = useSettingName();
  const valueOf = useSettingValue();
  const change = useSettingChange();
  const { own, set } = setting;
  const name = nameOf(setting);

  function send(sent: SettingChange) {
    change.mutate(sent, {
      onSuccess: ({ members }) =>
        showToast({
          message:
            sent.mode === null
              ? text('unlocked', { field: name })
              : text('settingReaches', { field: name, count: members }),
        }),
      onError: (error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 }),
    });
  }

  return (
    <li className={classes['row']} data-set={set?.mode}>
      <NativeSelect
        label={name}
        help={<span className={classes['value']}>{valueOf(setting, set ?? own)}</span>}
        choices={[
          { value: MEMBERS_CHOOSE, label: text('membersChoose') },
          { value: 'default', label: text('beginWithIt') },
          { value: 'locked', label: text('lockedForAll') },
        ]}
        value={set?.mode ?? MEMBERS_CHOOSE}
        disabled={readOnly}
        onChange={(value) => send({ setting, mode: TEAM_MODES.find((mode) => mode === value) ?? null })}
      />
      {set !== null && !isSame(set, own) && !readOnly && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => send({ setting, mode: set.mode })}
          aria-label={text('takeOverField', { field: name, value: valueOf(setting, own) })}
        >
          {text(isOwner ? 'takeOverMine' : 'takeOverOwners', { value: valueOf(setting, own) })}
        </Button>
      )}
    </li>
  );
}
