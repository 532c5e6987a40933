import type { Brand } from '@yardsign/scene/template/brand';
import { FILM_FRAME, type Film } from '@yardsign/scene/film/film';
import { layFilm } from '@yardsign/scene/film/lay-film';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { contextOf } from '../../../../lib/scene/canvas-context.ts';
import { heldImage, holdImage, releaseImage } from '../../../../lib/scene/image-cache.ts';
import { loadTypesetter } from '../../../../lib/scene/load-typesetter.ts';
import classes from './branded-film.module.css';

interface FilmStillProps {
  film: Film;
  language: Language;
  brand: Brand;
  imageUrl: (id: string) => string;
  /** Seconds from the beginning. */
  at: number;
  /** What a screen reader says of it. */
  label: string;
}

const WIDTH = FILM_FRAME.width / 2;
const HEIGHT = FILM_FRAME.height / 2;

/** One moment of a film in a member's brand, drawn by the code that draws the film. */
export function FilmStill({ film, language, brand, imageUrl, at, label }: FilmStillProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    let held: string[] = [];
    async function draw(canvas: HTMLCanvasElement) {
      const context = contextOf(canvas);
      const type = await loadTypesetter(JSON.stringify([brand, film.texts]));
      if (!current) return;
      const laid = layFilm(film, { language, brand }, type);
      const poster = film.clip?.poster;
      held = [...laid.images.map(({ id }) => imageUrl(id)), ...(poster === undefined ? [] : [poster])];
      await Promise.all(held.map(holdImage));
      if (!current) return;
      const picture = poster === undefined ? undefined : heldImage(poster);
      const clip = picture && { picture, ground: brand.primaryColor };
      paintFrame({ context, width: WIDTH, clip }, laid, at, (id) => heldImage(imageUrl(id)), type);
    }
    // Without its drawing code the film can be made all the same, and says itself why not.
    if (ref.current !== null) draw(ref.current).catch(() => undefined);
    return () => {
      current = false;
      held.forEach(releaseImage);
    };
  }, [film, language, brand, imageUrl, at]);
  return <canvas ref={ref} className={classes['still']} width={WIDTH} height={HEIGHT} role="img" aria-label={label} />;
}
