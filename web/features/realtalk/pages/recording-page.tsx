import { IconDownload, IconMovie, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { writeVtt } from '@yardsign/domain/content/films/web-vtt';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { lengthOf } from '../../../lib/format/length-of.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { AnchorButton, Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { pieceSearch } from '../../content/model.ts';
import { type FullRecording, type Recording, recordingQuery, useBeginVideo } from '../api.ts';
import { CaptionsCard } from '../components/captions-card.tsx';
import { CutCard } from '../components/cut-card.tsx';
import { DeleteQuestion } from '../components/delete-question.tsx';
import { RenameDialog } from '../components/rename-dialog.tsx';
import { fileNameOf } from '../model.ts';
import classes from './recording-page.module.css';

const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What a player shows of the words that are said. */
function CaptionsTrack({ recording: { captions, language } }: { recording: FullRecording }) {
  const text = useText('realtalk');
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([writeVtt(captions)], { type: 'text/vtt' }));
    if (track.current !== null) track.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [captions]);
  return <track ref={track} kind="captions" srcLang={language} label={text('captions')} default />;
}

interface PlayerProps {
  recording: FullRecording;
  player: RefObject<HTMLVideoElement | null>;
}

function Player({ recording, player }: PlayerProps) {
  const { url, poster, title, language, width, height, captions } = recording;
  const text = useText('realtalk');
  const [failed, setFailed] = useState(false);
  return (
    <div className={classes['player']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- It has them once somebody has written them. */}
      <video
        ref={player}
        className={classes['film']}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={url}
        poster={poster}
        aria-label={title}
        lang={language}
        preload="metadata"
        controls
        playsInline
        onError={() => setFailed(true)}
      >
        {captions.length > 0 && <CaptionsTrack recording={recording} />}
      </video>
      {failed && <Banner kind="failure">{text('playFailed')}</Banner>}
    </div>
  );
}

/** Leads to the recording as a video in the member's brand, to be made and posted; to the one that was begun before, where there is one. */
function BeginVideo({ recording: { id, language, video } }: { recording: Recording }) {
  const text = useText('realtalk');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const begin = useBeginVideo();
  const search = pieceSearch.link({ language });
  if (video)
    return (
      <div className={classes['begin']}>
        <LinkButton kind="primary" wide icon={<IconMovie {...ICON} />} to={video.path} search={search}>
          {text('toVideo')}
        </LinkButton>
        <p className={classes['help']}>{text('toVideoHelp')}</p>
      </div>
    );
  return (
    <div className={classes['begin']}>
      <Button
        kind="primary"
        wide
        icon={<IconMovie {...ICON} />}
        busy={begin.isPending}
        onClick={() =>
          begin.mutate(id, {
            onSuccess: ({ path }) => void navigate({ to: path, search }),
            onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
          })
        }
      >
        {text('makeVideo')}
      </Button>
      <p className={classes['help']}>{text('makeVideoHelp')}</p>
    </div>
  );
}

/** Milliseconds: at the very moment at which one caption follows another Chromium shows both, and keeps the first. */
const PAST_THE_EDGE = 20;

function playFrom(player: HTMLVideoElement | null, ms: number): void {
  if (player === null) return;
  player.currentTime = (ms + PAST_THE_EDGE) / 1000;
  // Where the browser lets nothing play, it stands at that moment.
  player.play().catch(() => undefined);
}

function ShownRecording({ recording }: { recording: FullRecording }) {
  const text = useText('realtalk');
  const { date } = useFormat();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const player = useRef<HTMLVideoElement>(null);
  useOwnTitle(recording.title);
  const { title, language, seconds, createdAt, script, url } = recording;
  const facts = [date(createdAt), lengthOf(seconds), text(`in_${language}`)].map((fact) => ({ key: fact, fact }));
  return (
    <>
      <PageHeader
        above={<BackLink to="/realtalk/recordings">{text('recordings')}</BackLink>}
        title={<span lang={language}>{title}</span>}
      />
      <div className={classes['page']}>
        <Player key={url} recording={recording} player={player} />
        <div className={classes['side']}>
          <Facts facts={facts} />
          {script && (
            <p className={classes['script']}>
              {text('read')}{' '}
              <Link to={script.path} lang={language}>
                {script.title}
              </Link>
            </p>
          )}
          <CutCard
            recording={recording}
            standsAt={() => (player.current?.currentTime ?? 0) * 1000}
            onPlay={(ms) => playFrom(player.current, ms)}
          />
          <CaptionsCard recording={recording} onPlay={(ms) => playFrom(player.current, ms)} />
          <BeginVideo recording={recording} />
          <div className={classes['actions']}>
            <AnchorButton href={url} download={fileNameOf(recording)} icon={<IconDownload {...ICON} />}>
              {text('saveFile')}
            </AnchorButton>
            <Button onClick={() => setOpen('rename')}>{text('rename')}</Button>
            <Button kind="quiet" icon={<IconTrash {...ICON} />} onClick={() => setOpen('delete')}>
              {text('delete')}
            </Button>
          </div>
        </div>
      </div>
      {open === 'rename' && <RenameDialog recording={recording} onClose={close} />}
      {open === 'delete' && (
        <DeleteQuestion
          recording={recording}
          onClose={close}
          onGone={() => void navigate({ to: '/realtalk/recordings' })}
        />
      )}
    </>
  );
}

/** One recording: played, saved as a file, renamed, deleted. */
export function RecordingPage() {
  const text = useText('realtalk');
  const id: string = useParams({
    strict: false,
    select: (params: Record<string, string>) => params['recordingId'] ?? '',
  });
  const recording = useQuery(recordingQuery(id));
  const { error } = recording;
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'invalid_request');
  return (
    <Loaded
      query={recording}
      waiting={<CardsSkeleton count={1} />}
      place="page"
      failed={text('oneFailed')}
      instead={
        isGone && (
          <EmptyState
            drawing="lost"
            heading="h1"
            title={text('goneTitle')}
            action={<LinkButton to="/realtalk/recordings">{text('allRecordings')}</LinkButton>}
          >
            {text('goneText')}
          </EmptyState>
        )
      }
    >
      {(found) => <ShownRecording recording={found} />}
    </Loaded>
  );
}
