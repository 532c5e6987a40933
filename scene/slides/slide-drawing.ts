import type { Slide } from '@yardsign/domain/content/slides';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { monthAfter } from '@yardsign/domain/local/figures';
import { monthInWords, shortMonth } from '../chart/chart-words.ts';
import { footHeight, footOf, MARGIN } from '../drawings/foot.ts';
import type { Layer } from '../layers.ts';
import { SIZES, type SizeName, type Template } from '../template/template.ts';
import { slideBody } from './slide-body.ts';

/** Where the words of a slide stand above its card, and how large they are: pixels. */
const PLACES: Readonly<Record<SizeName, { top: number; words: number; title: number; body: number }>> = {
  square: { top: 56, words: 220, title: 72, body: 30 },
  portrait: { top: 64, words: 270, title: 84, body: 34 },
  // The networks lay their own signs over the first 250 pixels of a story.
  story: { top: 260, words: 330, title: 92, body: 40 },
  link: { top: 36, words: 368, title: 50, body: 24 },
};

/** In a picture that is wider than it is tall the words stand beside the card. */
const BESIDE = 372;

/** What stands beside figures that are nobody's. */
export const SAMPLE_LINE: Readonly<Record<Language, string>> = {
  en: 'Sample data: invented figures',
  es: 'Datos de muestra: cifras inventadas',
};

/** A slide in every language, and what it belongs to. */
export interface ShownSlide {
  slide: Readonly<Record<Language, Slide>>;
  /** The title of the report or the webinar. */
  title: Readonly<Record<Language, string>>;
  /** With which its charts end: `2026-11`. */
  month: string;
  /** It is of that month, as a report is and a webinar is not. */
  ofMonth: boolean;
  /** Its figures are invented, which every size says. */
  sample: boolean;
}

function wordsOf(size: SizeName): Layer {
  const { top, words, title } = PLACES[size];
  const isWide = size === 'link';
  const text = (content: string[], font: 'fraunces-600' | 'figtree-600', px: number, maxLines: number): Layer => ({
    ...{ type: 'text', text: content, separator: ' · ', font, size: [Math.round(px * 0.5), Math.round(px)] },
    ...{ maxLines, lineHeight: 1.12, color: 'brand.onPrimary' },
  });
  return {
    ...{ type: 'stack', direction: 'column', gap: title * 0.3, shrink: true, justify: 'center' },
    ...{ x: isWide ? 48 : MARGIN, y: top, w: isWide ? BESIDE : SIZES[size].width - 2 * MARGIN, h: words },
    children: [
      text(['{report}', '{month}'], 'figtree-600', title * 0.42, 2),
      text(['{title}'], 'fraunces-600', title, isWide ? 6 : 3),
    ],
  };
}

/** What is drawn of a slide above the foot, on the member's colour: its words, and the card with what it shows. */
export function layersOf(size: SizeName, slide: Slide, month: string): { words: Layer; card: Layer[] } {
  const { width, height } = SIZES[size];
  const { top, words, body } = PLACES[size];
  const isWide = size === 'link';
  const x = isWide ? 48 + BESIDE + 36 : MARGIN - 24;
  const y = isWide ? top : top + words + 24;
  const w = width - x - (isWide ? 36 : MARGIN - 24);
  const h = height - footHeight(size) - y - (isWide ? 36 : 44);
  const pad = body * 1.1;
  const area = { x: x + pad, y: y + pad, w: w - 2 * pad, h: h - 2 * pad };
  const hasRoom = size === 'portrait' || size === 'story';
  const ground: Layer = { type: 'rect', x, y, w, h, radius: 24, fill: '#FFFFFF' };
  return { words: wordsOf(size), card: [ground, ...slideBody(slide, { month, area, px: body, hasRoom })] };
}

function pictureOf(size: SizeName, slide: Slide, month: string): Layer[] {
  const { words, card } = layersOf(size, slide, month);
  const ground: Layer = {
    type: 'rect',
    x: 0,
    y: 0,
    w: SIZES[size].width,
    h: SIZES[size].height,
    fill: 'brand.primary',
  };
  return [ground, words, ...card, ...footOf(size)];
}

/** The words of a slide by the keys that its drawing names them by. */
export function slideTexts({ slide, title, month, ofMonth, sample }: ShownSlide): Template['texts'] {
  const { figures = [], points = [], chart } = slide.en;
  const from = monthAfter(month, 1 - (chart?.values.length ?? 1));
  const each = (say: (of: Slide) => string | undefined) => perLanguage((language) => say(slide[language]) ?? '');
  return {
    title: each((of) => of.title),
    report: title,
    month: perLanguage((language) => (ofMonth ? monthInWords(month, language) : '')),
    note: perLanguage((language) => (sample ? SAMPLE_LINE[language] : '')),
    label: each((of) => of.chart?.label),
    from: perLanguage((language) => shortMonth(from, language)),
    until: perLanguage((language) => shortMonth(month, language)),
    ...Object.fromEntries(
      figures.flatMap((_figure, at) => [
        [`value${at}`, each((of) => of.figures?.[at]?.value)],
        [`label${at}`, each((of) => of.figures?.[at]?.label)],
      ]),
    ),
    ...Object.fromEntries(points.map((_point, at) => [`point${at}`, each((of) => of.points?.[at])])),
  };
}

/**
 * One slide of a report or a webinar as a picture in the member's brand, in every size: its words in both languages, who posts it, the
 * licence line and the mark. How many figures, months and points it shows is told by the English slide.
 */
export function slideDrawing(shown: ShownSlide): Template {
  const slide = shown.slide.en;
  const sizes = Object.fromEntries(
    (Object.keys(SIZES) as SizeName[]).map((size) => [size, { layers: pictureOf(size, slide, shown.month) }]),
  );
  return { version: 1, name: slide.title, texts: slideTexts(shown), symbols: {}, sizes };
}
