import { useQuery } from '@tanstack/react-query';
import { parseFilm, secondsOf, type Film as Drawing } from '@yardsign/scene/film/film';
import { api } from '../../../../lib/api/client.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import { type Brand, brandImageUrl, brandQuery } from '../../../profile/brand-query.ts';
import { CAPTIONS, type Film, type Piece } from '../../model.ts';
import classes from './branded-film.module.css';
import { FilmStill } from './film-still.tsx';
import { useBrandedFilm } from './use-branded-film.ts';

interface BrandedFilmProps {
  piece: Piece;
  film: Film;
  language: Language;
}

/** Where the pictures of a brand are, by their ids. */
function imageUrlsOf({ photo, logo, logoDark }: Brand): Record<string, string> {
  const given = [photo, logo, logoDark].filter((image) => image !== null);
  return Object.fromEntries(given.map(({ id }) => [id, brandImageUrl(id)]));
}

/** The film with the member's colour, card and last picture: two stills of it at once, and the whole of it made on this device. */
export function BrandedFilm({ piece, film, language }: BrandedFilmProps) {
  const brand = useQuery(brandQuery).data;
  const drawing = useQuery({
    queryKey: ['content', 'film', film.drawing],
    queryFn: async ({ signal }): Promise<Drawing> => {
      const file = await api.content.getFilm.blob({
        params: { id: piece.id, file: 'drawing.json' },
        query: {},
        signal,
      });
      return parseFilm(JSON.parse(await file.text()));
    },
    staleTime: Infinity,
  }).data;
  if (!brand || !drawing) return null;
  return <Made key={`${film.sha256} ${JSON.stringify(brand)}`} {...{ piece, film, language, brand, drawing }} />;
}

function Made({ piece, film, language, brand, drawing }: BrandedFilmProps & { brand: Brand; drawing: Drawing }) {
  const text = useText('content');
  const { state, make, cancel } = useBrandedFilm();
  const { title } = piece.translations[language];
  const order = { film: drawing, language, brand, imageUrls: imageUrlsOf(brand), soundUrl: film.url };
  const stills = [
    { at: drawing.posterAt, label: text('filmStillFirst', { title }) },
    { at: secondsOf(drawing) - 0.5, label: text('filmStillLast', { title }) },
  ];
  return (
    <>
      {state.phase === 'made' ? (
        <video
          className={classes['made']}
          src={state.url}
          aria-label={text('filmLabel', { title })}
          controls
          playsInline
        >
          <track kind="captions" src={film.captions} srcLang={language} label={text(CAPTIONS[language])} />
        </video>
      ) : (
        <div className={classes['stills']}>
          {stills.map(({ at, label }) => (
            <FilmStill
              key={at}
              film={drawing}
              language={language}
              brand={brand}
              imageUrl={brandImageUrl}
              at={at}
              label={label}
            />
          ))}
        </div>
      )}
      <div className={classes['acts']} role="status">
        {state.phase === 'making' && <ProgressBar label={text('filmMaking')} share={state.share} />}
        {state.phase === 'unable' && <Banner kind="info">{text('filmUnable')}</Banner>}
        {state.phase === 'failed' && <Banner kind="failure">{text('filmMakingFailed')}</Banner>}
      </div>
      <div className={classes['acts']}>
        {(state.phase === 'ready' || state.phase === 'failed') && (
          <Button wide onClick={() => make(order)}>
            {text('filmMake')}
          </Button>
        )}
        {state.phase === 'making' && (
          <Button wide onClick={cancel}>
            {text('filmCancel')}
          </Button>
        )}
        {state.phase === 'made' && (
          <AnchorButton wide href={state.url} download={`${piece.slug}-${language}-${text('filmMineName')}.mp4`}>
            {text('filmSave')}
          </AnchorButton>
        )}
      </div>
    </>
  );
}
