import { wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';

interface ScheduleDialogProps {
  busy: boolean;
  onClose: () => void;
  onChoose: (at: string) => void;
  /** What went wrong, above the fields. */
  children?: ReactNode;
}

/** When a piece goes out, on the clock of whoever decides it. */
export function ScheduleDialog({ busy, onClose, onChoose, children }: ScheduleDialogProps) {
  const text = useText('studio');
  const language = useLanguage();
  const zone = useTimeZone();
  const draft = useDraft({ date: '', time: '09:00' });
  const { date, time } = draft.values;
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time);
  const read = isWhole ? wallClockToInstant({ date, time, timeZone: zone }) : null;
  const at = read?.ok ? read.value : null;
  const form = useForm({
    draft,
    busy,
    faults: { date: (at === null || at <= serverNow()) && text('timeToCome') },
    send: () => at !== null && onChoose(at.toISOString()),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text('scheduleTitle')}
      submit={text('move_schedule')}
      size="small"
    >
      {children}
      <TextField label={text('date')} type="date" data-autofocus {...form.text('date')} />
      <TextField
        label={text('time')}
        type="time"
        help={text('timeHelp', { zone: zoneName(zone, language) })}
        {...form.text('time')}
      />
    </FormDialog>
  );
}
