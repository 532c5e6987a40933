import type { Slot } from '@yardsign/domain/content/slots';
import { expect, test } from 'vitest';
import { slotWords } from './slot-words.ts';

const slot = (kind: Slot['kind'], more: Partial<Slot> = {}): Slot => ({
  key: 'it',
  kind,
  label: { en: 'It', es: 'Eso' },
  example: { en: 'an example', es: 'un ejemplo' },
  ...more,
});
/** Both languages, with plain spaces. */
const said = (of: Slot, answer: string) =>
  (['en', 'es'] as const).map((language) =>
    slotWords([of], { it: answer }, language, 'example')['it']?.replaceAll('\u00a0', ' '),
  );
const BEDS = { one: { en: 'bed', es: 'recámara' }, other: { en: 'beds', es: 'recámaras' } };

test.each<[Slot, string, string, string]>([
  [slot('date'), '2026-11-28', 'Saturday, November 28', 'sábado 28 de noviembre'],
  [slot('date'), '2027-01-03', 'Sunday, January 3', 'domingo 3 de enero'],
  [slot('hours'), '11:00-14:00', '11 am to 2 pm', 'de 11 a. m. a 2 p. m.'],
  [slot('hours'), '13:30-16:00', '1:30 to 4 pm', 'de 1:30 a 4 p. m.'],
  [slot('hours'), '00:00-12:05', '12 am to 12:05 pm', 'de 12 a. m. a 12:05 p. m.'],
  [slot('money'), '489000', '$489,000', '$489,000'],
  [slot('money'), '1200000', '$1,200,000', '$1,200,000'],
  [slot('number'), '2.0', '2', '2'],
  [slot('rate'), '6.50', '6.5%', '6.5%'],
  [slot('number', { unit: BEDS }), '1', '1 bed', '1 recámara'],
  [slot('number', { unit: BEDS }), '2.5', '2.5 beds', '2.5 recámaras'],
  [slot('line'), ' 418 *Sycamore* {brand.phone} ', '418 Sycamore brand.phone', '418 Sycamore brand.phone'],
  [slot('choice', { options: [{ en: 'Sold', es: 'Vendida' }] }), '0', 'Sold', 'Vendida'],
])('%j, answered %s, reads as people of the language write it', (of, answer, en, es) => {
  expect(said(of, answer)).toEqual([en, es]);
});

test('what is not filled in is an example in a picture and nothing in a caption, and nothing where it may be left out', () => {
  const words = (more: Partial<Slot>, empty: 'example' | 'nothing') =>
    slotWords([slot('line', more)], {}, 'es', empty)['it'];
  expect([words({}, 'example'), words({}, 'nothing'), words({ optional: true }, 'example')]).toEqual([
    'un ejemplo',
    '',
    '',
  ]);
});

const reckoning: Slot[] = [
  slot('money', { key: 'loan', preset: '400000', reckons: { by: 'payments' } }),
  slot('rate', { key: 'rate', example: { en: '6.5%', es: '6.5%' } }),
  slot('choice', {
    key: 'step',
    options: [
      { en: 'a', es: 'a' },
      { en: 'b', es: 'b' },
    ],
  }),
  slot('money', { key: 'budget', optional: true }),
];

test('payments are worked out of what was answered, of examples only in a picture', () => {
  const words = (answers: Record<string, string>, empty: 'example' | 'nothing') =>
    slotWords(reckoning, answers, 'en', empty);
  expect(words({}, 'example')).toMatchObject({ loan2: '$400,000', rate0: '6%', pay22: '$2,528', in22: '' });
  expect(words({}, 'nothing')['pay22']).toBeUndefined();
  expect(words({ rate: '7', step: '1', budget: '2700' }, 'nothing')).toMatchObject({
    rate0: '6%',
    pay22: '$2,661',
    in22: 'yes',
    in24: '',
  });
});

test('forecasts say whose they are, and that they are invented where they are', () => {
  const survey = {
    source: 'Survey',
    quarter: '2026-Q3',
    sample: true,
    years: [{ year: 2027, low: -2, average: 3, high: 5 }],
  };
  const words = (answers: Record<string, string>) =>
    slotWords([slot('money', { key: 'price', reckons: { by: 'growth', survey } })], answers, 'es', 'nothing');
  expect(words({ price: '400000' })).toEqual({
    price: '$400,000',
    sample: 'Datos de muestra',
    source: 'Survey, 3.er trimestre de 2026',
    year0: '2027',
    low0: '-2.0%',
    average0: '+3.0%',
    high0: '+5.0%',
    value0: '$412,000',
    gained0: '+$12,000',
  });
  expect(words({})['value0']).toBeUndefined();
});
