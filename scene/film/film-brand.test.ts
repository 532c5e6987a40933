import { expect, test } from 'vitest';
import { filmLogos } from './film-brand.ts';

const picture = (id: string) => ({ id, width: 400, height: 100 });
const LOGOS = {
  logo: picture('first'),
  logoDark: picture('first-dark'),
  secondaryLogo: picture('second'),
  secondaryLogoDark: picture('second-dark'),
};
const worn = (filmLogo: string | null, logos: Partial<typeof LOGOS | Record<keyof typeof LOGOS, null>> = {}) => {
  const found = filmLogos({ ...LOGOS, ...logos, filmLogo: filmLogo === null ? null : picture(filmLogo) });
  return [found.logo?.id ?? null, found.logoDark?.id ?? null];
};

test('films show the first logo with its twin for dark grounds, chosen or not', () => {
  expect([worn(null), worn('first')]).toEqual([
    ['first', 'first-dark'],
    ['first', 'first-dark'],
  ]);
});

test('the second logo brings its own twin, and none when it has none', () => {
  expect([worn('second'), worn('second', { secondaryLogoDark: null })]).toEqual([
    ['second', 'second-dark'],
    ['second', null],
  ]);
});

test('a logo made for the dark is none for the light card of a film, where it would vanish', () => {
  expect([worn('first-dark'), worn('second-dark')]).toEqual([
    [null, 'first-dark'],
    [null, 'second-dark'],
  ]);
});

test('one that is in none of the places of the profile, as the team gives it, is shown as it is', () => {
  expect(worn('of-the-team')).toEqual(['of-the-team', null]);
});
