import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  controlsIn,
  hasControls,
  isPlainLine,
  plainLineOf,
  typedText,
  wholeText,
  withoutInvisible,
  withoutLinks,
} from './characters.ts';

test.each([
  '\u0000',
  'a\u0007b',
  '\u001B[31m',
  'a\rb',
  '\u007F',
  '\u0085',
  '\u009F',
  '\uFFFE',
  'a\uFFFF',
  '\uD800',
  'x\uDC00',
])('finds the control character in %j', (text) => {
  expect(hasControls(text)).toBe(true);
});

test.each(['', 'two\nlines\tand a tab', 'José Peña', '𝕏 👩🏽‍💼', 'نور', '<script>'])('lets %j pass', (text) => {
  expect(hasControls(text)).toBe(false);
});

test.each([
  ['a line feed', 'Maya\nBcc: all@example.test'],
  ['a tab', 'Maya\tAlvarez'],
  ['a line separator', 'Maya\u2028Alvarez'],
  ['a turn of the reading direction', 'Maya \u202Egpj.exe'],
  ['an isolate', '\u2066Maya\u2069'],
  ['a space without width', 'Ma\u200Bya'],
  ['a soft hyphen', 'Ma\u00ADya'],
  ['a tag character', 'Maya\u{E0041}'],
  ['a joiner between Latin letters', 'Ma\u200Dya'],
  ['a joiner after an emoji', 'Maya 🏠\u200D'],
  ['a joiner between an emoji and a letter', '🏠\u200DMaya'],
  ['a joiner between signs', 'Homes™\u200D®'],
  ['a filler that looks like nothing', '\u3164'],
])('a name has no %s', (_what, name) => {
  expect(isPlainLine(name)).toBe(false);
});

test.each([
  "Inés O'Brien-Duarte",
  'نور الهدى',
  'می\u200Cخواهم',
  '北京 房产',
  'Łukasz Żak, Jr.',
  'Smith & Sons™',
  'Maya 👩🏽‍💼',
  'The 👨‍👩‍👧‍👦 Realty 🏳️‍🌈',
])('the name %s is plain', (name) => {
  expect(isPlainLine(name)).toBe(true);
});

const joined = '\u2060';

test.each([
  ['Win at https://evil.example/x?y=1 now', `Win at https:${joined}//evil.${joined}example/x?y=1 now`],
  ['www.evil.example', `www.${joined}evil.${joined}example`],
  ['Open evil.com/login.', `Open evil.${joined}com/login.`],
  ['Maya at maya@homes.test', 'Maya at maya@homes.test'],
  ['Dr. Maya Alvarez, Jr. of 3.5 acres, 3:00 p.m.', 'Dr. Maya Alvarez, Jr. of 3.5 acres, 3:00 p.m.'],
])('shows %j without a link in it', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

test.each([
  ['\u202D(512) 555-0142\u202C', '(512) 555-0142'],
  ['ann\u200B@exam\u00ADple.com\uFEFF', 'ann@example.com'],
  ['a\u200Db', 'ab'],
  ['👩\u200D💻 ñ', '👩\u200D💻 ñ'],
])('without what nobody sees, %j is %j', (text, shown) => {
  expect(withoutInvisible(text)).toBe(shown);
});

test.each([
  [' What\r\nrates\tmean ', 'What rates mean'],
  ['\u202Efour\u200B \uFEFFwalls\u0000', 'four walls'],
  ['Ho\u00ADgar 👩🏽‍💼 🏠\uD83C', 'Hogar 👩🏽‍💼 🏠'],
  ['\u2068نور الهدى\u2069', 'نور الهدى'],
])('of %j makes the plain line %j', (text, line) => {
  expect(plainLineOf(text)).toBe(line);
});

test('makes a plain line of anything', () => {
  const odd = fc.constantFrom(
    '\u200D',
    '\u200B',
    '\u202E',
    '\uD83C',
    '🏠',
    'a',
    '\u0600',
    'ن',
    '\n',
    '\u0085',
    '\uFE0F',
    '\u{E0041}',
  );
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 8 }), (signs) => isPlainLine(plainLineOf(signs.join('')))),
    {
      numRuns: 2000,
    },
  );
});

test('a typed text keeps its lines, however they end, and loses what nobody sees', () => {
  expect(typedText('a\r\nb\rc\u000Bd\u000Ce\u0085f\ng')).toBe('a\nb\nc\nd\ne\nf\ng');
  expect(typedText('\u0000On\u0002e\ttwo')).toBe('One\ttwo');
  expect(wholeText('\u0000One \uD83Ctwo 🏠\uDC00')).toBe('One two 🏠');
});

test('a control character is found wherever it stands, by its path', () => {
  expect(controlsIn({ a: ['b', { c: 'd\u0000' }] }, 'body')).toBe('body.a.1.c');
  expect(controlsIn({ a: { 'b\u0007': 1 } })).toBe('a');
  expect(controlsIn({ a: ['b', 1, null, { c: 'two\nlines' }] })).toBeUndefined();
});
