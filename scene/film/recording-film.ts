import { footOf, INK } from '../drawings/foot.ts';
import { FILM_SIZE, type Film, type FilmClip } from './film.ts';

/** What a member has recorded. */
export interface RecordedClip extends FilmClip {
  title: string;
  seconds: number;
}

/** The moment that stands for it, where it is long enough. */
const POSTER_AT = 1;

/** A recording as a film in the member's brand: they speak above who they are, the licence line and the mark. */
export function recordingFilm({ title, seconds, url, poster }: RecordedClip): Film {
  return {
    version: 1,
    name: title,
    texts: {},
    symbols: {},
    under: [],
    scenes: [{ seconds, layers: [], says: [] }],
    over: footOf(FILM_SIZE).map((layer) => ({ layer })),
    posterAt: Math.min(POSTER_AT, seconds / 2),
    tune: 0,
    color: INK,
    clip: { url, poster },
  };
}
