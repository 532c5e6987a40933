import { expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { beginsOf, findAll, firstPlace, indexOf, spansOf } from './begins.ts';
import { compiledFor } from './compile-wording.ts';
import { fold } from './fold.ts';
import { sentencesOf } from './testing/sets.ts';

test.each([
  ['kids', ['kids']],
  ['(?:no|zero)[\\s-]+kids', ['no ', 'zero ']],
  ['(?<!\\w)(?:(?:the[\\s-]+)?few|a)(?!\\w)', ['few', 'the ', 'a']],
  ['nin[oa]s?', ['nino', 'nina', 'ninos', 'ninas']],
  ['(?:no[\\s-]+)*kids', ['kids', 'no ']],
  ['neighborhoods?', ['neigh']],
  ['\\$[\\s-]*\\d', ['$', '$ ']],
  ['a+b', ['a']],
  ['a\\w+', ['a']],
  ['(?:ab?c|x)(?=y)z', ['acz', 'abcz', 'xz']],
] as const)('%j begins with %j', (source, begins) => {
  expect(beginsOf(source)).toEqual(begins);
});

test.each(['\\w+n.t', '(?:a|\\d)b', '.x', '(?:no)?', '[^a]b', '[\\s-]*a'])('%j can begin with anything', (source) => {
  expect(beginsOf(source)).toBeNull();
});

test('expressions are found where words and signs begin as they do, one behind the other', () => {
  const all = [/kids/, /\$ ?\d/, /on[\s-]+the/, /one/, /ne/, /(?:the|there)(?: the)?/, /(?<!\w)\w+e\b/].map(
    (one) => new RegExp(one, 'g'),
  );
  const text = "no-one's $5 on\nthe the there";
  const found = findAll(text, indexOf(all));
  expect(all.map((one) => (found.get(one) ?? []).map(({ from, to }) => text.slice(from, to)))).toEqual([
    [],
    ['$5'],
    ['on\nthe'],
    ['one'],
    [],
    ['the the', 'the'],
    ['one', 'the', 'the', 'there'],
  ]);
});

test('of many alternatives those are tried that begin with the letter of a word', () => {
  const many = /(?<!\w)(?:ant|bee|cat|dog|emu|fox|gnu|[ab]ee[\s-]+hive)(?!\w)/g;
  const text = 'a bee, aee hive, antelope, a fox and an ant';
  expect((findAll(text, indexOf([many])).get(many) ?? []).map(({ from, to }) => text.slice(from, to))).toEqual(
    [...text.matchAll(many)].map(([found]) => found),
  );
});

test.each([
  ['no big dogs', 0],
  ['we say: no dogs', 8],
  ['dogs', null],
  ['you n9o dogs', 4],
])('the first place in %j where a cue stands is %j', (text, place) => {
  expect(firstPlace(text, indexOf([/(?<!\w)(?:no[\s-]+(?:\w+[\s-]+)?dogs)$/g, /\wo? dogs$/g, /\w9o dogs/g]))).toBe(
    place,
  );
});

const TOGETHER = 40;

test.each(LANGUAGES)('every expression is found as a search of the whole text finds it, in %s', (language) => {
  const { rules, anywhere, index } = compiledFor(language);
  const all = [
    ...rules.flatMap(({ phrases, about }) => [...phrases.map(({ find }) => find), ...about.map(({ whom }) => whom)]),
    ...anywhere.map(({ find }) => find),
  ];
  const sentences = LANGUAGES.flatMap((one) => [
    ...sentencesOf(one, 'wrong', ['sentences']),
    ...sentencesOf(one, 'fine', ['sentences']),
  ]);
  // Many sentences a text: to search for hundreds of expressions in each by itself takes seconds.
  for (let from = 0; from < sentences.length; from += TOGETHER) {
    const text = fold(sentences.slice(from, from + TOGETHER).join('\n'));
    const found = findAll(text, index);
    const others = all.filter((one) => {
      const spans = spansOf(one, text);
      return JSON.stringify(spans) !== JSON.stringify(found.get(one) ?? []);
    });
    expect(others.map(({ source }) => source)).toEqual([]);
  }
  expect(index.always.length / all.length).toBeLessThan(0.1);
});
