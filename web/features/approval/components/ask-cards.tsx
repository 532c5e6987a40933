import { MOST_NEW_DAYS, WORDING_LEVELS } from '@yardsign/domain/approval/team-rules';
import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { NETWORK_KEYS, networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../pages/pages.module.css';
import { NamedPeople } from './named-people.tsx';
import { Ticks } from './ticks.tsx';
import type { RulesPart } from './rules-form.tsx';

/** What can go out at all. */
const POSTABLE = CONTENT_TYPES.filter((type) => kinds[type].postedAs !== null);

/** Who has to ask, and for what. */
export function AskCards(part: RulesPart) {
  const { rules, onChange } = part;
  const text = useText('approval');
  return (
    <>
      <Card title={text('whoAsks')}>
        <div className={classes['fields']}>
          <SegmentedControl
            label={text('whoAsks')}
            segments={(['nobody', 'everybody', 'some'] as const).map((value) => ({
              value,
              label: text(`asks_${value}`),
            }))}
            value={rules.asks}
            onChange={(asks) => onChange({ asks })}
          />
          {rules.asks === 'some' && <Some {...part} />}
        </div>
      </Card>
      {rules.asks !== 'nobody' && (
        <Card title={text('forWhat')}>
          <div className={classes['fields']}>
            <SegmentedControl
              label={text('forWhat')}
              segments={(['everything', 'some'] as const).map((value) => ({ value, label: text(`what_${value}`) }))}
              value={rules.what}
              onChange={(what) => onChange({ what })}
            />
            {rules.what === 'some' && <SomePosts {...part} />}
          </div>
        </Card>
      )}
      <Card title={text('stops')}>
        <NativeSelect
          label={text('stops')}
          labelHidden
          help={text('stopsHelp')}
          choices={WORDING_LEVELS.map((value) => ({ value, label: text(`stops_${value}`) }))}
          value={rules.stops}
          onChange={(level) => onChange({ stops: WORDING_LEVELS.find((each) => each === level) ?? 'off' })}
        />
      </Card>
    </>
  );
}

function Some({ rules, people, onChange, onChoose }: RulesPart) {
  const text = useText('approval');
  return (
    <>
      <Ticks
        label={text('roles')}
        choices={(['member', 'admin'] as const).map((value) => ({ value, label: text(`role_${value}`) }))}
        chosen={rules.roles}
        onChange={(roles) => onChange({ roles })}
      />
      <TextField
        label={text('newForDays')}
        help={text('newForDaysHelp')}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_NEW_DAYS}
        value={rules.newForDays}
        onChange={({ currentTarget: { valueAsNumber: days } }) =>
          onChange({ newForDays: Number.isNaN(days) ? 0 : Math.min(MOST_NEW_DAYS, Math.max(0, Math.round(days))) })
        }
      />
      <NamedPeople
        label={text('alsoMembers')}
        chosen={rules.members}
        people={people}
        onChange={(members) => onChange({ members })}
        onChoose={() => onChoose('members')}
      />
    </>
  );
}

function SomePosts({ rules, onChange }: RulesPart) {
  const text = useText('approval');
  const types = useText('content');
  return (
    <>
      <Ticks
        label={text('kinds')}
        choices={POSTABLE.map((value) => ({ value, label: types(kinds[value].plural) }))}
        chosen={rules.kinds}
        onChange={(chosen) => onChange({ kinds: chosen })}
      />
      <Ticks
        label={text('networks')}
        choices={NETWORK_KEYS.map((value) => ({ value, label: networkName(value) }))}
        chosen={rules.networks}
        onChange={(networks) => onChange({ networks })}
      />
      <NativeSelect
        label={text('wording')}
        help={text('wordingHelp')}
        choices={WORDING_LEVELS.map((value) => ({ value, label: text(`wording_${value}`) }))}
        value={rules.wording}
        onChange={(level) => onChange({ wording: WORDING_LEVELS.find((each) => each === level) ?? 'off' })}
      />
    </>
  );
}
