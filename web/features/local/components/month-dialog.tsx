import { isToCome, LOCAL_LIMITS, type MonthOfFigures } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS, type LocalMetric, METRICS } from '@yardsign/domain/local/metrics';
import { METRIC_NAMES } from '@yardsign/scene/chart/chart-words';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Figures, useSaveFigures } from '../api.ts';
import { hasFigures, isRightMonth, type TypedMonth, typedMonth, withMonth, wrongIn } from '../model/month-form.ts';
import classes from './local.module.css';

interface MonthDialogProps {
  memberId: string;
  figures: Figures;
  /** The month to change; null for a new one. */
  month: MonthOfFigures | null;
  onClose: () => void;
}

type Faults = { [Field in keyof TypedMonth]?: string | false };

/** The figures of one month, typed. */
export function MonthDialog({ memberId, figures, month, onClose }: MonthDialogProps) {
  const text = useText('local');
  const errorText = useErrorText();
  const language = useLanguage();
  const draft = useDraft<TypedMonth>(typedMonth(month, figures.source));
  const { values } = draft;
  const call = useSaveFigures(memberId);
  const { market, version, months } = figures;
  const next = withMonth(months, values, month?.month ?? null);
  const faultOf = (metric: LocalMetric) =>
    wrongIn(values).includes(metric) && text(METRICS[metric] === 'dollars' ? 'wrongDollars' : 'wrongFigure');
  function monthFault() {
    if (!isRightMonth(values)) return text('monthWrong');
    if (isToCome(values.month.trim(), serverNow())) return text('monthToCome');
    if (next.length > LOCAL_LIMITS.months) return text('tooMany');
    return !hasFigures(values) && text('nothingTyped');
  }
  const faults: Faults = {
    ...(Object.fromEntries(LOCAL_METRICS.map((metric) => [metric, faultOf(metric)])) as Faults),
    month: monthFault(),
    source: values.source.trim() === '' && text('sourceMissing'),
  };
  const form = useCallForm<TypedMonth, Parameters<typeof call.mutate>[0], Figures>({
    draft,
    call,
    faults,
    toSend: ({ source }) => ({ market, source, version, months: next }),
    onDone: onClose,
  });
  const removeMonth = () =>
    call.mutate(
      { market, source: figures.source, version, months: months.filter((each) => each.month !== month?.month) },
      {
        onSuccess: onClose,
        onError: (error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 }),
      },
    );
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text(month === null ? 'addMonth' : 'changeMonthTitle')}
      submit={text('keep')}
    >
      <div className={classes['column']}>
        <div className={classes['fields']}>
          <TextField
            type="month"
            label={text('month')}
            help={text('monthHelp')}
            placeholder="2026-10"
            data-autofocus
            {...form.text('month')}
          />
          <TextField
            label={text('source')}
            help={text('sourceHelp')}
            maxLength={LOCAL_LIMITS.source}
            {...form.text('source')}
          />
          {LOCAL_METRICS.map((metric) => (
            <TextField
              key={metric}
              label={METRIC_NAMES[metric][language]}
              help={text(`about_${metric}`)}
              optional
              inputMode="decimal"
              maxLength={20}
              {...form.text(metric)}
            />
          ))}
        </div>
        {month !== null && (
          <div className={classes['buttons']}>
            <Button kind="quiet" onClick={removeMonth} disabled={form.busy}>
              {text('deleteMonth')}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
}
