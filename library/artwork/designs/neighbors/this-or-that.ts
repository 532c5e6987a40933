import { kitchen } from '../../drawings/kitchen.ts';
import { porch } from '../../drawings/porch.ts';
import { group, rect, column, text, use } from '../../kit/layers.ts';
import { poster, type Sheet } from '../../kit/sheet.ts';

export const thisOrThat = poster({
  name: 'Porch or kitchen',
  texts: {
    left: { en: 'The porch', es: 'El porche' },
    right: { en: 'or the kitchen?', es: '¿o la cocina?' },
    ask: { en: 'Where does a house begin for you?', es: '¿Dónde empieza para usted una casa?' },
  },
  symbols: { porch, kitchen },
  look: { ink: '#20262B', soft: '#5B646B', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const tall = s.size === 'story' || s.size === 'portrait';
    const top = s.size === 'story' ? 250 : 0;
    const head = { square: 170, portrait: 190, story: 220, link: 106 }[s.size];
    const y = top + head;
    const h = s.base - y;
    const halves = tall
      ? [
          { x: 0, y, w: s.W, h: h / 2 },
          { x: 0, y: y + h / 2, w: s.W, h: h / 2 },
        ]
      : [
          { x: 0, y, w: s.W / 2, h },
          { x: s.W / 2, y, w: s.W / 2, h },
        ];
    const [one, two] = halves;
    if (one === undefined || two === undefined) return [];
    return [
      rect(0, 0, s.W, s.H, 'brand.primary'),
      text('{ask}', 'fraunces-600', [Math.round(36 * s.k), Math.round(64 * s.k)], 'brand.onPrimary', {
        x: s.m,
        y: top,
        w: s.W - 2 * s.m,
        h: head,
        maxLines: 2,
        valign: 'middle',
        align: 'center',
      }),
      ...panel(s, one, '#F6DDB4', 'porch', '{left}'),
      ...panel(s, two, '#CDE3E2', 'kitchen', '{right}'),
    ];
  },
});

function panel(
  s: Sheet,
  box: { x: number; y: number; w: number; h: number },
  fill: string,
  symbol: string,
  label: string,
) {
  const { x, y, w, h } = box;
  const wide = w > s.W / 2;
  const art = wide ? { x: w * 0.46, y: 26, w: w * 0.5, h: h - 26 } : { x: 40, y: 90 * s.k, w: w - 80, h: h - 90 * s.k };
  const words = text(label, 'dm-serif-400-italic', [Math.round(34 * s.k), Math.round(62 * s.k)], '#20262B', {
    w: wide ? w * 0.36 : w - 80,
    maxLines: 2,
    align: wide ? 'left' : 'center',
    lineHeight: 1.05,
  });
  return [
    group(x, y, w, h, [rect(0, 0, w, h, fill), use(symbol, art.x, art.y, art.w, art.h)], { clip: 0 }),
    column(
      0,
      [words],
      wide ? { x: x + s.m, y, w: w * 0.36, h, justify: 'center' } : { x: x + 40, y: y + 30 * s.k, w: w - 80 },
    ),
  ];
}
