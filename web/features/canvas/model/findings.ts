import { contrast, parseHex, type Rgba } from '@yardsign/scene/colour';
import type { TextItem } from '@yardsign/scene/display-list';
import type { Layer } from '@yardsign/scene/layers';
import type { SizeName } from '@yardsign/scene/template/template';
import { fontSizeOf, type Trace } from '@yardsign/scene/trace';
import { type Path, walk } from './layer-tree.ts';

/** Something that a member or a reader would stumble over. */
export interface Finding {
  readonly kind: 'cut' | 'glyphs' | 'small' | 'licenceSmall' | 'contrast';
  readonly path: Path;
  /** Characters that are not drawn, pixels, or how far words stand out from what is behind them. */
  readonly detail: string;
}

/** Pixels that words are set in at least. A link is only ever shown small, with its words beside it. */
const LEAST: Readonly<Record<SizeName, { words: number; licence: number }>> = {
  square: { words: 17, licence: 24 },
  portrait: { words: 17, licence: 24 },
  story: { words: 17, licence: 24 },
  link: { words: 14, licence: 20 },
};

const isLicence = (layer: Layer): boolean =>
  layer.type === 'text' && [layer.text].flat().join(' ').includes('{brand.compliance}');

const round = (value: number): string => String(Math.round(value * 10) / 10);

const isSame = (one: Finding, other: Finding): boolean => one.kind === other.kind && one.detail === other.detail;

/** Words that were cut, letters that no font has, and words that are too small. */
export function fitFindings(layers: readonly Layer[], { placed }: Trace, size: SizeName): Finding[] {
  return walk(layers).flatMap(({ layer, path }): Finding[] => {
    const own = placed.get(layer);
    if (own === undefined) return [];
    const warned = own.warnings.map((warning): Finding =>
      warning.kind === 'text-cut'
        ? { kind: 'cut', path, detail: '' }
        : { kind: 'glyphs', path, detail: warning.characters },
    );
    // Each part of a text warns for itself.
    const told = warned.filter((one, at) => warned.findIndex((other) => isSame(one, other)) === at);
    const px = fontSizeOf(own);
    const licence = isLicence(layer);
    const least = licence ? LEAST[size].licence : LEAST[size].words;
    if (px === undefined || px >= least - 0.05) return told;
    return [...told, { kind: licence ? 'licenceSmall' : 'small', path, detail: round(px) }];
  });
}

/** Pixels of a picture without its words, four numbers each. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Where words are looked at: so many points across their box, and so many down. */
const GRID = { x: 24, y: 9 };

/** Of the points behind words, the share that may be hard to read on before it is told: a box is larger than its letters. */
const SPARED = 0.25;

function coloursBehind({ bounds }: TextItem, { width, height, data }: Ground): Rgba[] {
  const points = Array.from({ length: GRID.x * GRID.y }, (_, i) => {
    const x = Math.round(bounds.x + ((i % GRID.x) + 0.5) * (bounds.w / GRID.x));
    const y = Math.round(bounds.y + (Math.floor(i / GRID.x) + 0.5) * (bounds.h / GRID.y));
    return { x, y };
  });
  return points
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
    .map(({ x, y }) => {
      const at = (y * width + x) * 4;
      return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0, a: 1 };
    });
}

/** Words of this size on are read at a lower contrast: 18 points where a picture is shown as wide as a phone. */
const LARGE = 60;

/** Words that stand out too little from what is behind them, by the ratio of WCAG 2.2: 4.5 : 1, and 3 : 1 for large ones. */
export function contrastFindings(layers: readonly Layer[], { placed }: Trace, ground: Ground): Finding[] {
  return walk(layers).flatMap(({ layer, path }): Finding[] => {
    const own = placed.get(layer);
    const run = own?.words?.runs[0];
    const colour = run && parseHex(run.color);
    const px = own && fontSizeOf(own);
    if (!own?.words || !colour || px === undefined) return [];
    const ratios = coloursBehind(own.words, ground)
      .map((behind) => contrast(colour, behind))
      .toSorted((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * SPARED)];
    if (ratio === undefined || ratio >= (px >= LARGE ? 3 : 4.5) - 0.05) return [];
    return [{ kind: 'contrast', path, detail: round(ratio) }];
  });
}
