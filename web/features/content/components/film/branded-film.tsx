import { useQuery } from '@tanstack/react-query';
import { filmBrand } from '@yardsign/scene/film/film-brand';
import { secondsOf, type Film as Drawing } from '@yardsign/scene/film/film';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { type Brand, brandImageUrl, brandQuery } from '../../../profile/brand-query.ts';
import { filmDrawingQuery } from '../../film-api.ts';
import type { Film, Piece } from '../../model.ts';
import classes from './branded-film.module.css';
import { FilmMaker } from './film-maker.tsx';
import { FilmStill } from './film-still.tsx';
import { useMadeFilm } from './use-made-film.ts';

interface BrandedFilmProps {
  piece: Piece;
  film: Film;
  language: Language;
}

/** Two moments of the film as it will be with the member's brand. */
function Stills({
  drawing,
  title,
  language,
  brand,
}: {
  drawing: Drawing;
  title: string;
  language: Language;
  brand: Brand;
}) {
  const text = useText('content');
  const stills = [
    { at: drawing.posterAt, label: text('filmStillFirst', { title }) },
    { at: secondsOf(drawing) - 0.5, label: text('filmStillLast', { title }) },
  ];
  return (
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
  );
}

/** How a film begins that is not made yet: drawn in the member's brand in the place of the film. */
export function UnmadeFilm({
  contentId,
  film,
  title,
  language,
}: Omit<BrandedFilmProps, 'piece'> & { contentId: string; title: string }) {
  const text = useText('content');
  const brand = useQuery(brandQuery).data;
  const drawing = useQuery(filmDrawingQuery(contentId, film)).data;
  if (!brand || !drawing) return <LinesSkeleton lines={6} />;
  return (
    <FilmStill
      film={drawing}
      language={language}
      brand={filmBrand(brand)}
      imageUrl={brandImageUrl}
      at={drawing.posterAt}
      label={text('filmStillFirst', { title })}
    />
  );
}

/** The film with the member's colour, card and last picture: the way to save it, or two stills of it and the way to make it on this device. */
export function BrandedFilm({ piece, film, language }: BrandedFilmProps) {
  const text = useText('content');
  const brand = useQuery(brandQuery).data;
  const drawing = useQuery(filmDrawingQuery(piece.id, film)).data;
  const making = useMadeFilm(piece.id, language, film);
  const { film: made } = making;
  const { title } = piece.translations[language];
  if (making.unknown)
    return <Failed error={making.unknown} title={text('filmMineFailed')} place="part" onRetry={making.askAgain} />;
  return (
    <>
      {film.url !== null && !made?.current && brand && drawing && (
        <Stills {...{ drawing, title, language, brand: filmBrand(brand) }} />
      )}
      {made?.current === false && <Banner kind="attention">{text('filmOld')}</Banner>}
      {made?.current ? (
        <div className={classes['acts']}>
          <AnchorButton wide href={made.url} download={`${piece.slug}-${language}-${text('filmMineName')}.mp4`}>
            {text('filmSave')}
          </AnchorButton>
        </div>
      ) : (
        made !== undefined && <FilmMaker making={making} again={made !== null} />
      )}
    </>
  );
}
