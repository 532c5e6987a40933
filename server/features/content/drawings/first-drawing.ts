import { perLanguage, type Language } from '@yardsign/domain/languages';
import { footHeight, footOf, MARGIN } from '@yardsign/scene/drawings/foot';
import type { Layer } from '@yardsign/scene/layers';
import { SIZES, type SizeName, type Template } from '@yardsign/scene/template/template';
import type { Drawing } from '@yardsign/contracts/drawing-fields';

function layersOf(size: SizeName): Layer[] {
  const { width, height } = SIZES[size];
  const foot = footOf(size);
  const h = footHeight(size);
  return [
    { type: 'rect', x: 0, y: 0, w: width, h: height, fill: 'brand.primary' },
    {
      type: 'text',
      text: '{headline}',
      x: MARGIN,
      y: MARGIN + 24,
      w: width - 2 * MARGIN,
      h: height - h - 2 * MARGIN - 24,
      font: 'fraunces-600',
      size: [40, size === 'link' ? 84 : 120],
      lineHeight: 1.08,
      valign: 'middle',
      balance: true,
      color: 'brand.onPrimary',
    },
    ...foot,
  ];
}

/** What a new drawing begins with in every size: its title on the member's colour, who posts it, the licence line and the mark. */
export function firstDrawing(title: string, language: Language): Drawing {
  const headline = perLanguage((each) => (each === language ? title : ''));
  const sizes = Object.fromEntries(
    (Object.keys(SIZES) as SizeName[]).map((size) => [size, { layers: layersOf(size) }]),
  );
  const template = { version: 1, name: title, texts: { headline }, symbols: {}, sizes } satisfies Template;
  return { template, slots: [] };
}
