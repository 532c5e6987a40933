import type { SceneSymbol } from '@yardsign/scene/layers';
import { column, group, line, oval, path, rect, text, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, fact, glow, heading, paper } from '../../kit/words.ts';

/** A door handle that a tag hangs from: 460 × 560. */
const handle: SceneSymbol = {
  w: 460,
  h: 560,
  layers: [
    rect(180, 0, 100, 250, '#D9A441', { radius: 50, shadow: { x: 0, y: 8, blur: 18, color: '#00000040' } }),
    rect(194, 14, 72, 222, '#E7BC63', { radius: 36 }),
    oval(230, 78, 40, 40, '#C48F2E'),
    oval(230, 74, 34, 34, '#F0CB7A'),
    path(
      'M216 168C216 160 222 154 230 154C238 154 244 160 244 168C244 174 241 178 237 181L244 214L216 214L223 181C219 178 216 174 216 168Z',
      '#6B4A12',
    ),
    line('M230 112C300 150 292 210 240 250', '#FFFFFF', 7),
    path('M230 236L420 330L420 536C420 549 411 558 398 558L62 558C49 558 40 549 40 536L40 330Z', '#FFFFFF', {
      shadow: { x: 0, y: 12, blur: 26, color: '#00000038' },
    }),
    oval(230, 290, 20, 20, 'brand.primary'),
  ],
};

export const newPrice = poster({
  name: 'New price',
  texts: {
    tag: { en: 'New price', es: 'Nuevo precio' },
    headline: { en: 'Same house. New number.', es: 'La misma casa. Otro número.' },
    price: { en: '$489,000', es: '$489,000' },
    place: { en: '418 Sycamore Lane', es: '418 Sycamore Lane' },
    line: { en: 'Ask me what stands behind it.', es: 'Pregúnteme qué lo explica.' },
  },
  symbols: { handle },
  look: { ink: '#1B2420', soft: '#56605B', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.36);
    const art = isTall(s)
      ? { x: s.W * 0.2, y: stage.y, w: s.W * 0.6, h: stage.h - 40 }
      : { x: stage.x, y: stage.y - 20, w: stage.w - 30, h: stage.h - 20 };
    const k = Math.min(art.w / 460, art.h / 560);
    const left = art.x + (art.w - 460 * k) / 2;
    const top = art.y + art.h - 560 * k;
    const panel = (x: number, y: number, w: number, h: number) =>
      rect(x, y, w, h, 'shade(brand.primary, 0.1)', { radius: 14 });
    return [
      paper(s, 'brand.primary'),
      panel(s.m * 0.6, s.m * 0.6, s.W - s.m * 1.2, s.base - s.m * 1.1),
      ...(s.size === 'story' ? [panel(s.m * 0.6, s.base + 380, s.W - s.m * 1.2, 260)] : []),
      glow(left + 230 * k, top + 380 * k, 420 * k, '#FFFFFF', '33'),
      use('handle', art.x, art.y, art.w, art.h),
      group(left + 40 * k, top + 310 * k, 380 * k, 250 * k, [
        text('{tag}', 'figtree-800', [16, 30 * k], '#56605B', {
          x: 26 * k,
          y: 44 * k,
          w: 328 * k,
          align: 'center',
          letterSpacing: 0.08,
          maxLines: 1,
          uppercase: true,
        }),
        text('{price}', 'barlow-condensed-800', [20, 108 * k], '#1B2420', {
          x: 26 * k,
          y: 84 * k,
          w: 328 * k,
          h: 130 * k,
          align: 'center',
          valign: 'middle',
          maxLines: 1,
        }),
      ]),
      column(
        34 * s.k,
        [
          heading(s, '{headline}', 'fraunces-600', 96, 'brand.onPrimary', { maxLines: 2 }),
          fact(s, '{place}', 'figtree-800', 33, 'brand.onPrimary', { maxLines: 3 }),
          body(s, '{line}', 'brand.onPrimary'),
        ],
        {
          x: words.x + 16,
          y: words.y + 6,
          w: words.w - 32,
          h: isTall(s) ? words.h - 40 * s.k : words.h,
          shrink: true,
          justify: isTall(s) ? 'start' : 'center',
        },
      ),
    ];
  },
});
