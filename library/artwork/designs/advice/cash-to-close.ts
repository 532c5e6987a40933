import type { Layer } from '@yardsign/scene/layers';
import { column, oval, path, rect, row, text } from '../../kit/layers.ts';
import { isTall, poster, split, type Sheet } from '../../kit/sheet.ts';
import { heading, kicker, paper } from '../../kit/words.ts';

const MINT = '#E6EFE6';
const INK = '#1F2C28';

export const cashToClose = poster({
  name: 'Cash to close',
  texts: {
    kicker: { en: 'Page 3, in one minute', es: 'La página 3, en un minuto' },
    headline: { en: 'What you bring on closing day', es: 'Lo que usted lleva al cierre' },
    one: { en: 'Down payment', es: 'Pago inicial (enganche)' },
    two: { en: 'Closing costs', es: 'Costos de cierre' },
    three: { en: 'Taxes and insurance, ahead', es: 'Impuestos y seguro, por adelantado' },
    four: { en: 'Deposit already paid', es: 'Depósito que ya pagó' },
    five: { en: 'Credits agreed', es: 'Créditos acordados' },
  },
  look: { ink: INK, soft: '#55635D', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.32);
    const box = isTall(s)
      ? { x: s.m, y: stage.y, w: s.W - 2 * s.m, h: stage.h - 60 }
      : { x: stage.x, y: stage.y + 10, w: stage.w - s.m, h: stage.h - 50 };
    return [
      paper(s, MINT),
      ...receipt(s, box.x, box.y, box.w, box.h),
      column(
        34 * s.k,
        [
          kicker(s, '{kicker}', `readable(brand.primary, ${MINT})`),
          heading(s, '{headline}', 'fraunces-600', 92, INK, { maxLines: 4 }),
        ],
        {
          x: words.x,
          y: words.y,
          w: words.w,
          h: words.h,
          justify: isTall(s) ? 'start' : 'center',
        },
      ),
    ];
  },
});

/** A slip with a torn edge: three lines that are added, two that are taken away. */
function receipt(s: Sheet, x: number, y: number, w: number, h: number): Layer[] {
  const teeth = Math.floor(w / 30);
  const edge = Array.from(
    { length: teeth + 1 },
    (_, i) => `L${x + w - (w / teeth) * i} ${y + h - (i % 2 === 1 ? 16 : 0)}`,
  ).join('');
  const r = Math.round(26 * s.k);
  const entry = (value: string, plus: boolean): Layer =>
    row(
      20 * s.k,
      [
        { type: 'group', w: 2 * r, h: 2 * r, children: sign(r, plus) },
        text(value, 'figtree-600', Math.round(31 * s.k), INK, { grow: true, maxLines: 2, lineHeight: 1.18 }),
      ],
      { align: 'center' },
    );
  const pad = 40 * s.k;
  return [
    path(`M${x} ${y}L${x + w} ${y}${edge}Z`, '#FFFFFF', { shadow: { x: 0, y: 10, blur: 30, color: '#00000024' } }),
    rect(x, y, w, 14 * s.k, 'brand.primary'),
    column(
      24 * s.k,
      [
        ...['{one}', '{two}', '{three}'].map((each) => entry(each, true)),
        ...['{four}', '{five}'].map((each) => entry(each, false)),
      ],
      {
        x: x + pad,
        y: y + pad * 0.6,
        w: w - 2 * pad,
        h: h - pad,
        justify: 'center',
      },
    ),
  ];
}

function sign(r: number, plus: boolean): Layer[] {
  const fill = plus ? 'brand.primary' : '#E9E4D8';
  const ink = plus ? 'brand.onPrimary' : INK;
  const bar = r * 0.16;
  return [
    oval(r, r, r, r, fill),
    rect(r * 0.5, r - bar, r, bar * 2, ink, { radius: bar }),
    ...(plus ? [rect(r - bar, r * 0.5, bar * 2, r, ink, { radius: bar })] : []),
  ];
}
