import { expect, test } from 'vitest';
import { findWording } from './find-wording.ts';

/** People of every protected class, and ways to turn them away, each of which has to be found whoever of them is named. */
const NAMES = {
  en: [
    'Haitians',
    'Muslims',
    'single moms',
    'gay couples',
    'people with kids',
    'wheelchair users',
    'voucher holders',
    'retirees',
    'students',
    'soldiers',
    'immigrants',
    'families with teenagers',
    'people in recovery',
    'unmarried couples',
    'Jewish families',
    'people with service dogs',
  ],
  es: [
    'haitianos',
    'musulmanes',
    'madres solteras',
    'parejas gays',
    'familias con niños',
    'personas en silla de ruedas',
    'gente con vales',
    'jubilados',
    'estudiantes',
    'soldados',
    'inmigrantes',
    'familias con adolescentes',
    'personas en rehabilitación',
    'parejas sin casar',
    'familias judías',
    'gente con perros de servicio',
  ],
};
const WAYS = {
  en: [
    'This house would be wasted on X.',
    'X keep asking. It is taken, at least for them.',
    'X worry me on those steps.',
    'No more inquiries from X, please.',
    'X? Goodbye.',
    'X are welcome at our other building, not this one.',
    'The seller will take less money from buyers who are not X.',
    'I have nothing against X, but the neighbors do.',
    'The owner had a bad experience with X once.',
    'X can apply, but we always find a reason.',
    'Everybody but X is welcome to tour.',
    'The board has never approved X and it will not start now.',
    'We told the last X that it was rented.',
    'We answer X last.',
    'X should know the neighbors will complain.',
    'This is no home for X.',
    'If X move in, the price of your house will drop.',
    'Only accepting applications from X.',
    'X get the units by the dumpsters.',
    'X pay an extra month.',
  ],
  es: [
    'Esta casa sería un desperdicio para X.',
    'Me llaman muchos X. Para ellos ya está rentada.',
    'X me preocupan en esas escaleras.',
    'Ya no más mensajes de X, por favor.',
    '¿X? Adiós.',
    'X son bienvenidos en el otro edificio, en este no.',
    'No tengo nada contra X, pero los vecinos sí.',
    'El dueño tuvo una mala experiencia con X.',
    'X pueden aplicar, pero siempre encontramos un motivo.',
    'Todos menos X pueden visitar.',
    'La junta nunca ha aprobado a X y no va a empezar ahora.',
    'A los últimos X les dijimos que ya estaba rentado.',
    'A X les contestamos al final.',
    'X deben saber que los vecinos se van a quejar.',
    'Esta no es casa para X.',
    'Si llegan X, baja el precio de tu casa.',
    'Solo recibimos solicitudes de X.',
    'A X les tocan los departamentos junto a la basura.',
    'X pagan un mes extra.',
  ],
};

test.each(['en', 'es'] as const)('whoever is named is found turned away, nineteen of twenty, in %s', (language) => {
  const posts = WAYS[language].flatMap((way) => NAMES[language].map((name) => way.replace('X', name)));
  const missed = posts.filter((post) => findWording(post, language).length === 0);
  expect(missed.length / posts.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
