import type { Caption } from '@yardsign/domain/realtalk/captions';
import { perLanguage } from '@yardsign/domain/languages';
import { footHeight, footOf, INK, MARGIN } from '../drawings/foot.ts';
import type { Layer } from '../layers.ts';
import { FILM_PAPER, FILM_SIZE, type Film, type FilmClip, type FilmScene } from './film.ts';

/** What a member has recorded. */
export interface RecordedClip extends FilmClip {
  title: string;
  seconds: number;
  /** What is said in it, each after the one before, in milliseconds of the film. */
  captions: readonly Caption[];
}

/** The moment that stands for it, where it is long enough. */
const POSTER_AT = 1;
/** From the captions to the foot below them. */
const ABOVE_FOOT = 36;

/** Words above the foot, on a dark ground that lets the picture through. @param key of the text */
function captionLayer(key: string): Layer {
  const width = FILM_PAPER.width - 2 * MARGIN;
  return {
    type: 'stack',
    direction: 'column',
    justify: 'end',
    align: 'center',
    x: MARGIN,
    y: 0,
    w: width,
    h: FILM_PAPER.height - footHeight(FILM_SIZE) - ABOVE_FOOT,
    children: [
      {
        type: 'stack',
        direction: 'column',
        align: 'center',
        padding: [22, 36, 26, 36],
        background: { fill: `alpha(${INK}, 0.8)`, radius: 24 },
        children: [
          {
            type: 'text',
            text: `{${key}}`,
            font: 'figtree-800',
            size: [30, 54],
            w: width - 72,
            maxLines: 4,
            lineHeight: 1.25,
            align: 'center',
            balance: true,
            color: '#FFFFFF',
          },
        ],
      },
    ],
  };
}

/** A sign of templates in the words of a member is a sign like any other. */
const plain = (text: string): string => text.replaceAll(/[{}*]/g, '');

/** The film in parts: one for each caption, and one without words wherever nothing is said. */
function scenesOf(seconds: number, captions: readonly Caption[]): FilmScene[] {
  const scenes: FilmScene[] = [];
  let at = 0;
  const until = (end: number, scene: Omit<FilmScene, 'seconds'>) => {
    if (end > at) scenes.push({ seconds: end - at, ...scene });
    at = Math.max(at, end);
  };
  const silence = { layers: [], says: [] };
  for (const [index, caption] of captions.entries()) {
    until(Math.min(seconds, caption.from / 1000), silence);
    const key = `caption${index}`;
    until(Math.min(seconds, caption.until / 1000), { layers: [{ layer: captionLayer(key) }], says: [key] });
  }
  until(seconds, silence);
  return scenes;
}

/** A recording as a film in the member's brand: they speak above who they are, the licence line and the mark, and their words are seen. */
export function recordingFilm({ title, seconds, captions, url, poster, from }: RecordedClip): Film {
  const words = captions.map(({ text }, index) => [`caption${index}`, perLanguage(() => plain(text))] as const);
  return {
    version: 1,
    name: title,
    texts: Object.fromEntries(words),
    symbols: {},
    under: [],
    scenes: scenesOf(seconds, captions),
    over: footOf(FILM_SIZE).map((layer) => ({ layer })),
    posterAt: Math.min(POSTER_AT, seconds / 2),
    tune: 0,
    color: INK,
    clip: { url, poster, ...(from && { from }) },
  };
}
