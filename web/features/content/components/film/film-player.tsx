import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { CAPTIONS, type PlayableFilm } from '../../model.ts';
import classes from './film-player.module.css';

interface FilmPlayerProps {
  film: Pick<PlayableFilm, 'url' | 'poster' | 'captions' | 'width' | 'height'>;
  /** What it is, for those who cannot see it. */
  label: string;
  language: Language;
  /** The moment to show, in milliseconds; left out or null where it begins with its poster. */
  at?: number | null;
}

/** A film with the browser's own controls and with captions. It holds its place before anything is fetched, and never plays unasked. */
export function FilmPlayer({ film, label, language, at = null }: FilmPlayerProps) {
  const text = useText('content');
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (player.current !== null && at !== null) player.current.currentTime = at / 1000;
  }, [at]);
  return (
    <div className={classes['player']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A film in which somebody speaks for themselves has none to give. */}
      <video
        key={tries}
        ref={player}
        className={classes['film']}
        style={{ aspectRatio: `${film.width} / ${film.height}` }}
        src={film.url}
        poster={film.poster}
        aria-label={label}
        lang={language}
        preload="metadata"
        controls
        playsInline
        onError={() => setFailed(true)}
      >
        {film.captions !== null && (
          <track kind="captions" src={film.captions} srcLang={language} label={text(CAPTIONS[language])} />
        )}
      </video>
      {failed && (
        <Banner
          kind="failure"
          action={
            <Button
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              {text('filmAgain')}
            </Button>
          }
        >
          {text('filmFailed')}
        </Banner>
      )}
    </div>
  );
}
