import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { CHART_SIZES, type ChartView, timesOf } from '../model/chart-view.ts';
import type { LocalProfile } from '../model/use-local-settings.ts';
import classes from './local.module.css';

interface ChartFieldsProps {
  profile: LocalProfile;
  view: ChartView;
  onChange: (view: ChartView) => void;
}

/** The time, the shape and the trend of a chart. */
export function ChartFields({ profile, view, onChange }: ChartFieldsProps) {
  const text = useText('local');
  const format = useFormat();
  const labelOf = (time: string) =>
    time === 'dates'
      ? (profile.dates ?? []).map((day) => format.date(`${day}T12:00:00Z`)).join(' – ')
      : text('lastMonths', { count: Number(time) });
  return (
    <>
      <div className={classes['bar']}>
        <NativeSelect
          label={text('time')}
          value={view.time}
          choices={timesOf(profile).map((value) => ({ value, label: labelOf(value) }))}
          onChange={(time) => onChange({ ...view, time })}
        />
        <SegmentedControl
          label={text('shape')}
          labelled
          value={view.size}
          segments={CHART_SIZES.map((value) => ({ value, label: text(value) }))}
          onChange={(size) => onChange({ ...view, size })}
        />
      </div>
      <CheckboxField label={text('trend')} checked={view.trend} onChange={(trend) => onChange({ ...view, trend })} />
    </>
  );
}
