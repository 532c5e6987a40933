import { expect, it } from 'vitest';
import { languageAskedFor } from './language-asked-for.ts';

it.each([
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.4, ES-mx;q=0.7', 'es'],
  ['fr-FR, pt;q=0.9, es;q=0.2', 'es'],
  ['es;q=0, fr', 'en'],
  ['*', 'en'],
  [';;q=x,,', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that says %j is answered in %s', (header, language) => {
  expect(languageAskedFor(header)).toBe(language);
});
