import type { Brand } from './brand.ts';
import type { MarkLayer, StackLayer } from './layers.ts';
import type { SceneLanguage } from './template.ts';

/** The house with the equals sign, drawn on a grid of 100 × 90: roof over walls, the inside cut out, two bars. */
const SYMBOL =
  'M50 0L100 28L100 44L91 44L91 90L9 90L9 44L0 44L0 28Z' +
  'M50 14.5L22 30.5L22 78L78 78L78 30.5Z' +
  'M33 36L67 36L67 48L33 48Z' +
  'M33 56L67 56L67 68L33 68Z';

const LABELS: Record<'housing' | 'lender', Record<SceneLanguage, string>> = {
  housing: { en: 'Equal Housing\nOpportunity', es: 'Igualdad de oportunidades\nen la vivienda' },
  lender: { en: 'Equal Housing\nLender', es: 'Prestamista con igualdad de\noportunidades en la vivienda' },
};

const drawn = new WeakMap<MarkLayer, Map<string, StackLayer>>();

/** The mark as ordinary layers, the same objects every time; undefined when the member shows none. */
export function equalHousingLayer(layer: MarkLayer, brand: Brand, language: SceneLanguage): StackLayer | undefined {
  if (brand.equalHousing === 'none') return undefined;
  const key = `${brand.equalHousing} ${language}`;
  const known = drawn.get(layer) ?? new Map<string, StackLayer>();
  const mark = known.get(key) ?? drawMark(layer, LABELS[brand.equalHousing][language]);
  drawn.set(layer, known.set(key, mark));
  return mark;
}

function drawMark(layer: MarkLayer, words: string): StackLayer {
  const scale = layer.h / 90;
  const d = SYMBOL.replace(/[\d.]+/g, (number) => String(Math.round(Number(number) * scale * 100) / 100));
  const symbol = { type: 'path', d, w: 100 * scale, h: layer.h, fill: layer.color, evenOdd: true } as const;
  const size = layer.h * 0.34;
  const label = {
    type: 'text',
    text: words,
    font: 'figtree-600',
    size,
    lineHeight: 1.32,
    color: layer.color,
  } as const;
  const children = layer.label === false ? [symbol] : [symbol, label];
  return { type: 'stack', direction: 'row', gap: layer.h * 0.26, align: 'center', children };
}
