import { STEEL, valve } from '../../drawings/valve.ts';
import { group, rect, column, use } from '../../kit/layers.ts';
import { poster, split } from '../../kit/sheet.ts';
import { body, heading, kicker, paper } from '../../kit/words.ts';

export const waterValve = poster({
  name: 'The main water valve',
  texts: {
    kicker: { en: 'One minute, today', es: 'Un minuto, hoy mismo' },
    headline: {
      en: 'Could you find your main water valve in the dark?',
      es: '¿Encontraría a oscuras la llave de paso del agua?',
    },
    line: { en: 'Find it, turn it once, hang a tag on it.', es: 'Búsquela, gírela una vez y cuélguele una etiqueta.' },
  },
  symbols: { valve },
  look: { ink: '#16303C', soft: '#4F6570', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'over', s.size === 'square' ? 0.56 : 0.5);
    const link = s.size === 'link';
    const art = link ? { x: 620, y: 80, w: 580, h: 340 } : { x: -20, y: stage.y, w: s.W + 40, h: stage.h - 30 };
    const k = Math.min(art.w / 640, art.h / 420);
    const floor = art.y + art.h;
    return [
      paper(s, '#DDEBF1', '#F4F8FA', 0.7),
      {
        type: 'repeat',
        x: -20,
        y: 0,
        columns: 15,
        rows: 26,
        stepX: 88,
        stepY: 76,
        stagger: 44,
        opacity: 0.5,
        child: rect(0, 0, 82, 70, undefined, { radius: 6, stroke: { color: '#C7DAE3', width: 2 } }),
      },
      rect(link ? art.x + 20 : 0, floor - 200 * k, s.W, 84 * k, STEEL),
      group(0, 0, s.W, s.base, [use('valve', art.x, art.y, art.w, art.h)], { clip: 0 }),
      column(
        32 * s.k,
        [
          kicker(s, '{kicker}', 'readable(brand.primary, #E4EFF4)'),
          heading(s, '{headline}', 'fraunces-600', 84, '#16303C', { maxLines: 4 }),
          body(s, '{line}', '#3B5561', { w: link ? 520 : words.w }),
        ],
        { x: words.x, y: words.y, w: link ? 540 : words.w },
      ),
    ];
  },
});
