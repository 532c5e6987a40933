import { SIZES, type SizeName } from '@yardsign/scene/template/template';
import type { Layer } from '@yardsign/scene/layers';
import { perLanguage } from '@yardsign/domain/languages';
import { type Design, freeKey } from './design.ts';

/** What can be added to a drawing. */
export const NEW_LAYERS = ['text', 'rect', 'ellipse', 'photo', 'logo', 'mark', 'licence'] as const;
export type NewLayer = (typeof NEW_LAYERS)[number];

const INK = '#17251E';

function layerOf(kind: Exclude<NewLayer, 'text'>, size: SizeName): Layer {
  const { width, height } = SIZES[size];
  const side = Math.round(height * 0.25);
  const at = { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2) };
  switch (kind) {
    case 'rect':
      return { type: 'rect', ...at, w: side, h: side, radius: 16, fill: 'tint(brand.primary, 0.85)' };
    case 'ellipse':
      return { type: 'ellipse', ...at, w: side, h: side, fill: 'tint(brand.primary, 0.85)' };
    case 'photo':
      return { type: 'image', slot: 'photo', ...at, w: side, h: side, fit: 'cover', mask: 'circle' };
    case 'logo':
      return { type: 'logo', ...at, w: side * 1.5, h: side * 0.5, background: 'plate' };
    case 'mark':
      return { type: 'mark', mark: 'equalHousing', ...at, h: 55, color: INK };
    case 'licence':
      return {
        type: 'text',
        text: '{brand.compliance}',
        x: 72,
        y: height - 96,
        w: width - 144,
        font: 'figtree-400',
        size: 24,
        lineHeight: 1.28,
        maxLines: 3,
        color: INK,
      };
  }
}

/** A new layer in the middle of the picture, with the words that it brings. */
export function newLayer(
  kind: NewLayer,
  size: SizeName,
  words: string,
): (design: Design) => { design: Design; layer: Layer } {
  return (design) => {
    if (kind !== 'text') return { design, layer: layerOf(kind, size) };
    const key = freeKey(design, 'words');
    const { template } = design;
    const { width, height } = SIZES[size];
    const texts = { ...template.texts, [key]: perLanguage(() => words) };
    const layer: Layer = {
      type: 'text',
      text: `{${key}}`,
      x: 72,
      y: Math.round(height * 0.4),
      w: width - 144,
      h: 160,
      font: 'figtree-800',
      size: [28, 64],
      lineHeight: 1.16,
      balance: true,
      color: 'brand.onPrimary',
    };
    return { design: { ...design, template: { ...template, texts } }, layer };
  };
}
