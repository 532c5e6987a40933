import { type ComponentProps, useState } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DayContent } from './day-content.tsx';

interface DayDialogProps {
  /** Null while no day is open. */
  day: string | null;
  onClose: () => void;
  contentOf: (day: string) => ComponentProps<typeof DayContent>;
}

/** One day with everything on it. */
export function DayDialog({ day, onClose, contentOf }: DayDialogProps) {
  const language = useLanguage();
  // While it closes it still shows the day that it was opened for.
  const [last, setLast] = useState(day);
  if (day !== null && day !== last) setLast(day);
  const shown = day ?? last;
  const title = shown === null ? '' : formatDate(new Date(`${shown}T12:00:00Z`), 'longDate', language, 'UTC');
  return (
    <Dialog opened={day !== null} onClose={onClose} title={title}>
      {shown !== null && <DayContent {...contentOf(shown)} />}
    </Dialog>
  );
}
