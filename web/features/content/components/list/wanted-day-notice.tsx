import { useState } from 'react';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { forgetDay, wantedDay } from '../../../sharing/wanted-day.ts';

/** For whoever came from a day of the calendar: which day they look for something for, and the way to drop it. */
export function WantedDayNotice() {
  const text = useText('content');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const [day, setDay] = useState(() => wantedDay(instantToWallClock(serverNow(), timeZone).date));
  if (day === null) return null;
  const name = formatDate(new Date(`${day}T12:00:00Z`), 'longDate', language, 'UTC');
  return (
    <Banner
      kind="info"
      title={text('wantedDay', { day: name })}
      action={
        <Button
          size="small"
          onClick={() => {
            forgetDay();
            setDay(null);
          }}
        >
          {text('wantedDayDrop')}
        </Button>
      }
    >
      {text('wantedDayText')}
    </Banner>
  );
}
