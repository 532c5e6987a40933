import { REPEAT_DAYS, type JobPlan } from '@yardsign/domain/autopilot/job';
import { LAYOUT_NETWORK, LAYOUT_IDS, shapesOf } from '@yardsign/domain/autopilot/layouts';
import { AUTOPILOT_TYPES, SKIPPABLE_CATEGORIES } from '@yardsign/domain/autopilot/wire-ids';
import { kinds } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Connection } from '../../sharing/connection-model.ts';
import { languageName, pausesWith, toggled, zonesWith } from '../model.ts';
import { HourFields } from './hour-fields.tsx';
import classes from './job-editor.module.css';
import { TargetFields } from './target-fields.tsx';

interface JobFieldsProps {
  plan: JobPlan;
  features: readonly string[];
  connections: readonly Connection[];
  onChange: (change: Partial<JobPlan>) => void;
}

const SHAPES = { square: 1, portrait: 4 / 5, link: 1.91 } as const;

/** What of a type keeps it from being ticked, in words. */
function useTypeNote(features: readonly string[]) {
  const text = useText('autopilot');
  return (type: (typeof AUTOPILOT_TYPES)[number]): string | undefined => {
    return mayPost(features, type) ? undefined : text('typeNotHeld');
  };
}

/** Everything that a job says. */
export function JobFields({ plan, features, connections, onChange }: JobFieldsProps) {
  const text = useText('autopilot');
  const types = useText('content');
  const language = useLanguage();
  const own = useTimeZone();
  const noteOf = useTypeNote(features);
  const showsLayout = plan.targets.some(({ network }) => network === LAYOUT_NETWORK);
  return (
    <>
      <Card title={text('what')}>
        <div className={classes['fields']} role="group" aria-label={text('what')}>
          {AUTOPILOT_TYPES.map((type) => (
            <CheckboxField
              key={type}
              label={types(kinds[type].plural)}
              help={noteOf(type)}
              checked={plan.contentTypes.includes(type)}
              disabled={noteOf(type) !== undefined && !plan.contentTypes.includes(type)}
              onChange={(wanted) => onChange({ contentTypes: toggled(plan.contentTypes, type, wanted) })}
            />
          ))}
        </div>
      </Card>
      <Card title={text('where')}>
        <TargetFields targets={plan.targets} connections={connections} onChange={(targets) => onChange({ targets })} />
      </Card>
      <Card title={text('when')}>
        <div className={classes['fields']}>
          <HourFields weekdays={plan.weekdays} hours={plan.hours} timeZone={plan.timeZone} onChange={onChange} />
          <NativeSelect
            label={text('timeZone')}
            {...(plan.timeZone !== own && {
              help: text('timeZoneOther', { zone: zoneName(plan.timeZone, language), own: zoneName(own, language) }),
            })}
            choices={zonesWith(plan.timeZone).map(({ zone, slug }) => ({ value: zone, label: text(`zone_${slug}`) }))}
            value={plan.timeZone}
            onChange={(timeZone) => onChange({ timeZone })}
          />
        </div>
      </Card>
      <Card title={text('how')}>
        <div className={classes['fields']}>
          <SegmentedControl
            label={text('language')}
            labelled
            segments={LANGUAGES.map((each) => ({ value: each, label: languageName(each, language) }))}
            value={plan.language}
            onChange={(chosen) => onChange({ language: chosen })}
          />
          <NativeSelect
            label={text('repeat')}
            choices={pausesWith(plan.repeatAfterDays).map((days) => ({
              value: String(days),
              label: text('repeatDays', { count: days }),
            }))}
            value={String(plan.repeatAfterDays)}
            onChange={(days) => onChange({ repeatAfterDays: Number(days) || REPEAT_DAYS.usual })}
          />
          {showsLayout && <LayoutField layout={plan.layout} onChange={(layout) => onChange({ layout })} />}
          <CheckboxField
            label={text('skipHoliday')}
            checked={plan.skipCategories.length > 0}
            onChange={(skip) => onChange({ skipCategories: skip ? SKIPPABLE_CATEGORIES : [] })}
          />
        </div>
      </Card>
    </>
  );
}

/** The shapes of pictures on the network that is particular about them, with what they look like. */
function LayoutField({ layout, onChange }: { layout: number; onChange: (layout: number) => void }) {
  const text = useText('autopilot');
  return (
    <div className={classes['network']}>
      <NativeSelect
        label={text('layout', { network: networkName(LAYOUT_NETWORK) })}
        choices={LAYOUT_IDS.map((id) => ({ value: String(id), label: text(`layout_${id as 1}`) }))}
        value={String(layout)}
        onChange={(id) => onChange(Number(id))}
      />
      <span className={classes['shapes']} aria-hidden="true">
        {shapesOf(layout).map((shape) => (
          <span key={shape} className={classes['shape']} style={{ aspectRatio: SHAPES[shape] }} />
        ))}
      </span>
    </div>
  );
}
