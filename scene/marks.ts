import type { GraphicsLook } from '@yardsign/domain/profile/graphics-look';
import type { Layer, MarkLayer, StackLayer } from './layers.ts';
import type { SceneLanguage } from './template/template.ts';

/** The house with the equals sign, drawn on a grid of 100 × 90: roof over walls, the inside cut out, two bars. */
const SYMBOL =
  'M50 0L100 28L100 44L91 44L91 90L9 90L9 44L0 44L0 28Z' +
  'M50 14.5L22 30.5L22 78L78 78L78 30.5Z' +
  'M33 36L67 36L67 48L33 48Z' +
  'M33 56L67 56L67 68L33 68Z';

const LABELS: Record<'housing' | 'lender', Record<SceneLanguage, string>> = {
  housing: { en: 'Equal Housing\nOpportunity', es: 'Igualdad de\noportunidades\nen la vivienda' },
  lender: { en: 'Equal Housing\nLender', es: 'Prestamista con igualdad\nde oportunidades\nen la vivienda' },
};

const drawn = new WeakMap<MarkLayer, Map<string, StackLayer>>();

/** The mark as a page draws it: an outline on a grid of 100 × 90, filled by even and odd, and its words, a line each. */
export function equalHousingMark(kind: 'housing' | 'lender', language: SceneLanguage): { d: string; label: string } {
  return { d: SYMBOL, label: LABELS[kind][language] };
}

type Marks = Pick<GraphicsLook, 'equalHousing' | 'realtor'>;

/** The marks as ordinary layers, the same objects every time; undefined when the member shows none. */
export function marksLayer(layer: MarkLayer, marks: Marks, language: SceneLanguage): StackLayer | undefined {
  if (marks.equalHousing === 'none' && !marks.realtor) return undefined;
  const key = `${marks.equalHousing} ${marks.realtor} ${language}`;
  const known = drawn.get(layer) ?? new Map<string, StackLayer>();
  const mark = known.get(key) ?? drawMarks(layer, marks, language);
  drawn.set(layer, known.set(key, mark));
  return mark;
}

function drawMarks(layer: MarkLayer, { equalHousing, realtor }: Marks, language: SceneLanguage): StackLayer {
  const children = [
    ...(equalHousing === 'none' ? [] : drawEqualHousing(layer, LABELS[equalHousing][language])),
    ...(realtor ? [wordMark(layer)] : []),
  ];
  return { type: 'stack', direction: 'row', gap: layer.h * 0.26, align: 'center', children };
}

/** The word alone, as anybody who may use it may write it: the emblem is given out by its owner. */
function wordMark({ h, color }: MarkLayer): Layer {
  return { type: 'text', text: 'REALTOR®', font: 'figtree-800', size: h * 0.4, color };
}

function drawEqualHousing(layer: MarkLayer, words: string): Layer[] {
  const scale = layer.h / 90;
  const d = SYMBOL.replace(/[\d.]+/g, (number) => String(Math.round(Number(number) * scale * 100) / 100));
  const symbol: Layer = { type: 'path', d, w: 100 * scale, h: layer.h, fill: layer.color, evenOdd: true };
  const label: Layer = {
    type: 'text',
    text: words,
    font: 'figtree-600',
    size: layer.h * 0.44,
    lineHeight: 1.14,
    color: layer.color,
  };
  return layer.label === false ? [symbol] : [symbol, label];
}
