import type { Film } from '@yardsign/scene/film/film';
import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { films } from '../films/films.ts';
import { group, oval, path } from '../kit/layers.ts';
import { SHEETS } from '../kit/sheet.ts';

/** What the cover of a film shows: a part of its first scene, without its words and without the member's card. */

const WIDTH = SHEETS.story.W;
/** The part of the film that lies between its words and the member's card, with the sky above it. */
const TOP = 420;
const HEIGHT = 1000;

interface Still {
  /** Where a low picture begins, counted from the top of the film. */
  top: number;
  /** How far what drifts has come, in seconds. */
  at?: number;
}

/** By the slug of a film, which is the motif of its cover too. */
const STILLS: Readonly<Record<string, Still>> = {
  'first-weekend-on-the-market': { top: 890 },
  'five-papers-before-you-list': { top: 850 },
  'moving-with-a-mortgage': { top: 890 },
  'six-stops-to-the-keys': { top: 900, at: 3.6 },
  'what-a-preapproval-says': { top: 660 },
  'what-earnest-money-is': { top: 870 },
};

/** The film's two texts stand at the end of its first scene, and the member's card and contact card at the end of what lies over it. */
const OF_WORDS = 2;
const OF_MEMBER = 2;
/** The layers with other names for their symbols, so that those of several films do not meet. */
function renamed<Part>(part: Part, nameOf: (symbol: string) => string): Part {
  return JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    key === 'symbol' && typeof value === 'string' ? nameOf(value) : value,
  ) as Part;
}

/** The layers of a film at a moment, as far as they drift. */
function layersOf(film: Film, { at = 0 }: Still): Layer[] {
  const [first] = film.scenes;
  const share = at / film.scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const art = first?.layers.slice(0, -OF_WORDS) ?? [];
  return [...film.under, ...art, ...film.over.slice(0, -OF_MEMBER)].map(({ layer, motion: { drift } = {} }) =>
    drift ? group((drift.x ?? 0) * share, (drift.y ?? 0) * share, WIDTH, SHEETS.story.H, [layer]) : layer,
  );
}

/** What a cover needs of all films: their drawings, and a part of each by the name of its motif. */
export const filmSymbols: Readonly<Record<string, SceneSymbol>> = Object.fromEntries(
  Object.entries(STILLS).flatMap(([slug, still]) => {
    const film = films[slug];
    if (film === undefined) throw new Error(`there is no film ${slug}`);
    const nameOf = (symbol: string) => `${slug}-${symbol}`;
    const part: SceneSymbol = {
      w: WIDTH,
      h: HEIGHT,
      layers: [group(0, -TOP, WIDTH, TOP + HEIGHT, renamed(layersOf(film, still), nameOf))],
    };
    const own = Object.entries(film.symbols).map(([name, symbol]) => [nameOf(name), renamed(symbol, nameOf)] as const);
    return [[slug, part], ...own];
  }),
);

/** What says that it is a film. */
function playMark(cx: number, cy: number, r: number): Layer[] {
  const side = r * 0.42;
  return [
    oval(cx, cy, r, r, '#1B1712CC'),
    path(`M${cx - side * 0.7} ${cy - side}L${cx + side * 1.1} ${cy}L${cx - side * 0.7} ${cy + side}Z`, '#FFFFFF'),
  ];
}

/** The parts of all films in a picture of this size, each shown where it is the motif. */
export function filmPictures(w: number, h: number): Layer[] {
  const scale = Math.max(w / WIDTH, h / HEIGHT);
  const isLow = h < HEIGHT * scale * 0.6;
  return Object.entries(STILLS).map(([slug, { top }]) =>
    group(
      0,
      0,
      w,
      h,
      [
        {
          type: 'use',
          symbol: slug,
          x: (w - WIDTH * scale) / 2,
          y: isLow ? (TOP - top) * scale : h - HEIGHT * scale,
          w: WIDTH * scale,
          h: HEIGHT * scale,
        },
        ...playMark(w - 84, isLow ? h - 84 : 84, 52),
      ],
      { when: `motif=${slug}`, clip: 0 },
    ),
  );
}
