import type { Layer } from '@yardsign/scene/layers';
import { house } from '../../drawings/house.ts';
import { column, oval, photo, rect, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { heading, item, kicker } from '../../kit/words.ts';

export const meetMe = poster({
  name: 'Three questions',
  texts: {
    kicker: { en: 'Start with a conversation', es: 'Empecemos por conversar' },
    headline: { en: 'Three things I would ask you first', es: 'Tres cosas que le preguntaría primero' },
    one: { en: 'What should the house do for you?', es: '¿Qué debe hacer la casa por usted?' },
    two: { en: 'What would a calm month cost?', es: '¿Cuánto cuesta un mes tranquilo?' },
    three: { en: 'When would you like the keys?', es: '¿Para cuándo quisiera las llaves?' },
  },
  symbols: {
    house: house({
      wall: 'tint(brand.primary, 0.9)',
      side: 'tint(brand.primary, 0.8)',
      roof: 'shade(brand.primary, 0.3)',
      trim: '#FFFFFF',
      door: 'shade(brand.primary, 0.15)',
      window: '#FFF1CC',
      frame: '#FFFFFF',
      bush: 'shade(brand.primary, 0.2)',
      bushDark: 'shade(brand.primary, 0.35)',
      stone: 'tint(brand.primary, 0.6)',
    }),
  },
  look: { ink: '#1C2124', soft: '#565F64', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.64);
    const r = isTall(s) ? stage.h * 0.5 : Math.min(stage.w * 0.42, stage.h * 0.46);
    const cx = stage.x + stage.w / 2 - (isTall(s) ? 0 : 20);
    // In a tall picture it stands at the foot of the drawing, its light clear of the last question.
    const cy = isTall(s) ? s.base - r * 1.3 - 12 : stage.y + stage.h / 2;
    const badge = { fill: 'brand.onPrimary', ink: 'on(brand.onPrimary)' };
    const items = ['{one}', '{two}', '{three}'].map((value, i) =>
      item(s, value, 'brand.onPrimary', { ...badge, number: i + 1 }),
    );
    const portrait: Layer = { ...photo(r * 1.8), x: cx - r * 0.9, y: cy - r * 0.9, when: 'brand.photo' };
    return [
      rect(0, 0, s.W, s.H, 'brand.primary'),
      oval(cx, cy, r * 1.3, r * 1.3, 'tint(brand.primary, 0.1)'),
      oval(cx, cy, r * 1.1, r * 1.1, 'tint(brand.primary, 0.22)'),
      oval(cx, cy, r * 0.96, r * 0.96, '#FFFFFF'),
      portrait,
      use('house', cx - r * 0.7, cy - r * 0.6, r * 1.4, r * 1.05, { when: '!brand.photo' }),
      column(
        42 * s.k,
        [
          kicker(s, '{kicker}', 'brand.onPrimary'),
          heading(s, '{headline}', 'fraunces-600', isTall(s) ? 72 : 80, 'brand.onPrimary', { maxLines: 3 }),
          column(18 * s.k, items),
        ].slice(s.size === 'link' ? 1 : 0),
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
