import { expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { alternatives, closedAt } from './begins.ts';
import { compiledFor } from './compile-wording.ts';

/** What can be left out or repeated at the begin of an expression, until something has to stand there. */
function openBegin(source: string): string[] {
  const end = source.startsWith(String.raw`[\s-]`)
    ? String.raw`[\s-]`.length
    : source.startsWith('(')
      ? closedAt(source)
      : 0;
  const often = /^(?:[*+?]|\{\d+,\d*\})/.exec(source.slice(end))?.[0] ?? '';
  if (end === 0 || often === '') return [];
  const rest = source.slice(end + often.length);
  return [source.slice(0, end) + often, ...(/^(?:[*?]|\{0)/.test(often) ? openBegin(rest) : [])];
}

const WHOLE = /^\(\?<!\\w\)\(\?:(.*)\)\(\?!\\w(?:\|'s)?\)$/s;

/** Each word of a long text would be read to its end from there: 20,000 letters took seconds. */
const endless = (source: string): string[] =>
  alternatives(WHOLE.exec(source)?.[1] ?? source)
    .flatMap(openBegin)
    .filter((part) => /[*+]$/.test(part));

test('a begin that may repeat without end is seen', () => {
  expect(openBegin('(?:a|b(c))?(?:no[\\s-]+)*x')).toEqual(['(?:a|b(c))?', '(?:no[\\s-]+)*']);
  expect(openBegin('no(?:a)*')).toEqual([]);
  expect(endless('(?<!\\w)(?:(?:first)?[\\s-]*language)(?!\\w)')).toEqual(['[\\s-]*']);
  expect(endless('(?<!\\w)(?:here|(?:a|b)+ there)(?!\\w)')).toEqual(['(?:a|b)+']);
  expect(endless("(?<!\\w)(?:(?:no[\\s-]+)*crime)(?!\\w|'s)")).toEqual(['(?:no[\\s-]+)*']);
});

test.each(LANGUAGES)('no phrase begins with what may repeat without end, in %s', (language) => {
  const { rules, anywhere } = compiledFor(language);
  const sources = [
    ...rules.flatMap(({ phrases, about }) => [...phrases.map(({ find }) => find), ...about.map(({ whom }) => whom)]),
    ...anywhere.map(({ find }) => find),
  ].map(({ source }) => source);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(endless)).toEqual([]);
});
