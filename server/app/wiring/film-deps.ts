import type { FilmFile, SharingDeps } from '../../features/sharing/deps.ts';
import { renewFilms } from '../../features/sharing/films/renew-films.ts';
import { findFilm } from '../../features/content/films/find-film.ts';
import type { FilmDeps } from '../../features/films/ports.ts';
import { madeFilmKey, readMadeBytes, readMadePoster, readWorn } from '../../features/films/read-made-film.ts';
import { headerInStore } from '../../features/uploads/video/movie-sources.ts';
import { mustOwnPoster } from '../../features/uploads/video/finished-movie.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { createLocalFiles } from '../../platform/files/local-files.ts';
import { readPart } from '../../platform/files/read-part.ts';
import type { Core } from '../core.ts';

export function filmDeps(core: Core, sharing: SharingDeps): FilmDeps {
  const { clock, random, files, paths } = core;
  return {
    db: core.database.db,
    clock,
    random,
    files,
    library: createLocalFiles(paths.library),
    onKept: async (memberId) => {
      await renewFilms(sharing, memberId);
    },
  };
}

/** How sharing gets at films: those of the library lie in its folder, those that members have made where uploads lie. */
export function filmFiles(
  core: Core,
): Pick<SharingDeps, 'readFilm' | 'probeFilm' | 'readPoster' | 'mustOwnPicture' | 'readPicture' | 'readWorn'> {
  const { files, paths, clock } = core;
  const { db } = core.database;
  const library = createLocalFiles(paths.library);
  const made = { db, files };

  /** The key of a film of the library, as long as it is still the one of this digest. */
  async function libraryKey({ contentId, language, sha256 }: FilmFile, part: 'mp4' | 'jpg'): Promise<string | null> {
    const film = await findFilm({ db }, contentId);
    return film?.facts.files?.[language].sha256 === sha256 ? film.keyOf(`${language}.${part}`) : null;
  }

  return {
    async readFilm(film, from, to) {
      const bytes = await readMadeBytes(made, film, [from, to]);
      const key = bytes ? null : await libraryKey(film, 'mp4');
      return key === null ? bytes : readPart(library, key, from, to);
    },
    async probeFilm(film) {
      const key = await madeFilmKey({ db }, film);
      if (key !== undefined) return headerInStore(files, key);
      const libraryFile = await libraryKey(film, 'mp4');
      return libraryFile === null ? undefined : headerInStore(library, libraryFile);
    },
    async readPoster(film) {
      const poster = await readMadePoster(made, film);
      const key = poster ? null : await libraryKey(film, 'jpg');
      return key === null ? poster : library.get(key);
    },
    mustOwnPicture: (memberId, sha256) => mustOwnPoster({ db }, memberId, sha256),
    readPicture: (sha256) => files.get(imageKey(sha256)),
    readWorn: (film) => readWorn({ db, library, clock }, film),
  };
}
