import type { Layer } from '@yardsign/scene/layers';
import { column, path, rect, text } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, heading, kicker, paper } from '../../kit/words.ts';

const CREAM = '#F8F2E6';
const INK = '#24302B';
const FLOORS = ['{five}', '{four}', '{three}', '{two}', '{one}'];
const TINTS = [0.8, 0.6, 0.4, 0.2, 0];

export const monthlyCost = poster({
  name: 'What a month costs',
  texts: {
    kicker: { en: 'The price, explained', es: 'El precio, explicado' },
    headline: { en: 'A\u00A0payment is built in floors', es: 'Un pago tiene varios pisos' },
    line: { en: 'Ask for all five before you compare two houses.', es: 'Pida los cinco antes de comparar dos casas.' },
    one: { en: 'Principal and interest', es: 'Capital e intereses' },
    two: { en: 'Property taxes', es: 'Impuesto a la propiedad' },
    three: { en: 'Homeowner’s insurance', es: 'Seguro de la casa' },
    four: { en: 'Mortgage insurance, if any', es: 'Seguro hipotecario, si lleva' },
    five: { en: 'Association dues, if any', es: 'Cuotas de la asociación, si hay' },
  },
  look: { ink: INK, soft: '#5C665F', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.34);
    const w = isTall(s) ? s.W * 0.66 : stage.w - 60;
    const x = isTall(s) ? (s.W - w) / 2 : stage.x + 10;
    const roof = (isTall(s) ? 130 : 110) * s.k;
    const top = stage.y + roof;
    const h = (s.base - top) / FLOORS.length;
    const floor = (label: string, i: number): Layer[] => {
      const fill = TINTS[i] === 0 ? 'brand.primary' : `tint(brand.primary, ${TINTS[i]})`;
      return [
        rect(x, top + h * i, w, h + 1, fill),
        rect(x, top + h * i, w, 3, '#FFFFFF', { opacity: 0.5 }),
        text(label, 'figtree-800', [Math.round(22 * s.k), Math.round(31 * s.k)], `on(${fill})`, {
          x: x + 24,
          y: top + h * i,
          w: w - 48,
          h,
          align: 'center',
          valign: 'middle',
          maxLines: 2,
          lineHeight: 1.15,
        }),
      ];
    };
    return [
      paper(s, CREAM),
      ...(s.size === 'story' ? [rect(0, s.base, s.W, s.H - s.base, '#DCD3C0')] : []),
      rect(x + w * 0.7, top - roof * 0.9, w * 0.11, roof, INK),
      path(`M${x - 34} ${top + 2}L${x + w / 2} ${top - roof}L${x + w + 34} ${top + 2}Z`, INK),
      ...FLOORS.flatMap(floor),
      column(
        32 * s.k,
        [
          kicker(s, '{kicker}', `readable(brand.primary, ${CREAM})`),
          heading(s, '{headline}', 'fraunces-600', isTall(s) ? 80 : 92, INK, { maxLines: isTall(s) ? 2 : 3 }),
          body(s, '{line}', '#4C574F', { maxLines: 3 }),
        ],
        { x: words.x, y: words.y, w: words.w, h: words.h, justify: isTall(s) ? 'start' : 'center' },
      ),
    ];
  },
});
