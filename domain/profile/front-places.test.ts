import { expect, test } from 'vitest';
import { frontPlaces } from './front-places.ts';
import { guidesLook } from './graphics-look.ts';

const at = (showlogo: string, logo: string, second: string) =>
  frontPlaces((name) => ({ showlogo, logo_pos: logo, secondary_logo_pos: second })[name]);

test.each([
  ['0', 'hidden'],
  ['1', 'top'],
  ['2', 'underPhoto'],
  ['3', 'foot'],
  ['', 'hidden'],
  ['9', 'hidden'],
])('the number %j is the place %s, for both logos', (number, place) => {
  expect(at('1', number, '0').logo).toBe(place);
  expect(at('1', '0', number).secondLogo).toBe(place);
});

test('a first logo that is switched off stands nowhere, and the second where it stood', () => {
  expect(at('0', '1', '2')).toEqual({ logo: 'hidden', secondLogo: 'underPhoto' });
});

test('who has chosen nothing has the first logo in the foot and the second nowhere', () => {
  expect(guidesLook(() => undefined).places).toEqual({ logo: 'foot', secondLogo: 'hidden' });
});
