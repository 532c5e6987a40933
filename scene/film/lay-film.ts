import type { Brand, ImageRef } from '../template/brand.ts';
import type { DrawItem, SceneWarning } from '../display-list.ts';
import { imagesOf, layoutScene } from '../layout.ts';
import type { SceneLanguage } from '../template/template.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { FILM_PAPER, FILM_SIZE, secondsOf, templateOf, type Film, type MovingLayer } from './film.ts';
import type { Motion } from './motion.ts';

/** A layer of a film with everything in its place, and when it is there. */
export interface LaidLayer {
  from: number;
  until: number;
  items: DrawItem[];
  motion: Motion;
  /** What it turns and grows about. */
  center: readonly [number, number];
}

export interface LaidFilm {
  width: number;
  height: number;
  seconds: number;
  layers: LaidLayer[];
  images: ImageRef[];
  warnings: SceneWarning[];
}

/** Places everything of a film in one member's brand, once for all of its frames. */
export function layFilm(
  film: Film,
  { language, brand }: { language: SceneLanguage; brand: Brand },
  type: Typesetter,
): LaidFilm {
  const seconds = secondsOf(film);
  const warnings: SceneWarning[] = [];
  const images = new Map<string, ImageRef>();
  const lay = (moving: MovingLayer, from: number, until: number): LaidLayer => {
    const layout = layoutScene({ template: templateOf(film, [moving]), size: FILM_SIZE, language, brand }, type);
    warnings.push(...layout.warnings);
    for (const image of imagesOf(layout)) images.set(image.id, image);
    return { from, until, items: layout.items, motion: moving.motion ?? {}, center: centerOf(layout.items) };
  };
  let from = 0;
  const scenes = film.scenes.flatMap((scene) => {
    const begins = from;
    from += scene.seconds;
    return scene.layers.map((layer) => lay(layer, begins, from));
  });
  const layers = [
    ...film.under.map((layer) => lay(layer, 0, seconds)),
    ...scenes,
    ...film.over.map((layer) => lay(layer, 0, seconds)),
  ].filter(({ items }) => items.length > 0);
  return { ...FILM_PAPER, seconds, layers, images: [...images.values()], warnings };
}

function centerOf(items: readonly DrawItem[]): readonly [number, number] {
  const left = Math.min(...items.map(({ bounds }) => bounds.x));
  const right = Math.max(...items.map(({ bounds }) => bounds.x + bounds.w));
  const top = Math.min(...items.map(({ bounds }) => bounds.y));
  const bottom = Math.max(...items.map(({ bounds }) => bounds.y + bounds.h));
  return [(left + right) / 2, (top + bottom) / 2];
}
