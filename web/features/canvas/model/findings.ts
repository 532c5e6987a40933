import { contrast, parseHex } from '@yardsign/scene/colour';
import type { TextItem, TextRun } from '@yardsign/scene/display-list';
import type { Layer } from '@yardsign/scene/layers';
import type { SizeName } from '@yardsign/scene/template/template';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { fontSizeOf, type Trace } from '@yardsign/scene/trace';
import { type Path, walk } from './layer-tree.ts';

/** What tells where the letters of words stand. */
type Letters = Pick<Typesetter, 'measure' | 'metrics'>;

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

/** Letters are looked at in steps of this share of their size, at so many heights. */
const STEP = 0.25;
const HEIGHTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Of the points behind letters, the share that may be hard to read on before it is told. */
const SPARED = 0.25;

/** The points of a picture that letters stand on. */
function pointsBehind({ matrix }: TextItem, run: TextRun, type: Letters): { x: number; y: number }[] {
  const [a, b, c, d, e, f] = matrix;
  const { advance, glyphCount } = type.measure(run.face, run.text);
  const width = (advance + run.spacing * (glyphCount - 1)) * run.size;
  const height = type.metrics(run.face).capHeight * run.size;
  const steps = Math.max(1, Math.ceil(width / (run.size * STEP)));
  return HEIGHTS.flatMap((share) =>
    Array.from({ length: steps }, (_, at) => {
      const x = run.x + ((at + 0.5) * width) / steps;
      const y = run.y - share * height;
      return { x: Math.round(a * x + c * y + e), y: Math.round(b * x + d * y + f) };
    }),
  );
}

/** How far each point behind words lets the letters on it stand out, the least first. */
function ratiosOf(words: TextItem, { width, height, data }: Ground, type: Letters): number[] {
  const ratios = words.runs.flatMap((run) => {
    const colour = parseHex(run.color);
    if (!colour) return [];
    return pointsBehind(words, run, type).flatMap(({ x, y }) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return [];
      const at = (y * width + x) * 4;
      return contrast(colour, { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0, a: 1 });
    });
  });
  return ratios.toSorted((one, other) => one - other);
}

/** Words of this size on are read at a lower contrast: 18 points where a picture is shown as wide as a phone. */
const LARGE = 60;

/** Words that stand out too little from what is behind their letters, by the ratio of WCAG 2.2: 4.5 : 1, and 3 : 1 for large ones. */
export function contrastFindings(
  layers: readonly Layer[],
  { placed }: Trace,
  ground: Ground,
  type: Letters,
): Finding[] {
  return walk(layers).flatMap(({ layer, path }): Finding[] => {
    const own = placed.get(layer);
    const px = own && fontSizeOf(own);
    if (!own?.words || px === undefined) return [];
    const ratios = ratiosOf(own.words, ground, type);
    const ratio = ratios[Math.floor(ratios.length * SPARED)];
    if (ratio === undefined || ratio >= (px >= LARGE ? 3 : 4.5) - 0.05) return [];
    return [{ kind: 'contrast', path, detail: round(ratio) }];
  });
}
