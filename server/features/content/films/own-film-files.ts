import { FILM_DRAWING } from '@yardsign/domain/content/films/film-files';
import { LANGUAGES } from '@yardsign/domain/languages';
import { writeCaptions } from '@yardsign/scene/film/captions';
import { parseFilm } from '@yardsign/scene/film/film';
import { filesOfBytes, type Readings } from './files-of-bytes.ts';
import type { FoundFilm } from './find-film.ts';

/** The files of a film of a member's own, as its drawing has them: itself and its captions. The film is only where its member has made it. */
export function ownFilmFiles(drawing: string | undefined, { keyOf }: Pick<FoundFilm, 'keyOf'>): Readings {
  return filesOfBytes(async (key) => {
    if (drawing === undefined) return null;
    if (key === keyOf(FILM_DRAWING)) return Buffer.from(drawing);
    const language = LANGUAGES.find((each) => key === keyOf(`${each}.vtt`));
    return language ? Buffer.from(writeCaptions(parseFilm(JSON.parse(drawing)), language)) : null;
  });
}
