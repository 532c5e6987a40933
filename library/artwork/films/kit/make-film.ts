import type { Film, FilmScene, MovingLayer } from '@yardsign/scene/film/film';
import type { FaceName } from '@yardsign/scene/text/font-faces';
import type { Layer, SceneSymbol, TextLayer } from '@yardsign/scene/layers';
import type { SceneLanguage } from '@yardsign/scene/template/template';
import { column, group, oval, rect, text } from '../../kit/layers.ts';
import { endCard, lowerThird } from './member.ts';
import { appears, goes, moving, pops, rises } from './moves.ts';

type Pair = Record<SceneLanguage, string>;

interface Beat {
  head: Pair;
  line: Pair;
  seconds?: number;
  /** Drawn behind the words of the beat. */
  art?: MovingLayer[];
}

interface Look {
  ink: string;
  soft: string;
  /** Of what is said with weight, and of the badges. */
  accent: string;
  badge: { fill: string; ink: string };
  font: FaceName;
  italic: FaceName;
}

interface FilmDesign {
  name: string;
  tune: number;
  /** What the film has where nobody's colour is worn. */
  color: string;
  kicker: Pair;
  headline: Pair;
  /** Drawn behind the title. */
  titleArt?: MovingLayer[];
  beats: readonly Beat[];
  closing: { head: Pair; art?: MovingLayer[] };
  look: Look;
  symbols: Record<string, SceneSymbol>;
  under: MovingLayer[];
  /** Between the scenes and the member's card. */
  over?: MovingLayer[];
}

const TITLE_SECONDS = 2.6;
const BEAT_SECONDS = 3;
const CLOSING_SECONDS = 3.4;

const LEFT = 84;
const WIDTH = 912;
const TOP = 262;

/** Two texts, one below the other, of which one is drawn: the lower stands where the upper one ends. */
function stacked(upper: TextLayer, lower: TextLayer, drawn: 'upper' | 'lower', y: number, gap: number): Layer {
  const hidden = { opacity: 0 };
  const children: Layer[] = [
    { ...upper, ...(drawn === 'lower' && hidden) },
    { ...lower, ...(drawn === 'upper' && hidden) },
  ];
  return column(gap, children, { x: LEFT, y, w: WIDTH });
}

/** How far the film has come: one bar for each beat. */
function bars(count: number, done: number, { badge, soft }: Look): Layer {
  const gap = 14;
  const w = (WIDTH - gap * (count - 1)) / count;
  const children = Array.from({ length: count }, (_, i) =>
    rect(i * (w + gap), 0, w, 12, i <= done ? badge.fill : soft, { radius: 6, ...(i > done && { opacity: 0.28 }) }),
  );
  return group(LEFT, 196, WIDTH, 12, children);
}

function beatScene(beat: Beat, index: number, { beats, look }: FilmDesign): FilmScene {
  const seconds = beat.seconds ?? BEAT_SECONDS;
  const end = goes(seconds - 0.28);
  const head = text(`{head${index}}`, look.font, [72, 112], look.ink, {
    maxLines: 2,
    lineHeight: 1.04,
    emphasis: { font: look.italic, color: look.accent },
  });
  const line = text(`{line${index}}`, 'figtree-600', [42, 48], look.ink, { maxLines: 3, lineHeight: 1.26 });
  const badge = group(LEFT, TOP, 92, 92, [
    oval(46, 46, 46, 46, look.badge.fill),
    text(String(index + 1), 'figtree-800', 52, look.badge.ink, { w: 92, h: 92, align: 'center', valign: 'middle' }),
  ]);
  return {
    seconds,
    says: [`head${index}`, `line${index}`],
    layers: [
      ...(beat.art ?? []),
      moving(bars(beats.length, index, look), {}),
      moving(badge, pops(0.1), end),
      moving(stacked(head, line, 'upper', TOP + 128, 58), rises(0.18), end),
      moving(stacked(head, line, 'lower', TOP + 128, 58), rises(0.42), end),
    ],
  };
}

function titleScene({ look, titleArt = [] }: FilmDesign): FilmScene {
  const end = goes(TITLE_SECONDS - 0.28);
  const kicker = text('{kicker}', 'figtree-800', [30, 34], look.accent, {
    uppercase: true,
    letterSpacing: 0.12,
    maxLines: 1,
  });
  const headline = text('{headline}', look.font, [84, 136], look.ink, {
    maxLines: 3,
    lineHeight: 1.02,
    emphasis: { font: look.italic, color: look.accent },
  });
  return {
    seconds: TITLE_SECONDS,
    says: ['headline'],
    layers: [
      ...titleArt,
      moving(stacked(kicker, headline, 'upper', TOP, 56), appears(0, 0.3), end),
      moving(stacked(kicker, headline, 'lower', TOP, 56), rises(0, 40), end),
    ],
  };
}

function closingScene({ look, closing }: FilmDesign): FilmScene {
  const head = text('{closing}', look.font, [70, 112], look.ink, {
    maxLines: 2,
    lineHeight: 1.04,
    emphasis: { font: look.italic, color: look.accent },
    x: LEFT,
    y: TOP,
    w: WIDTH,
  });
  return {
    seconds: CLOSING_SECONDS,
    says: ['closing'],
    layers: [...(closing.art ?? []), moving(head, rises(0.1))],
  };
}

/** A film of a title, some beats that are counted, and a last word; the member's card stands below them all. */
export function makeFilm(design: FilmDesign): Film {
  const { name, tune, color, kicker, headline, beats, closing, symbols, under, over = [] } = design;
  const scenes = [
    titleScene(design),
    ...beats.map((beat, index) => beatScene(beat, index, design)),
    closingScene(design),
  ];
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const worn = beats.flatMap(({ head, line }, index): [string, Pair][] => [
    [`head${index}`, head],
    [`line${index}`, line],
  ]);
  return {
    version: 1,
    name,
    texts: { kicker, headline, closing: closing.head, ...Object.fromEntries(worn) },
    symbols,
    under,
    scenes,
    over: [
      ...over,
      moving(lowerThird, {
        enter: { at: 0.5, seconds: 0.7, y: 480 },
        leave: { at: seconds - CLOSING_SECONDS, seconds: 0.4, y: 560 },
      }),
      moving(endCard, { enter: { at: seconds - CLOSING_SECONDS + 0.25, seconds: 0.7, y: 1300 } }),
    ],
    posterAt: 1.7,
    tune,
    color,
  };
}
