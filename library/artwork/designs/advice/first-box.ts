import { box } from '../../drawings/moving-box.ts';
import { group, rect, column, text, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { heading, item, kicker, paper } from '../../kit/words.ts';

const INK = '#2B2118';

export const firstBox = poster({
  name: 'The box you open first',
  texts: {
    label: { en: 'Open me first', es: 'Ábrame primero' },
    kicker: { en: 'Moving week', es: 'Semana de mudanza' },
    headline: { en: 'One box rides with you', es: 'Una caja viaja con\u00A0usted' },
    one: { en: 'Sheets, towels, soap', es: 'Sábanas, toallas, jabón' },
    two: { en: 'A lamp and a few tools', es: 'Una lámpara y algo de herramienta' },
    three: { en: 'Chargers and medicines', es: 'Cargadores y medicinas' },
    four: { en: 'Coffee, and a way to make it', es: 'Café, y en qué prepararlo' },
  },
  symbols: { box },
  look: { ink: INK, soft: '#665546', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.56);
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const items = ['{one}', '{two}', '{three}', '{four}'].map((value) => item(s, value, INK, badge));
    const art = isTall(s)
      ? { x: s.W * 0.2, y: stage.y + 10, w: s.W * 0.6, h: stage.h - 30 }
      : { x: stage.x, y: stage.y + 20, w: stage.w - 40, h: stage.h - 50 };
    const k = Math.min(art.w / 520, art.h / 480);
    const left = art.x + (art.w - 520 * k) / 2;
    const top = art.y + art.h - 480 * k;
    const wall = 'tint(brand.primary, 0.86)';
    return [
      paper(s, wall),
      rect(0, s.base - 70 * s.k, s.W, s.H - s.base + 70 * s.k, '#C8A67E'),
      rect(0, s.base - 78 * s.k, s.W, 12 * s.k, '#FFFFFF'),
      use('box', art.x, art.y, art.w, art.h),
      group(left + 92 * k, top + 300 * k, 200 * k, 110 * k, [
        text('{label}', 'barlow-condensed-800', [14, 52 * k], INK, {
          w: 186 * k,
          h: 110 * k,
          align: 'center',
          valign: 'middle',
          maxLines: 2,
          uppercase: true,
          lineHeight: 0.96,
        }),
      ]),
      column(
        40 * s.k,
        [
          kicker(s, '{kicker}', `readable(brand.primary, ${wall})`),
          heading(s, '{headline}', 'fraunces-600', isTall(s) ? 92 : 72, INK, { maxLines: 2 }),
          column(14 * s.k, items),
        ].slice(s.size === 'link' ? 1 : 0),
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
