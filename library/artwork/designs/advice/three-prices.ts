import type { Layer } from '@yardsign/scene/layers';
import { column, line, oval, path, text } from '../../kit/layers.ts';
import { isTall, poster, type Sheet } from '../../kit/sheet.ts';
import { heading, kicker, paper } from '../../kit/words.ts';

const LILAC = '#EEE8F2';
const INK = '#2A2433';

export const threePrices = poster({
  name: 'Three prices',
  texts: {
    kicker: { en: 'The price, explained', es: 'El precio, explicado' },
    headline: { en: 'One house has three prices', es: 'Una casa tiene tres precios' },
    one: { en: 'Asking', es: 'El que se pide' },
    oneLine: { en: 'What the seller hopes for', es: 'Lo que espera el vendedor' },
    two: { en: 'Agreed', es: 'El que se acuerda' },
    twoLine: { en: 'What two parties signed', es: 'Lo que firmaron las dos partes' },
    three: { en: 'Appraised', es: 'El del avalúo' },
    threeLine: { en: 'What a third one thinks', es: 'Lo que opina un tercero' },
  },
  look: {
    ink: INK,
    soft: '#625A6C',
    background: 'standard',
    nameFont: 'fraunces-600',
    band: '#FFFFFF',
    rule: 'brand.primary',
  },
  draw(s) {
    const link = s.size === 'link';
    const words = { x: s.m, y: s.top, w: link ? 400 : s.W - 2 * s.m };
    return [
      paper(s, LILAC),
      ...tags(s),
      column(
        30 * s.k,
        [
          kicker(s, '{kicker}', `readable(brand.primary, ${LILAC})`),
          heading(s, '{headline}', 'fraunces-600', link ? 92 : 88, INK, { maxLines: link ? 4 : 2 }),
        ],
        words,
      ),
    ];
  },
});

/** Three tags: side by side where there is width, one under another where there is height. */
function tags(s: Sheet): Layer[] {
  const names = ['one', 'two', 'three'] as const;
  const fills = ['#FFFFFF', 'tint(brand.primary, 0.75)', 'brand.primary'];
  if (isTall(s)) {
    const top = { portrait: 380, story: 640, square: 0, link: 0 }[s.size];
    const h = (s.base - top - 60) / 3;
    return names.flatMap((name, i) =>
      tag(s, name, fills[i] ?? '', { x: s.m + i * 34, y: top + h * i, w: s.W - 2 * s.m - 68, h: h - 26 }),
    );
  }
  const left = s.size === 'link' ? 480 : s.m;
  const w = (s.W - left - s.m + 24) / 3;
  const top = s.size === 'link' ? 70 : 350;
  return names.flatMap((name, i) =>
    tag(s, name, fills[i] ?? '', { x: left + i * w, y: top + i * 16, w: w - 24, h: s.base - top - 70 }),
  );
}

function tag(s: Sheet, name: string, fill: string, box: { x: number; y: number; w: number; h: number }): Layer[] {
  const { x, y, w, h } = box;
  const tall = isTall(s);
  const cut = 46 * s.k;
  const shape = tall
    ? `M${x + cut} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x + cut} ${y + h}L${x} ${y + h - cut}L${x} ${y + cut}Z`
    : `M${x + cut} ${y}L${x + w - cut} ${y}L${x + w} ${y + cut}L${x + w} ${y + h}L${x} ${y + h}L${x} ${y + cut}Z`;
  const hole = tall ? { x: x + cut * 0.8, y: y + h / 2 } : { x: x + w / 2, y: y + cut * 0.8 };
  const inset = tall ? { x: x + cut * 1.7, y: y + h * 0.5 - 48 * s.k } : { x: x + 20, y: y + cut * 1.7 };
  const align = tall ? 'left' : 'center';
  const ink = `on(${fill})`;
  const string = tall
    ? `M${hole.x} ${hole.y}C${x - 30} ${hole.y - 30} ${x - 70} ${hole.y + 10} ${x - 130} ${hole.y - 40}`
    : `M${hole.x} ${hole.y}C${hole.x - 20} ${y - 20} ${hole.x + 30} ${y - 40} ${hole.x} ${y - 70}`;
  return [
    path(shape, fill, { shadow: { x: 0, y: 8, blur: 22, color: '#00000026' } }),
    oval(hole.x, hole.y, 13 * s.k, 13 * s.k, LILAC),
    line(string, '#8E8499', 4),
    column(
      24 * s.k,
      [
        text(`{${name}}`, 'fraunces-600', [Math.round(28 * s.k), Math.round((tall ? 52 : 44) * s.k)], ink, {
          maxLines: tall ? 1 : 2,
          align,
          lineHeight: 1.05,
        }),
        text(`{${name}Line}`, 'figtree-400', Math.round((tall ? 32 : 28) * s.k), ink, {
          maxLines: 4,
          align,
          lineHeight: 1.25,
        }),
      ],
      { ...inset, w: tall ? w - cut * 2.2 : w - 40, align: tall ? 'start' : 'center' },
    ),
  ];
}
