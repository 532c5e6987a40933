import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton, Button } from '../../../ui/action/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { fetchSessionFile, type Session, useTakePart, type Webinar } from '../api.ts';
import classes from './webinars.module.css';

interface SessionRowProps {
  webinar: Webinar;
  session: Session;
  language: Language;
}

/** A session with its time, and what a member can do about it. */
export function SessionRow({ webinar, session, language }: SessionRowProps) {
  const text = useText('webinars');
  const format = useFormat();
  const errorText = useErrorText();
  const takePart = useTakePart(webinar.content_id);
  const [saving, setSaving] = useState(false);
  const moment = format.date(session.starts_at, 'longMoment');
  const fail = (error: Error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 });

  const change = (takesPart: boolean) =>
    takePart.mutate(
      { session, takesPart },
      { onSuccess: () => showToast({ message: text(takesPart ? 'registered' : 'left') }), onError: fail },
    );

  async function save() {
    setSaving(true);
    try {
      saveFile(await fetchSessionFile(webinar.content_id, session, language), `${session.starts_at.slice(0, 10)}.ics`);
    } catch (error) {
      fail(error as Error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <li className={classes['session']}>
      <p className={classes['moment']}>
        <time dateTime={session.starts_at}>{moment}</time>
        {session.is_on && <StatusBadge tone="info">{text('onNow')}</StatusBadge>}
        {session.registered && !session.is_on && <StatusBadge tone="good">{text('takesPart')}</StatusBadge>}
      </p>
      <div className={classes['acts']}>
        {session.is_on && webinar.join !== null && (
          <AnchorButton kind="primary" href={webinar.join} newTab>
            {text('join')}
          </AnchorButton>
        )}
        {!session.is_on && (
          <Button
            kind={session.registered ? 'quiet' : 'secondary'}
            busy={takePart.isPending}
            aria-label={text(session.registered ? 'leaveOf' : 'registerOf', { moment })}
            onClick={() => change(!session.registered)}
          >
            {text(session.registered ? 'leave' : 'register')}
          </Button>
        )}
        <Button
          kind="quiet"
          icon={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}
          busy={saving}
          aria-label={text('toCalendarOf', { moment })}
          onClick={() => void save()}
        >
          {text('toCalendar')}
        </Button>
      </div>
    </li>
  );
}
