import { yardSign } from '../../drawings/yard-sign.ts';
import { column, group, line, oval, path, rect, text, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, fact, ground, heading, paper } from '../../kit/words.ts';

const SKY = '#FBE9CF';

export const justSold = poster({
  name: 'Just sold',
  texts: {
    sign: { en: 'Just\nsold', es: 'Se\nvendió' },
    headline: { en: 'The keys have *changed hands.*', es: 'Las llaves ya *tienen nuevo dueño.*' },
    place: { en: 'Sycamore Lane', es: 'Sycamore Lane' },
    line: { en: 'Thank you for trusting me with this one.', es: 'Gracias por confiarme esta venta.' },
  },
  symbols: { sign: yardSign('#FFFFFF', '#E4DCCB', 'brand.primary', '#55615B', '#3E7A4E', '#2D5F3B') },
  look: { ink: '#2B2118', soft: '#655749', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.46);
    const art = isTall(s) ? { x: s.W * 0.18, y: stage.y, w: s.W * 0.64, h: stage.h } : { ...stage, w: stage.w - 20 };
    const k = Math.min(art.w / 420, art.h / 560);
    const left = art.x + (art.w - 420 * k) / 2;
    const top = art.y + art.h - 560 * k;
    const sun = { x: art.x + art.w * 0.62, y: s.base - art.h * 0.36, r: art.h * 0.5 };
    return [
      paper(s, SKY, '#FFF6E8'),
      oval(sun.x, sun.y, sun.r, sun.r, '#FFD998'),
      oval(sun.x, sun.y, sun.r * 0.74, sun.r * 0.74, '#FFE6BA'),
      ground(s, s.base - 70 * s.k, '#A9C58B', 60),
      ground(s, s.base - 24 * s.k, '#7FA86C', 26),
      use('sign', art.x, art.y, art.w, art.h),
      group(left + 112 * k, top + 138 * k, 280 * k, 210 * k, [
        text('{sign}', 'barlow-condensed-800', [20, 100 * k], 'brand.onPrimary', {
          x: 20 * k,
          y: 20 * k,
          w: 240 * k,
          h: 170 * k,
          align: 'center',
          valign: 'middle',
          lineHeight: 0.92,
          maxLines: 2,
          uppercase: true,
        }),
      ]),
      group(left + 300 * k, top + 340 * k, 60 * k, 160 * k, [
        line(`M${30 * k} 0L${30 * k} ${26 * k}`, '#55615B', 5 * k),
        oval(30 * k, 46 * k, 20 * k, 20 * k, undefined, { stroke: { color: '#D9A441', width: 11 * k } }),
        rect(25 * k, 64 * k, 11 * k, 74 * k, '#D9A441'),
        path(
          `M${36 * k} ${112 * k}L${54 * k} ${112 * k}L${54 * k} ${122 * k}L${36 * k} ${122 * k}ZM${36 * k} ${128 * k}L${50 * k} ${128 * k}L${50 * k} ${138 * k}L${36 * k} ${138 * k}Z`,
          '#D9A441',
        ),
      ]),
      column(
        36 * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', isTall(s) ? 104 : 88, '#2B2118', {
            maxLines: isTall(s) ? 2 : 3,
            emphasis: { font: 'dm-serif-400-italic', color: `readable(brand.primary, ${SKY})` },
          }),
          fact(s, '{place}', 'figtree-800', 33, '#2B2118', { maxLines: 3 }),
          body(s, '{line}', '#5A4C3F'),
          // A link is too low for the thanks: they would stand in the grass.
        ].slice(0, s.size === 'link' ? 2 : 3),
        {
          x: words.x,
          y: words.y,
          w: words.w,
          h: words.h - (isTall(s) ? 0 : 90 * s.k),
          justify: isTall(s) ? 'start' : 'center',
        },
      ),
    ];
  },
});
