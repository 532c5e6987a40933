import { holdsFeature } from '@yardsign/domain/access/actor';
import { dismissedUntil } from '@yardsign/domain/content/notice-times';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../lib/session/guard-person.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { useNow } from '../../../lib/session/use-now.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useOwnContentLanguage } from '../content-language.ts';
import { dismiss, isDismissed } from '../dismissed.ts';
import { useMarks } from '../marks.ts';
import { noticesQuery } from '../notices.ts';
import { toldNow } from '../told-now.ts';
import classes from './notice-banners.module.css';

/** What a member is told of without looking for it. What cannot be read is left out: it is on its own page. */
export function NoticeBanners() {
  const text = useText('notices');
  const format = useFormat();
  const language = useOwnContentLanguage();
  const timeZone = useTimeZone();
  const session = useSession();
  const { shared } = useMarks();
  const now = useNow();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const pieces = useQuery(noticesQuery(language, timeZone)).data ?? [];
  const told = toldNow(pieces, {
    now,
    timeZone,
    hasReports: session !== null && holdsFeature(heldFeatures(session), 'mmr'),
    shared,
    isDismissed: (id) => closed.includes(id) || isDismissed(document.cookie, id),
  });

  function close(id: string, until: Date | null) {
    const closedAt = serverNow();
    dismiss(id, closedAt, dismissedUntil(closedAt, until));
    setClosed([...closed, id]);
  }

  if (told.length === 0) return null;
  return (
    <div className={classes['notices']}>
      {told.map(({ kind, piece, until }) => (
        <Banner key={piece.id} kind="info" onClose={() => close(piece.id, until)}>
          {kind === 'report' ? (
            text('noticeReport', { month: format.date(piece.published_at, 'month') })
          ) : (
            <span lang={language}>{piece.translations[language].title}</span>
          )}{' '}
          <Link to={piece.path} className={classes['open']}>
            {text(`notice_${kind}`)}
          </Link>
        </Banner>
      ))}
    </div>
  );
}
