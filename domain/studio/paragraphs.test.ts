import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLists, wordsOf } from './compare.ts';
import { applyPatch, fromParagraphs, patchBetween, toParagraphs } from './paragraphs.ts';

const paragraph = fc.constantFrom('One.', 'Two.', '- a\n- b', '> said', '## Head', '```\na\n\n\nb\n```');
const text = fc.array(paragraph, { maxLength: 12 });

describe('paragraphs', () => {
  test('are what stands between empty lines', () => {
    expect(toParagraphs('\n\nOne\nline\n \n\t\n- a\n  - b\n\n\n')).toEqual(['One\nline', '- a\n  - b']);
    expect(toParagraphs('')).toEqual([]);
  });

  test.each([
    ['```js\none\n\n\n  two\n```', 'code'],
    ['~~~~\none\n\n~~~\n\ntwo\n~~~~~', 'code with shorter signs in it'],
    ['See:\n```\none\n\ntwo\n```\nIndeed.', 'code without an empty line around it'],
    ['- Do\n  ```\n  one\n\n  two\n  ```', 'code in a list'],
  ])('are whole where they are %j (%s)', (code) => {
    expect(toParagraphs(`Before.\n\n${code}\n\nAfter.`)).toEqual(['Before.', code, 'After.']);
  });

  test('begin at empty lines below signs of code that nothing ends, however many there are', () => {
    expect(toParagraphs('```\none\n\n~~~\n\ntwo')).toEqual(['```\none', '~~~', 'two']);
    expect(toParagraphs('```a\n\n'.repeat(100_000))).toHaveLength(100_000);
  });

  test('can be code as long as books', () => {
    expect(toParagraphs(`\`\`\`\n${'a\n\n'.repeat(200_000)}\`\`\``)).toHaveLength(1);
  });

  test('make the same text again', () => {
    fc.assert(
      fc.property(text, (all) => {
        expect(toParagraphs(fromParagraphs(all))).toEqual(all);
      }),
    );
  });
});

describe('a patch', () => {
  test('turns one text into the other and touches nothing beside what differs', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const patch = patchBetween(before, after);
        expect(patch === null ? before : applyPatch(before, patch)).toEqual(after);
        expect(patch === null || patch.remove === 0 || before[patch.at] !== after[patch.at]).toBe(true);
      }),
    );
  });

  test('is the one paragraph that was written in', () => {
    expect(patchBetween(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual({ at: 1, remove: 1, insert: ['B'] });
    expect(patchBetween(['a', 'a'], ['a', 'a', 'a'])).toEqual({ at: 2, remove: 0, insert: ['a'] });
  });
});

describe('two lists compared', () => {
  test('give both of them back, and keep what they share', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = compareLists(before, after);
        const side = (kind: 'gone' | 'new') =>
          runs.flatMap((run) => (run.kind === 'same' || run.kind === kind ? run.items : []));
        expect(side('gone')).toEqual(before);
        expect(side('new')).toEqual(after);
        expect(runs.some((run, at) => run.kind === runs[at + 1]?.kind)).toBe(false);
      }),
    );
  });

  test('of texts as long as books are compared in no time: what both begin and end with, or not at all', () => {
    const words = Array.from({ length: 40_000 }, (_, at) => `w${at}`);
    const changed = words.with(20_000, 'other');
    expect(compareLists(words, changed).map(({ kind, items }) => [kind, items.length])).toEqual([
      ['same', 20_000],
      ['gone', 1],
      ['new', 1],
      ['same', 19_999],
    ]);
    const turned = words.toReversed();
    expect(compareLists(words, turned)).toEqual([
      { kind: 'gone', items: words },
      { kind: 'new', items: turned },
    ]);
  });

  test('tell a word that was changed from its neighbours', () => {
    expect(compareLists(wordsOf('the old house'), wordsOf('the new house'))).toEqual([
      { kind: 'same', items: ['the', ' '] },
      { kind: 'gone', items: ['old'] },
      { kind: 'new', items: ['new'] },
      { kind: 'same', items: [' ', 'house'] },
    ]);
  });
});
