import { column, rect } from '../../kit/layers.ts';
import { isTall, poster } from '../../kit/sheet.ts';
import { heading, item, kicker, paper } from '../../kit/words.ts';

const PAPER = '#FBF4E6';
const INK = '#20302A';

export const fiveChecks = poster({
  name: 'Five checks',
  texts: {
    kicker: { en: 'Buyer tip', es: 'Consejo para compradores' },
    headline: { en: 'On the second visit, check five things', es: 'En la segunda visita, revise cinco cosas' },
    item1: { en: 'Run every tap at the same time', es: 'Abra todas las llaves de agua a la vez' },
    item2: { en: 'Walk the street after dark', es: 'Camine la calle cuando ya es de noche' },
    item3: { en: 'Open the windows and listen', es: 'Abra las ventanas y escuche' },
    item4: { en: 'Look up: ceilings tell on roofs', es: 'Mire el cielo raso: delata goteras' },
    item5: { en: 'Try your phone in every room', es: 'Pruebe su teléfono en cada cuarto' },
  },
  look: { ink: INK, soft: '#4E5B54', background: 'standard', mask: 28 },
  draw(s) {
    const link = s.size === 'link';
    const head = { square: 252, portrait: 326, story: 560, link: 0 }[s.size];
    const items = [1, 2, 3, 4, 5].map((n) =>
      item(s, `{item${n}}`, INK, {
        fill: 'tint(brand.primary, 0.84)',
        ink: 'readable(brand.primary, tint(brand.primary, 0.84))',
      }),
    );
    const title = [
      kicker(s, '{kicker}', 'brand.onPrimary'),
      heading(s, '{headline}', 'barlow-condensed-800', link ? 106 : 84, 'brand.onPrimary', {
        uppercase: true,
        lineHeight: 1,
        maxLines: link ? 4 : 2,
      }),
    ];
    const rules = {
      type: 'repeat',
      x: 0,
      y: 30,
      columns: 1,
      rows: Math.ceil(s.H / 44),
      stepX: 0,
      stepY: 44,
      opacity: 0.055,
    } as const;
    return [
      paper(s, PAPER),
      { ...rules, child: rect(0, 0, s.W, 2, INK) },
      link ? rect(0, 0, 470, s.base, 'brand.primary') : rect(0, 0, s.W, head + 40, 'brand.primary'),
      {
        type: 'repeat',
        x: link ? 450 : s.m - 6,
        y: link ? 30 : head + 20,
        columns: link ? 1 : Math.floor((s.W - 2 * s.m) / 58) + 1,
        rows: link ? 8 : 1,
        stepX: 58,
        stepY: 52,
        child: link
          ? rect(0, 0, 40, 16, PAPER, { radius: 8, stroke: { color: INK, width: 3 } })
          : rect(0, 0, 20, 44, PAPER, { radius: 10, stroke: { color: INK, width: 4 } }),
      },
      column(30 * s.k, title, { x: s.m, y: isTall(s) ? s.top - 10 : link ? 70 : 56, w: link ? 370 : s.W - 2 * s.m }),
      column((isTall(s) ? 42 : 24) * s.k, items, {
        x: link ? 540 : s.m,
        y: link ? 60 : head + (isTall(s) ? 116 : 92),
        w: link ? 600 : s.W - 2 * s.m,
      }),
      rect(s.m, s.base + 4, s.W - 2 * s.m, 4, 'readable(brand.primary, #FBF4E6)'),
    ];
  },
});
