import { usualCoverMs } from '@yardsign/domain/sharing/cover-moment';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { RangeField } from '../../../../../ui/form/range-field.tsx';
import { Failed } from '../../../../../ui/feedback/failed.tsx';
import { FilmMaker } from '../../../../content/components/film/film-maker.tsx';
import { FilmPlayer } from '../../../../content/components/film/film-player.tsx';
import type { Network } from '../../../model.ts';
import type { Composer } from '../use-composer.ts';
import classes from './proof-view.module.css';

/** That the film is in nobody's brand yet: the way to make it one's own, and the way to send it as it is all the same. */
function NotOwnYet({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { making, plain, unbranded, chooseUnbranded } = composer.film;
  if (making.unknown)
    return <Failed error={making.unknown} title={composing('filmUnknown')} place="part" onRetry={making.askAgain} />;
  if (making.film === undefined) return null;
  if (unbranded)
    return (
      <Banner
        kind="attention"
        title={composing('filmWithout')}
        action={<Button onClick={() => chooseUnbranded(false)}>{composing('filmWithoutNot')}</Button>}
      >
        {composing('filmWithoutText')}
      </Banner>
    );
  const isOld = making.film !== null;
  return (
    <Banner kind="attention" title={isOld ? text('filmOld') : plain ? text('filmNotYours') : composing('filmNotMade')}>
      <p>{composing(isOld ? 'filmOldText' : plain ? 'filmNotYoursText' : 'filmNotMadeText')}</p>
      <FilmMaker making={making} again={isOld} />
      {plain && making.state.phase !== 'making' && making.state.phase !== 'sending' && (
        <div className={classes['other']}>
          <Button wide kind="quiet" onClick={() => chooseUnbranded(true)}>
            {composing('filmWithoutChoose')}
          </Button>
        </div>
      )}
    </Banner>
  );
}

/** The moment whose picture stands for the film, where a network that is meant is told one. The player shows it. */
function CoverChoice({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const format = useFormat();
  const { draft, film, meant, change } = composer;
  const tellable = meant.filter((network) => networks[network].capabilities.video.cover !== null);
  if (film.sent === null || tellable.length === 0) return null;
  const ms = draft.covers[draft.language] ?? usualCoverMs(film.sent.seconds, film.introSeconds);
  const nameOf = (network: Network) => networks[network].name;
  const names = format.list(tellable.map(nameOf));
  const pictured = tellable.filter((network) => networks[network].capabilities.video.cover === 'picture');
  const isChosen = draft.covers[draft.language] !== undefined;
  return (
    <>
      <RangeField
        label={composing('filmCover', { networks: names })}
        shown={text('filmCoverAt', { seconds: (ms / 1000).toFixed(1) })}
        value={ms}
        min={0}
        max={Math.floor(film.sent.seconds * 10 - 1) * 100}
        step={100}
        onChange={(chosen) => change({ covers: { ...draft.covers, [draft.language]: chosen } })}
      />
      {pictured.length > 0 && !isChosen && (
        <p className={classes['note']}>{composing('filmCoverOwn', { networks: format.list(pictured.map(nameOf)) })}</p>
      )}
    </>
  );
}

/** The film that the network gets. It holds its place before anything is known of it. */
export function FilmPreview({ composer }: { composer: Composer }) {
  const text = useText('composer');
  const { draft, piece, film } = composer;
  const shown = film.sent ?? film.plain;
  const isUnmade = film.film !== null && shown === null;
  const title = piece.data?.translations[draft.language].title ?? '';
  const ratio = shown ? `${shown.width} / ${shown.height}` : '9 / 16';
  return (
    <div className={classes['stack']}>
      {film.film !== null && !film.isOwn && <NotOwnYet composer={composer} />}
      {!isUnmade && (
        <div className={classes['film']} style={{ '--ratio': ratio } as CSSProperties}>
          {shown ? (
            <FilmPlayer
              key={shown.sha256}
              film={shown}
              label={text(film.sent === null ? 'filmUnbranded' : 'filmOf', { title })}
              language={draft.language}
              at={draft.covers[draft.language] ?? null}
            />
          ) : (
            <span className={classes['waiting']} style={{ aspectRatio: ratio }} role="status">
              {text('pictureWaiting')}
            </span>
          )}
        </div>
      )}
      <CoverChoice composer={composer} />
    </div>
  );
}
