import { expect, test } from 'vitest';
import { decodeHTMLStrict } from './html-entities.ts';

test('a named character is read', () => {
  expect(['&amp;', '&lt;', '&copy;', '&nbsp;', '&eacute;', '&semi;'].map(decodeHTMLStrict)).toEqual([
    '&',
    '<',
    '©',
    '\u00a0',
    'é',
    ';',
  ]);
});

test('what names no character stays as it is written, also where it begins as one', () => {
  expect(['&nothing;', '&copyx;', '&ampere;'].map(decodeHTMLStrict)).toEqual(['&nothing;', '&copyx;', '&ampere;']);
});
