import { folder } from '../../drawings/folder.ts';
import { rect, column, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { heading, item, kicker, paper } from '../../kit/words.ts';

const INK = '#22262E';

export const papersFolder = poster({
  name: 'Papers for the first call',
  texts: {
    kicker: { en: 'Before you call a lender', es: 'Antes de llamar al prestamista' },
    headline: { en: 'One folder, one afternoon', es: 'Una carpeta, una tarde' },
    one: { en: 'A month of pay stubs', es: 'Un mes de talones de pago' },
    two: { en: 'Two years of tax forms', es: 'Dos años de formularios de impuestos' },
    three: { en: 'Two months of bank statements', es: 'Dos meses de estados de cuenta' },
    four: { en: 'Identification', es: 'Identificación' },
  },
  symbols: { folder },
  look: { ink: INK, soft: '#5B606B', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.6);
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const items = ['{one}', '{two}', '{three}', '{four}'].map((value) => item(s, value, INK, badge));
    const art = isTall(s)
      ? { x: s.W * 0.2, y: stage.y, w: s.W * 0.6, h: stage.h - 24 }
      : { x: stage.x, y: stage.y, w: stage.w - 40, h: stage.h - 60 };
    return [
      paper(s, '#F1E9DB'),
      rect(0, s.base - 90 * s.k, s.W, s.H - s.base + 90 * s.k, '#D9BE97'),
      rect(0, s.base - 90 * s.k, s.W, 10, '#C6A97F'),
      use('folder', art.x, art.y, art.w, art.h),
      column(
        40 * s.k,
        [
          kicker(s, '{kicker}', 'readable(brand.primary, #F1E9DB)'),
          heading(s, '{headline}', 'fraunces-600', isTall(s) ? 88 : 76, INK, { maxLines: 2 }),
          column(14 * s.k, items),
        ].slice(s.size === 'link' ? 1 : 0),
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
