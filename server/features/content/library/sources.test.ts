import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPANISH_SOURCE_NAMES } from './source-names.ts';
import { toHtml } from '../to-html.ts';
import { sourcesInWords } from './sources.ts';

const LIBRARY = join(import.meta.dirname, '../../../../library');
const SOURCE = { name: 'EPA: Lead', url: 'https://www.epa.gov/lead' };

/** What is called the same in both languages: a name of its own, or an office that has none in Spanish. */
const ALIKE = ['ENERGY STAR', 'North Carolina Real Estate Commission'];

/** The names of all sources in the files of the library. */
function namesInLibrary(): string[] {
  const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' });
  const pieces = files.filter((file) => /(?:piece\.yaml|graphic\.json)$/.test(file));
  return pieces.flatMap((file) => {
    const [, list = ''] = readFileSync(join(LIBRARY, file), 'utf8').split(/^ *"?sources"?:/m);
    const names = list.matchAll(/"?name"?: (['"]?)(.+?)\1,?\n *"?url/g);
    return [...names].map(([, , name = '']) => name.replaceAll("''", "'"));
  });
}

test('sources are called by their Spanish names in Spanish', () => {
  const words = (language: 'en' | 'es') => sourcesInWords({ reviewed: '2026-11-22', sources: [SOURCE] }, language);
  expect(words('en')).toContain('[EPA: Lead](https://www.epa.gov/lead)');
  expect(words('es')).toContain('[Agencia de Protección Ambiental (EPA): plomo](https://www.epa.gov/lead)');
});

test('a name is words, and no bracket of an address ends the link', () => {
  const source = { name: 'Form [8-K] *draft*', url: 'https://a.example/Escrow_(finance)/b)c' };
  expect(toHtml(sourcesInWords({ reviewed: '2026-11-22', sources: [source] }, 'en'), 'en')).toContain(
    '<a href="https://a.example/Escrow_(finance)/b)c">Form [8-K] *draft*</a>',
  );
});

test('every source of the library has a Spanish name or is called the same', () => {
  const names = new Set(namesInLibrary());
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !(name in SPANISH_SOURCE_NAMES) && !ALIKE.includes(name))).toEqual([]);
});
