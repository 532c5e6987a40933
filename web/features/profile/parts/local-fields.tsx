import { LOCAL_METRICS, type LocalMetric } from '@yardsign/domain/local/metrics';
import { CHART_MONTHS, CHART_RATIOS, readCommaList } from '@yardsign/domain/profile/local-settings';
import { METRIC_NAMES } from '@yardsign/scene/chart/chart-words';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../components/profile-form.module.css';
import type { PartForm } from './use-part-form.ts';

/** The figures that come first, in the order of the list. Those that we do not know stay as they are stored. */
export function LocalMetrics({ form }: { form: PartForm }) {
  const text = useText('parts');
  const language = useLanguage();
  const chosen = readCommaList(form.values['favoriteMetrics'] ?? '');
  const change = (metric: LocalMetric, isOn: boolean) => {
    const others = chosen.filter((each) => each !== metric);
    form.set('favoriteMetrics', (isOn ? [...others, metric] : others).join(','));
  };
  return (
    <fieldset className={layout['group']}>
      <legend>{text('favoriteMetrics')}</legend>
      {LOCAL_METRICS.map((metric) => (
        <CheckboxField
          key={metric}
          label={METRIC_NAMES[metric][language]}
          checked={chosen.includes(metric)}
          onChange={(isOn) => change(metric, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** The choices of a field, with what is stored where that is none of them. */
const withStored = (choices: readonly string[], stored: string) =>
  stored === '' || choices.includes(stored) ? choices : [...choices, stored];

/** The last months, or the time between two days. */
export function LocalPeriod({ form }: { form: PartForm }) {
  const text = useText('parts');
  const months = form.values['relativeTimeRange'] ?? '';
  const range = form.values['dateRange'] ?? '';
  const [from = '', to = ''] = range.split(',');
  const setDates = (days: readonly string[]) =>
    form.set('dateRange', days.every((day) => day === '') ? '' : days.join(','));
  const { error, ...days } = form.text('dateRange');
  return (
    <>
      <NativeSelect
        label={text('relativeTimeRange')}
        {...form.choice('relativeTimeRange')}
        value={months}
        choices={withStored(CHART_MONTHS, months).map((value) => ({
          value,
          label: text('lastMonths', { count: Number(value) }),
        }))}
        disabled={range !== ''}
        help={text(range === '' ? 'dateHelp' : 'datesCount')}
      />
      <div className={layout['fields']}>
        <TextField
          {...days}
          type="date"
          label={text('dateFrom')}
          value={from}
          max={to}
          error={error && text('datesWrong')}
          onChange={(event) => setDates([event.currentTarget.value, to])}
          onBlur={() => form.leave('dateRange')}
        />
        <TextField
          type="date"
          label={text('dateTo')}
          value={to}
          min={from}
          onChange={(event) => setDates([from, event.currentTarget.value])}
          onBlur={() => form.leave('dateRange')}
        />
      </div>
    </>
  );
}

/** The shape of a chart. */
export function LocalChart({ form }: { form: PartForm }) {
  const text = useText('parts');
  const ratio = form.values['aspectRatio'] ?? '';
  const names: Readonly<Record<string, 'wide' | 'squareShape' | 'tall'>> = {
    '16:9': 'wide',
    '1:1': 'squareShape',
    '9:16': 'tall',
  };
  return (
    <NativeSelect
      label={text('aspectRatio')}
      {...form.choice('aspectRatio')}
      value={ratio}
      choices={withStored(CHART_RATIOS, ratio).map((value) => {
        const name = names[value];
        return { value, label: name === undefined ? value : text(name) };
      })}
    />
  );
}
