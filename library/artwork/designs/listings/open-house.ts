import { doorway } from '../../drawings/doorway.ts';
import { column, path, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, fact, glow, ground, heading, panel, paper } from '../../kit/words.ts';

export const openHouse = poster({
  name: 'Open house',
  texts: {
    sign: { en: 'Open\nhouse', es: 'Open\nhouse' },
    day: { en: 'Saturday, May\u00a016', es: 'sábado 16\u00a0de\u00a0mayo' },
    hours: { en: '11\u00a0am to\u00a02\u00a0pm', es: 'de 11\u00a0a.\u00a0m. a\u00a02\u00a0p.\u00a0m.' },
    address: { en: '418 Sycamore Lane', es: '418 Sycamore Lane' },
    line: {
      en: 'Come in, look around. I will have the floor plan and the answers.',
      es: 'Pase y mire con calma. Tendré el plano y las respuestas.',
    },
  },
  symbols: { door: doorway('tint(brand.primary, 0.2)', 'shade(brand.primary, 0.12)', '#FFE3A6') },
  look: { ink: '#17251E', soft: '#53625A', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside');
    const tall = isTall(s);
    const art = tall
      ? { x: s.W * 0.42, y: s.base - s.W * 0.78, w: s.W * 0.6, h: s.W * 0.76 }
      : { x: stage.x - 10, y: stage.y - 10, w: stage.w, h: stage.h };
    const ink = 'brand.onPrimary';
    return [
      paper(s, 'brand.primary', 'shade(brand.primary, 0.1)'),
      glow(art.x + art.w / 2, art.y + art.h * 0.55, art.h * 0.75, '#FFE0A0', '77'),
      ground(s, s.base - 44 * s.k, 'shade(brand.primary, 0.34)', 16),
      path(
        `M${art.x + art.w * 0.3} ${s.base - 30 * s.k}L${art.x + art.w * 0.74} ${s.base - 30 * s.k}L${art.x + art.w * 1.05} ${s.H}L${art.x - art.w * 0.1} ${s.H}Z`,
        '#FFD98A',
        { opacity: 0.35 },
      ),
      use('door', art.x, art.y, art.w, art.h),
      column(
        38 * s.k,
        [
          heading(s, '{sign}', 'barlow-condensed-800', 196, ink, {
            uppercase: true,
            lineHeight: 0.9,
            maxLines: 2,
            w: tall ? s.W * 0.36 : words.w,
          }),
          panel(
            s,
            '#FFFFFF',
            [
              fact(s, '{day}', 'barlow-condensed-800', 46, '#17251E', { uppercase: true }),
              fact(s, '{hours}', 'figtree-800', 33, '#17251E'),
              fact(s, '{address}', 'figtree-400', 29, '#53625A', { maxLines: 3 }),
            ],
            { w: tall ? s.W * 0.44 : words.w },
          ),
          ...(s.size === 'link' || s.size === 'square'
            ? []
            : [body(s, '{line}', ink, { maxLines: 7, w: tall ? s.W * 0.4 : words.w * 0.96 })]),
        ],
        { x: words.x, y: words.y, w: words.w, ...(tall ? {} : { h: words.h + 6, shrink: true }) },
      ),
    ];
  },
});
