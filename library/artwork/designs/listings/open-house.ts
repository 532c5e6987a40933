import { doorway } from '../../drawings/doorway.ts';
import { column, path, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, glow, ground, heading, paper, pill } from '../../kit/words.ts';

export const openHouse = poster({
  name: 'Open house',
  texts: {
    sign: { en: 'Open\nhouse', es: 'Open\nhouse' },
    when: { en: 'Saturday, 11 am to 2\u00a0pm', es: 'Sábado, de 11 a\u00a02' },
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
          pill(s, '{when}', '#FFFFFF', '#17251E'),
          ...(s.size === 'link' ? [] : [body(s, '{line}', ink, { maxLines: 7, w: tall ? s.W * 0.4 : words.w * 0.96 })]),
        ],
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
