import type { Layer } from '@yardsign/scene/layers';
import { group, line, oval, rect } from '../../kit/layers.ts';
import { listPoster, type Box } from '../../kit/list-poster.ts';

/** A wall clock at ten past ten, with a mark for every hour. */
function clock({ x, y, w, h }: Box): Layer[] {
  const r = Math.min(w, h) * 0.44;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const mark = (hour: number): Layer =>
    group(
      cx - r,
      cy - r,
      2 * r,
      2 * r,
      [rect(r - r * 0.02, r * 0.12, r * 0.04, r * (hour % 3 ? 0.09 : 0.16), '#2E3A44')],
      {
        rotate: hour * 30,
      },
    );
  return [
    oval(cx, cy + r * 0.06, r, r, '#00000022'),
    oval(cx, cy, r, r, 'brand.primary'),
    oval(cx, cy, r * 0.87, r * 0.87, '#FFFDF6'),
    ...Array.from({ length: 12 }, (_, hour) => mark(hour)),
    line(`M${cx} ${cy}L${cx - r * 0.36} ${cy - r * 0.26}`, '#2E3A44', r * 0.07),
    line(`M${cx} ${cy}L${cx + r * 0.5} ${cy - r * 0.36}`, '#2E3A44', r * 0.05),
    oval(cx, cy, r * 0.07, r * 0.07, 'readable(brand.primary, #FFFDF6)'),
  ];
}

export const clockChange = listPoster({
  name: 'When the clocks change',
  kicker: { en: 'Twice a year, in one hour', es: 'Dos veces al año, en una hora' },
  headline: { en: 'The clock moves. *So can these.*', es: 'Cambia la hora. *Y también esto.*' },
  items: [
    { en: 'Test smoke and CO alarms', es: 'Pruebe las alarmas de humo y CO' },
    { en: 'Read the dates on their backs', es: 'Lea la fecha que llevan atrás' },
    { en: 'Change the furnace filter', es: 'Cambie el filtro del aire' },
    { en: 'Clean the dryer vent', es: 'Limpie el ducto de la secadora' },
  ],
  colours: { from: '#E6ECF6', to: '#F8F6F0', ink: '#1E2833' },
  badge: 'tick',
  art: (box) => clock(box),
});
