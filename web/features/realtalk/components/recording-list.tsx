import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { lengthOf } from '../../../lib/format/length-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { type Recording, recordingsQuery } from '../api.ts';
import { fileNameOf } from '../model.ts';
import { DeleteQuestion } from './delete-question.tsx';
import classes from './recording-list.module.css';

function RecordingCard({ recording, onDelete }: { recording: Recording; onDelete: () => void }) {
  const text = useText('realtalk');
  const { date } = useFormat();
  const { id, title, language, poster, seconds, url, createdAt } = recording;
  const facts = [date(createdAt), text(`in_${language}`)].map((fact) => ({ key: fact, fact }));
  return (
    <li className={classes['card']}>
      <div className={classes['picture']}>
        <img src={poster} alt="" loading="lazy" />
        <span className={classes['length']}>{lengthOf(seconds)}</span>
      </div>
      <h3 className={classes['title']} lang={language}>
        <Link to="/realtalk/recordings/$recordingId" params={{ recordingId: id }}>
          {title}
        </Link>
      </h3>
      <Facts facts={facts} />
      <div className={classes['actions']}>
        <AnchorButton
          href={url}
          download={fileNameOf(recording)}
          size="small"
          aria-label={text('saveOf', { title })}
          icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        >
          {text('save')}
        </AnchorButton>
        <IconButton
          label={text('deleteOf', { title })}
          icon={<IconTrash size={18} stroke={1.5} />}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

interface RecordingListProps {
  /** Of one script alone; null of all. */
  script: string | null;
  /** What can be done where there is none yet. */
  action?: ReactNode;
  /** Shows so many at most and no way to more, and of none only that there is none. */
  most?: number;
}

/** What the member has recorded, the newest first, with every state a list can be in. */
export function RecordingList({ script, action, most }: RecordingListProps) {
  const text = useText('realtalk');
  const region = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(recordingsQuery(script));
  const [asked, setAsked] = useState<Recording | null>(null);
  const recordings = list.data?.pages.flatMap((page) => page.items).slice(0, most) ?? [];
  useFocusKept(
    region,
    recordings.map(({ id }) => id),
  );
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label={text('recordings')}>
      <Loaded query={list} waiting={<CardsSkeleton count={3} ratio={1} />} place="list" failed={text('listFailed')}>
        {({ pages }) =>
          recordings.length === 0 && most !== undefined ? (
            <p className={classes['none']}>{text('noneShort')}</p>
          ) : recordings.length === 0 ? (
            <EmptyState drawing="empty" title={text(script === null ? 'none' : 'noneOfScript')} action={action}>
              {text('noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className={classes['grid']}>
                {recordings.map((recording) => (
                  <RecordingCard key={recording.id} recording={recording} onDelete={() => setAsked(recording)} />
                ))}
              </ul>
              {most === undefined && (
                <MorePages list={list} shown={recordings.length} total={pages[0]?.count ?? null} />
              )}
            </>
          )
        }
      </Loaded>
      {asked && <DeleteQuestion recording={asked} onClose={() => setAsked(null)} onGone={() => setAsked(null)} />}
    </div>
  );
}
