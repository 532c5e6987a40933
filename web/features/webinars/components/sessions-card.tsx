import { useQuery } from '@tanstack/react-query';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Webinar, webinarsQuery } from '../api.ts';
import { SessionRow } from './session-row.tsx';
import classes from './webinars.module.css';

interface SessionsCardProps {
  contentId: string;
  language: Language;
}

/** When a webinar is held next. */
export function SessionsCard({ contentId, language }: SessionsCardProps) {
  const text = useText('webinars');
  const webinars = useQuery(webinarsQuery);
  return (
    <Card title={text('sessions')}>
      <Loaded query={webinars} waiting={<LinesSkeleton lines={4} />} place="part" failed={text('sessionsFailed')}>
        {(all) => <Sessions webinar={all.find(({ content_id: id }) => id === contentId)} language={language} />}
      </Loaded>
    </Card>
  );
}

function Sessions({ webinar, language }: { webinar: Webinar | undefined; language: Language }) {
  const text = useText('webinars');
  const timeZone = useTimeZone();
  const ownLanguage = useLanguage();
  if (webinar === undefined || webinar.sessions.length === 0) return <p>{text('noSessions')}</p>;
  return (
    <>
      <ul className={classes['sessions']}>
        {webinar.sessions.map((session) => (
          <SessionRow key={session.starts_at} webinar={webinar} session={session} language={language} />
        ))}
      </ul>
      <p className={classes['note']}>{text('zone', { zone: zoneName(timeZone, ownLanguage) })}</p>
      <p className={classes['note']}>{text(webinar.join === null ? 'heldHere' : 'heldOnline')}</p>
    </>
  );
}
