import { queryOptions } from '@tanstack/react-query';
import type { Film as Drawing } from '@yardsign/scene/film/film';
import { api } from '../../lib/api/client.ts';
import { loadChunk } from '../../lib/code/load-chunk.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Film } from './model.ts';

/** The film of a piece as the member has made it, and the name of the brand that it has to wear. Saving the profile invalidates it with the brand. */
export function madeFilmQuery(contentId: string, language: Language) {
  return queryOptions({
    queryKey: ['brand', 'film', contentId, language],
    queryFn: ({ signal }) => api.films.getMadeFilm({ params: { contentId }, query: { language }, signal }),
    staleTime: 10_000,
  });
}

/** What a film is drawn from. */
export function filmDrawingQuery(contentId: string, film: Pick<Film, 'drawing'>) {
  return queryOptions({
    queryKey: ['content', 'film', film.drawing],
    queryFn: async ({ signal }): Promise<Drawing> => {
      const params = { id: contentId, file: 'drawing.json' } as const;
      const file = await api.content.getFilm.blob({ params, query: {}, signal });
      const { parseFilm } = await loadChunk(() => import('@yardsign/scene/film/film'));
      return parseFilm(JSON.parse(await file.text()));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
