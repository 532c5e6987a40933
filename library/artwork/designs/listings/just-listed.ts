import { house } from '../../drawings/house.ts';
import { cloud } from '../../drawings/small-things.ts';
import { tree } from '../../drawings/trees.ts';
import { column, group, oval, path, rect, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, fact, heading, panel, paper } from '../../kit/words.ts';

export const justListed = poster({
  name: 'Just listed',
  texts: {
    headline: { en: 'Just *listed*', es: 'Nueva *en el mercado*' },
    place: { en: '418 Sycamore Lane', es: '418 Sycamore Lane' },
    price: { en: '$489,000', es: '$489,000' },
    beds: { en: '3\u00a0beds', es: '3\u00a0recámaras' },
    baths: { en: '2\u00a0baths', es: '2\u00a0baños' },
    ask: { en: 'Ask me for the address', es: 'Pídame la dirección' },
    // A photograph of the home, which the member fills in.
    photo: { en: '', es: '' },
    call: { en: 'Photos, price and floor plan on request', es: 'Pídame fotos, precio y plano' },
  },
  symbols: {
    house: house({
      wall: '#FFF8EC',
      side: '#F6E7CF',
      roof: 'shade(brand.primary, 0.28)',
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#CDE6EE'],
          [1, '#8FBFD0'],
        ],
      },
      frame: '#FFFFFF',
      bush: '#6C9A5B',
      bushDark: '#4F7F49',
      stone: '#D9CBB6',
    }),
    tree: tree('#5E9155', '#79AA68', '#8A5E3C'),
    cloud: cloud('#FFFFFF'),
  },
  look: { ink: '#2A211C', soft: '#62574D', background: 'standard', nameFont: 'fraunces-600' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.3);
    const tall = isTall(s);
    const arch = tall ? { ...stage, x: s.m, w: s.W - 2 * s.m } : { ...stage, x: stage.x + 20, w: stage.w - 20 - s.m };
    const { w, h } = arch;
    const floor = h * 0.84;
    const hw = w * (tall ? 0.66 : 0.98);
    const radius = tall ? 48 : w / 2;
    const ink = 'brand.onPrimary';
    const facts = [
      panel(
        s,
        'brand.primary',
        [
          fact(s, ['{price}', '{beds}', '{baths}'], 'figtree-800', 33, ink, { separator: ' · ' }),
          { ...fact(s, '{place}', 'figtree-600', 30, ink, { maxLines: 3 }), when: 'place' },
          { ...fact(s, '{ask}', 'figtree-800', 32, ink), when: '!place' },
        ],
        { w: tall ? arch.w - 72 : words.w },
      ),
    ];
    return [
      paper(s, '#FAF3E7'),
      group(
        arch.x,
        arch.y,
        w,
        h,
        [
          rect(0, 0, w, h, {
            from: [0, 0],
            to: [0, 1],
            stops: [
              [0, '#BFE0EC'],
              [0.7, '#F3EFDD'],
            ],
          }),
          oval(w * 0.78, h * 0.24, w * 0.08, w * 0.08, '#FFE3A3'),
          use('cloud', w * 0.12, h * 0.2, w * 0.26, 70, { opacity: 0.9 }),
          path(
            `M0 ${floor - 40}C${w * 0.3} ${floor - 110} ${w * 0.6} ${floor - 20} ${w} ${floor - 90}L${w} ${h}L0 ${h}Z`,
            '#B9D39B',
          ),
          use('tree', w * (tall ? 0.01 : -0.12), floor - h * 0.5, w * 0.24, h * 0.5),
          use('tree', w * (tall ? 0.78 : 0.86), floor - h * 0.42, w * 0.24, h * 0.42),
          path(
            `M0 ${floor}C${w * 0.4} ${floor - 20} ${w * 0.7} ${floor + 8} ${w} ${floor - 10}L${w} ${h}L0 ${h}Z`,
            '#8FB873',
          ),
          path(
            `M${w / 2 - hw * 0.2} ${floor + 8}L${w / 2 - hw * 0.02} ${floor + 8}L${w / 2 + hw * 0.1} ${h}L${w / 2 - hw * 0.36} ${h}Z`,
            '#E8DCC4',
          ),
          use('house', (w - hw) / 2, floor - hw * 0.72 + 12, hw, hw * 0.72),
        ],
        { clip: tall ? radius : [radius, radius, 24, 24], when: '!photo' },
      ),
      {
        type: 'image',
        slot: 'answer',
        key: 'photo',
        x: arch.x,
        y: arch.y,
        w,
        h,
        fit: 'cover',
        mask: tall ? radius : [radius, radius, 24, 24],
      },
      column(
        (tall ? 34 : 46) * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', tall ? 124 : 150, '#2A211C', {
            lineHeight: 0.98,
            maxLines: tall ? 1 : 3,
            emphasis: { font: 'dm-serif-400-italic', color: 'readable(brand.primary, #FAF3E7)' },
          }),
          body(s, '{call}', '#5B5047', { maxLines: 3, when: '!price' }),
          ...(tall ? [] : facts),
        ],
        { x: words.x, y: words.y, w: words.w, h: words.h, justify: tall ? 'start' : 'center' },
      ),
      ...(tall
        ? [
            column(0, facts, {
              x: arch.x + 36,
              y: arch.y + 36,
              w: arch.w - 72,
              h: arch.h - 72,
              justify: 'end',
            }),
          ]
        : []),
    ];
  },
});
