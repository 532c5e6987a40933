import { expect, test } from 'vitest';
import { neutralBrand } from './neutral-brand.ts';
import { wornByFilm } from './worn.ts';

const DRAWING = '{"texts":["{brand.fullName}","{line.A}"],"slot":"photo"}';
const ann = { ...neutralBrand('#1F7A4D'), fullName: 'Ann Lee', jobTitle: 'Broker', email: 'ann@example.test' };
const worn = (more: object, language: 'en' | 'es' = 'en') => wornByFilm(DRAWING, { ...ann, ...more }, language);

test.each([
  ['a name', { fullName: 'Ann Li' }],
  ['a colour', { primaryColor: '#000000' }],
  ['a photo', { photo: { id: 'a', width: 1, height: 1 } }],
  ['a logo', { logo: { id: 'b', width: 1, height: 1 } }],
  ['a colour of graphics', { graphics: { ...ann.graphics, color: '#FFFFFF' } }],
  ['the mark of equal housing', { graphics: { ...ann.graphics, equalHousing: 'lender' } }],
  [
    'a line that it shows',
    {
      graphics: {
        ...ann.graphics,
        lines: { ...ann.graphics.lines, pos_A: { syncTo: 'custom', value: 'Hi', fontSize: null } },
      },
    },
  ],
])('%s is worn: changed, the film is another', (_what, more) => {
  expect(worn(more)).not.toBe(worn({}));
});

test('what the film does not show is not worn, and neither is what another language says', () => {
  expect(worn({ email: 'other@example.test', website: 'example.test' })).toBe(worn({}));
  expect(worn({ spanish: { fullName: 'Ana' } })).toBe(worn({}));
  expect(worn({ spanish: { fullName: 'Ana' } }, 'es')).not.toBe(worn({}, 'es'));
});

test('the address of a picture is not worn, its bytes are', () => {
  const photo = { id: 'a', width: 9, height: 9 };
  expect(worn({ photo: { ...photo, url: '/elsewhere' } })).toBe(worn({ photo }));
});
