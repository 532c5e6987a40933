import { alarm } from '../../drawings/alarm.ts';
import { column, use } from '../../kit/layers.ts';
import { poster, split } from '../../kit/sheet.ts';
import { body, heading, kicker } from '../../kit/words.ts';
import { paper } from '../../kit/words.ts';

export const testAlarm = poster({
  name: 'One button, once a month',
  texts: {
    kicker: { en: 'Home in order', es: 'La casa en orden' },
    headline: { en: 'One button, once a month', es: 'Un botón, una vez al mes' },
    line: {
      en: 'Press test on every smoke and carbon monoxide alarm. Then read the date on the back.',
      es: 'Pruebe cada alarma de humo y de monóxido de carbono. Después lea la fecha de atrás.',
    },
  },
  symbols: { alarm },
  look: { ink: '#1C2321', soft: '#59625E', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.47);
    return [
      paper(s, 'brand.primary', 'shade(brand.primary, 0.14)'),
      use('alarm', stage.x, stage.y + 6, stage.w, stage.h),
      column(
        34 * s.k,
        [
          kicker(s, '{kicker}', 'brand.onPrimary'),
          heading(s, '{headline}', 'barlow-condensed-800', 120, 'brand.onPrimary', {
            uppercase: true,
            lineHeight: 0.98,
            maxLines: 3,
          }),
          body(s, '{line}', 'brand.onPrimary', { maxLines: 6 }),
        ],
        {
          x: words.x,
          y: words.y,
          w: words.w,
        },
      ),
    ];
  },
});
