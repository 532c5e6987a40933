import type { Layer, SceneSymbol } from '../layers.ts';
import type { Motion } from './motion.ts';
import { parseTemplate, SIZES, type Template } from '../template/template.ts';

/** Films stand upright, in the size of a story. */
export const FILM_SIZE = 'story';
export const FILM_PAPER = SIZES[FILM_SIZE];

/** A layer, and how it moves while its part of the film lasts. */
export interface MovingLayer {
  layer: Layer;
  motion?: Motion;
}

export interface FilmScene {
  seconds: number;
  layers: MovingLayer[];
  /** Keys of the texts that a person who sees nothing is told. */
  says: string[];
}

/** A video of a member's own that a film shows, by its address and that of the picture that stands for it. */
export interface FilmClip {
  url: string;
  poster: string;
  /** The moment of the video that the film begins with, in seconds; its beginning where none is named. */
  from?: number;
}

/** A short film as data: what is drawn, in which order, and how it moves. Times count in seconds. */
export interface Film {
  version: 1;
  name: string;
  texts: Template['texts'];
  symbols: Record<string, SceneSymbol>;
  /** Drawn below every scene, for as long as the film lasts. */
  under: MovingLayer[];
  scenes: FilmScene[];
  /** Drawn above every scene. */
  over: MovingLayer[];
  /** The moment that stands for the film. */
  posterAt: number;
  /** Which of the tunes it is heard with. */
  tune: number;
  /** What it is drawn in where nobody's colour is worn: `#RRGGBB`. */
  color: string;
  /** What is seen above the foot and heard, for as long as the film lasts; left out for what is drawn alone. */
  clip?: FilmClip;
}

/** @throws TemplateError listing every fault of its layers */
export function parseFilm(json: unknown): Film {
  const film = json as Film;
  const moving = [...film.under, ...film.scenes.flatMap(({ layers }) => layers), ...film.over];
  parseTemplate(templateOf(film, moving));
  return film;
}

/** What lays these layers out: a template of them alone. */
export function templateOf(film: Film, layers: readonly MovingLayer[]): Template {
  const { name, texts, symbols } = film;
  const drawn = { layers: layers.map(({ layer }) => layer) };
  return { version: 1, name, texts, symbols, sizes: { [FILM_SIZE]: drawn } };
}

export function secondsOf(film: Film): number {
  return film.scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** What films are encoded in. */
export const FILM_FRAME = { width: 720, height: 1280, rate: 30 } as const;
