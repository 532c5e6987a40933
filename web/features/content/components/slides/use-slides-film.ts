import { useQueryClient } from '@tanstack/react-query';
import { NO_ENDS } from '@yardsign/domain/content/film-ends';
import { filmBrand } from '@yardsign/scene/film/film-brand';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../../lib/code/load-chunk.ts';
import { brandImagesOf, brandQuery } from '../../../profile/brand-query.ts';
import { shownSlidesOf } from './shown-slides.ts';
import type { SlidesProps } from './slide.tsx';

/** A film that was made on this device, by addresses of this page. */
export interface SlidesFilm {
  url: string;
  poster: string;
  captions: string;
  width: number;
  height: number;
}

type Making =
  | { phase: 'asking' | 'unable' | 'ready' }
  | { phase: 'making'; share: number }
  | { phase: 'failed' }
  | { phase: 'made'; film: SlidesFilm };

/** What draws and encodes comes only where a film is made. */
const loadMaker = () => loadChunk(() => import('../../../../lib/video/make-film.ts'));

const release = ({ url, poster, captions }: SlidesFilm) =>
  [url, poster, captions].forEach((address) => URL.revokeObjectURL(address));

/** The making of a film of slides, which leaving calls off. Other slides are another film: whoever shows them begins anew. */
export function useSlidesFilm(slides: SlidesProps) {
  const { piece, language, shown } = slides;
  const queryClient = useQueryClient();
  const [able, setAble] = useState<Making>({ phase: 'asking' });
  const [begun, setBegun] = useState<Making | null>(null);
  const stop = useRef<() => void>(() => {});

  useEffect(() => {
    let isHere = true;
    loadMaker()
      .then(({ canMakeFilms }) => canMakeFilms())
      .then(
        (can) => isHere && setAble({ phase: can ? 'ready' : 'unable' }),
        () => isHere && setAble({ phase: 'failed' }),
      );
    return () => {
      isHere = false;
      stop.current();
    };
  }, []);

  async function make(): Promise<void> {
    let isCurrent = true;
    stop.current();
    stop.current = () => (isCurrent = false);
    const say = (now: Making) => isCurrent && setBegun(now);
    say({ phase: 'making', share: 0 });
    try {
      const brand = filmBrand(await queryClient.fetchQuery({ ...brandQuery, staleTime: 0 }));
      const [{ makeFilm }, { FILM_FRAME, slidesFilm, writeCaptions }] = await Promise.all([
        loadMaker(),
        loadChunk(() => import('./draw-film.ts')),
      ]);
      if (!isCurrent) return;
      const drawing = slidesFilm(shownSlidesOf(piece, shown));
      const order = { film: drawing, language, brand, imageUrls: brandImagesOf(brand), soundUrl: null, ends: NO_ENDS };
      const making = makeFilm(order, (share) => say({ phase: 'making', share }));
      stop.current = () => {
        isCurrent = false;
        making.cancel();
      };
      const { film: file, poster } = await making.file;
      if (!isCurrent) return;
      const captions = new Blob([writeCaptions(drawing, language)], { type: 'text/vtt' });
      const film = {
        url: URL.createObjectURL(file),
        poster: URL.createObjectURL(poster),
        captions: URL.createObjectURL(captions),
        width: FILM_FRAME.width,
        height: FILM_FRAME.height,
      };
      stop.current = () => release(film);
      setBegun({ phase: 'made', film });
    } catch {
      say({ phase: 'failed' });
    }
  }

  return {
    state: begun ?? able,
    make: () => void make(),
    cancel() {
      stop.current();
      stop.current = () => {};
      setBegun(null);
    },
  };
}
