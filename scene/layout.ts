import type { Brand, ImageRef } from './template/brand.ts';
import { BoundedCache } from './bounded-cache.ts';
import { buildGroup, buildStack, buildUse, emitAt } from './build/build-containers.ts';
import { buildImage, buildLogo } from './build/build-images.ts';
import { buildRepeat, buildShape } from './build/build-shapes.ts';
import { buildText, isShown } from './build/build-text.ts';
import { hasPersonalSize, type BuildEnv, type Built, type Room } from './build/build.ts';
import { primaryOf } from './colour-expression.ts';
import { IDENTITY, type Layout } from './display-list.ts';
import { marksLayer } from './marks.ts';
import type { Layer } from './layers.ts';
import { SIZES, type SceneLanguage, type SizeName, type Template } from './template/template.ts';
import { wear } from './template/wear.ts';
import type { Typesetter } from './text/typesetter.ts';

export interface LayoutInput {
  template: Template;
  size: SizeName;
  language: SceneLanguage;
  brand: Brand;
  /** Replace the template's texts of the same key. */
  texts?: Readonly<Record<string, string>> | undefined;
}

/** Builds a layer, or has it built; told to look on by who traces. */
type Around = (layer: Layer, build: () => Built | undefined, env: BuildEnv) => Built | undefined;

/** What the layers of one size are built with. @throws Error when the template was not designed in that size */
export function openScene(input: LayoutInput, type: Typesetter, around: Around = (_layer, build) => build()) {
  const { template, size, language, brand } = input;
  const design = template.sizes[size];
  if (design === undefined) throw new Error(`'${template.name}' has no ${size} size`);
  const { width, height } = SIZES[size];
  const own = Object.fromEntries(Object.entries(template.texts).map(([key, text]) => [key, text[language]]));
  const worn = wear(brand, language);
  const env: BuildEnv = {
    words: { ...worn, texts: { ...own, ...input.texts } },
    language,
    primary: primaryOf(worn.brand.primaryColor),
    type,
    symbols: template.symbols,
    items: [],
    warnings: [],
    build: (layer, room) =>
      isShown(layer.when, env) ? around(layer, () => buildLayer(layer, room, env), env) : undefined,
  };
  const draw = (layer: Layer): void => {
    const built = env.build(layer, { w: width - (layer.x ?? 0), h: height - (layer.y ?? 0) });
    if (built !== undefined) emitAt(layer, built, { matrix: IDENTITY, opacity: 1, clips: [], personal: false });
  };
  return { env, draw, layers: design.layers, width, height };
}

/**
 * Places everything of one piece in one member's brand. Pure: the same input gives the same list, on every machine.
 * @throws Error when the template was not designed in that size
 */
export function layoutScene(input: LayoutInput, type: Typesetter): Layout {
  const { env, draw, layers, width, height } = openScene(input, type);
  const drawAlone = (layer: Layer): Drawn => {
    env.items = [];
    env.warnings = [];
    draw(layer);
    return { items: env.items, warnings: env.warnings };
  };
  const words = `${input.language} ${JSON.stringify(input.texts ?? {})}`;
  const drawn = layers.map((layer) => drawOnce(layer, words, drawAlone, env));
  return {
    width,
    height,
    items: drawn.flatMap(({ items }) => items),
    warnings: drawn.flatMap(({ warnings }) => warnings),
  };
}

type Drawn = Pick<Layout, 'items' | 'warnings'>;

/** How many layouts of one layer are kept: two languages, and a few sets of texts that replace the template's. */
const KEPT_DRAWINGS = 12;

interface Drawings {
  type: Typesetter;
  byWords: BoundedCache<Drawn | 'personal'>;
}

const drawings = new WeakMap<Layer, Drawings>();

/** What is the same for every member is placed once; its items are then the very same objects. */
function drawOnce(layer: Layer, words: string, draw: (layer: Layer) => Drawn, env: BuildEnv): Drawn {
  let known = drawings.get(layer);
  if (known?.type !== env.type) {
    known = { type: env.type, byWords: new BoundedCache(KEPT_DRAWINGS) };
    drawings.set(layer, known);
  }
  const kept = known.byWords.getOrMake(words, () => {
    const drawn = draw(layer);
    return hasPersonalSize(layer, env) || drawn.items.some(({ personal }) => personal) ? 'personal' : drawn;
  });
  return kept === 'personal' ? draw(layer) : kept;
}

function buildLayer(layer: Layer, room: Room, env: BuildEnv): Built | undefined {
  switch (layer.type) {
    case 'rect':
    case 'ellipse':
    case 'path':
      return buildShape(layer, env);
    case 'repeat':
      return buildRepeat(layer, env);
    case 'text':
      return buildText(layer, room, env);
    case 'image':
      return buildImage(layer, env);
    case 'logo':
      return buildLogo(layer, env);
    case 'mark': {
      const drawn = marksLayer(layer, env.words.brand.graphics, env.language);
      return drawn === undefined ? undefined : buildStack(drawn, env, room);
    }
    case 'stack':
      return buildStack(layer, env, room);
    case 'group':
      return buildGroup(layer, env);
    case 'use':
      return buildUse(layer, env);
  }
}

/** Every image that the layout shows, each once. */
export function imagesOf(layout: Layout): ImageRef[] {
  const found = new Map<string, ImageRef>();
  for (const item of layout.items) if (item.kind === 'image') found.set(item.image.id, item.image);
  return [...found.values()];
}
