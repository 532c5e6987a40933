import { perLanguage } from '@yardsign/domain/languages';
import { footOf, INK } from '../drawings/foot.ts';
import { FILM_PAPER, FILM_SIZE, type Film, type FilmScene, type MovingLayer } from '../film/film.ts';
import type { Layer } from '../layers.ts';
import type { SizeName, Template } from '../template/template.ts';
import { layersOf, type ShownSlide, slideTexts } from './slide-drawing.ts';

/** Words that are read in a second on a screen, and the seconds that a slide stays at least and at most. */
const WORDS_A_SECOND = 3;
const LEAST_SECONDS = 4;
const MOST_SECONDS = 10;

const SIZE: SizeName = FILM_SIZE;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Long enough to be read in the language that says it with more words, in halves of a second. */
function secondsFor(texts: readonly Record<string, string>[]): number {
  const words = Math.max(...perLanguageSums(texts));
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.ceil((1 + words / WORDS_A_SECOND) * 2) / 2));
}

const perLanguageSums = (texts: readonly Record<string, string>[]): number[] =>
  Object.values(perLanguage((language) => texts.reduce((sum, text) => sum + wordsIn(text[language] ?? ''), 0)));

/** The same layers, with the texts of one slide called by the names that they have among those of all slides. */
function renamed(layers: readonly Layer[], name: (key: string) => string): Layer[] {
  const json = JSON.stringify(layers).replaceAll(/\{(\w+)\}/g, (_whole, key: string) => `{${name(key)}}`);
  return JSON.parse(json) as Layer[];
}

/** Layers that come and go together. */
const together = (children: Layer[], at: number): MovingLayer => ({
  layer: { type: 'group', x: 0, y: 0, w: FILM_PAPER.width, h: FILM_PAPER.height, children },
  motion: { enter: { at, seconds: 0.6, y: 60, opacity: 0 } },
});

/** A slide as a part of the film: its words first, then its card. */
function sceneOf(shown: ShownSlide, name: (key: string) => string): { scene: FilmScene; texts: Template['texts'] } {
  const own = slideTexts(shown);
  const { words, card } = layersOf(SIZE, shown.slide.en, shown.month);
  const texts = Object.fromEntries(Object.entries(own).map(([key, text]) => [name(key), text]));
  // What stands on every slide, or is a mark of its chart, is not read anew.
  const { from: _from, until: _until, report: _report, month: _month, note: _note, ...read } = own;
  const layers = [together(renamed([words], name), 0), together(renamed(card, name), 0.25)];
  const says = [...Object.keys(read), 'note'].filter((key) => own[key]?.en !== '');
  return { scene: { seconds: secondsFor(Object.values(read)), layers, says: says.map(name) }, texts };
}

/**
 * Slides one after another as a film in the member's brand, in both languages: each as long as it takes to be read, above who shows them,
 * the licence line and the mark. It is silent.
 *
 * @param shown at least one
 */
export function slidesFilm(shown: readonly ShownSlide[]): Film {
  const scenes = shown.map((slide, at) => sceneOf(slide, (key) => `s${at}_${key}`));
  return {
    version: 1,
    name: shown[0]?.title.en ?? '',
    texts: Object.assign({}, ...scenes.map(({ texts }) => texts)) as Template['texts'],
    symbols: {},
    under: [{ layer: { type: 'rect', x: 0, y: 0, w: FILM_PAPER.width, h: FILM_PAPER.height, fill: 'brand.primary' } }],
    scenes: scenes.map(({ scene }) => scene),
    over: footOf(SIZE).map((layer) => ({ layer })),
    posterAt: 2,
    tune: 0,
    color: INK,
  };
}
