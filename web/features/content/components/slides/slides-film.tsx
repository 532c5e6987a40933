import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { FilmPlayer } from '../film/film-player.tsx';
import type { SlidesProps } from './slide.tsx';
import classes from './slides.module.css';
import { useSlidesFilm } from './use-slides-film.ts';

/** The slides on screen as a video in the member's brand, made on this device and saved from here. */
export function SlidesFilm(slides: SlidesProps) {
  const text = useText('content');
  const { state, make, cancel } = useSlidesFilm(slides);
  const { piece, language } = slides;
  const { title } = piece.translations[language];
  return (
    <Card title={text('slidesFilm')}>
      <p className={classes['lead']}>{text('slidesFilmText')}</p>
      {state.phase === 'made' && (
        <div className={classes['made']}>
          <FilmPlayer film={state.film} label={text('filmLabelMine', { title })} language={language} />
        </div>
      )}
      <div role="status">
        {state.phase === 'making' && <ProgressBar label={text('filmMaking')} share={state.share} />}
        {state.phase === 'unable' && <Banner kind="info">{text('slidesFilmUnable')}</Banner>}
        {state.phase === 'failed' && <Banner kind="failure">{text('filmMakingFailed')}</Banner>}
      </div>
      <div className={classes['acts']}>
        {(state.phase === 'ready' || state.phase === 'failed') && (
          <Button onClick={make}>{text('slidesFilmMake')}</Button>
        )}
        {state.phase === 'making' && <Button onClick={cancel}>{text('filmCancel')}</Button>}
        {state.phase === 'made' && (
          <>
            <AnchorButton href={state.film.url} download={`${piece.slug}-${language}.mp4`}>
              {text('filmSave')}
            </AnchorButton>
            <AnchorButton href={state.film.captions} download={`${piece.slug}-${language}.vtt`}>
              {text('filmCaptions')}
            </AnchorButton>
          </>
        )}
      </div>
    </Card>
  );
}
