import { describe, expect, test } from 'vitest';
import {
  CAPTION_LETTERS,
  captionsOf,
  isInOrder,
  MOST_CAPTION_LETTERS,
  MOST_CAPTIONS,
  moved,
  reworded,
} from './captions.ts';

const SCRIPT = {
  title: 'Rates',
  text: 'Will rates fall? Nobody knows.\n\nWhat you can know is what a payment costs you today, to the dollar, with taxes and insurance in it.',
};
/** Numbers between 0 and 1, the same with every run. */
function createSeededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
/** Evenly, a place every quarter of a second. */
const evenly = (ms: number) =>
  Array.from({ length: ms / 250 }, (_, n) => ({ ms: (n + 1) * 250, share: ((n + 1) * 250) / ms }));
const said = (captions: { text: string }[]) => captions.map(({ text }) => text).join(' ');

describe('captions of a script that is read', () => {
  test('are its words in order, without its title, cut where sentences end and where two lines are full', () => {
    const captions = captionsOf(SCRIPT, evenly(12_000), 12_500);
    expect(captions.map(({ text }) => text)).toEqual([
      'Will rates fall?',
      'Nobody knows.',
      'What you can know is what a payment costs you today, to the',
      'dollar, with taxes and insurance in it.',
    ]);
    expect(Math.max(...captions.map(({ text }) => text.length))).toBeLessThanOrEqual(CAPTION_LETTERS);
    expect(isInOrder(captions)).toBe(true);
  });

  test('are seen while their words go by', () => {
    // 26 words with the title: half a second each.
    const captions = captionsOf(SCRIPT, evenly(13_000), 13_500);
    expect(captions.map(({ from, until }) => [from, until])).toEqual([
      [500, 2000],
      [2000, 3000],
      [3000, 9500],
      [9500, 13_500],
    ]);
  });

  test('stand still where the words do, and come again where they are moved back', () => {
    const captions = captionsOf(
      { title: '', text: 'One two. Three four.' },
      [
        { ms: 1000, share: 0.5 },
        { ms: 5000, share: 0.5 },
        { ms: 6000, share: 1 },
        { ms: 6250, share: 0 },
        { ms: 7250, share: 0.5 },
      ],
      7500,
    );
    expect(captions).toEqual([
      { text: 'One two.', from: 0, until: 1600 },
      { text: 'Three four.', from: 5000, until: 6250 },
      { text: 'One two.', from: 6250, until: 7500 },
    ]);
  });

  test('are spread over all of it where nobody noted where they stood', () => {
    const captions = captionsOf(SCRIPT, [], 25_000);
    expect([captions[0]?.from, captions.at(-1)?.until, said(captions)]).toEqual([
      0,
      25_000,
      SCRIPT.text.replaceAll(/\s+/g, ' '),
    ]);
  });

  test.each([
    ['nothing', '', 0],
    ['signs that nobody says', '— …', 0],
    ['one word of many letters', 'a'.repeat(500), 1],
  ])('of a script of %s are few', (_what, text, count) => {
    expect(captionsOf({ title: '', text }, evenly(4000), 4000)).toHaveLength(count);
  });

  test('are always what a recording takes, wherever the words stood', () => {
    const random = createSeededNumbers(7);
    for (let round = 0; round < 300; round += 1) {
      const length = 1000 + random() * 20_000;
      const places = Array.from({ length: Math.ceil(random() * 60) }, () => random()).toSorted((a, b) => a - b);
      const read = places.map((at) => ({ ms: at * length, share: random() }));
      const captions = captionsOf(
        SCRIPT,
        round % 2 === 0 ? read : read.map((place, n) => ({ ...place, share: n / 60 })),
        length,
      );
      expect([isInOrder(captions), captions.length <= MOST_CAPTIONS]).toEqual([true, true]);
      expect(captions.flatMap(({ from, until }) => [from, until]).every(Number.isInteger)).toBe(true);
      expect(captions.at(-1)?.until ?? 0).toBeLessThanOrEqual(length);
    }
  });

  test('have nothing in them that nobody sees, and no half of a sign', () => {
    const text = `Sell\u200B it\u202E now.\n${'a'.repeat(MOST_CAPTION_LETTERS - 1)}🏠`;
    const captions = captionsOf({ title: '', text }, [], 8000);
    expect(captions.map((caption) => caption.text)).toEqual(['Sell it now.', 'a'.repeat(MOST_CAPTION_LETTERS - 1)]);
  });

  test('of a take that ended sooner are what was read by then', () => {
    const captions = captionsOf(SCRIPT, evenly(13_000).slice(0, 12), 3000);
    expect(said(captions)).toBe('Will rates fall? Nobody knows.');
  });
});

test('captions are moved together, and what falls out of the recording is gone', () => {
  const captions = [
    { text: 'a', from: 0, until: 400 },
    { text: 'b', from: 400, until: 900 },
  ];
  expect(moved(captions, 200, 1000)).toEqual([
    { text: 'a', from: 200, until: 600 },
    { text: 'b', from: 600, until: 1000 },
  ]);
  expect(moved(captions, -500, 1000)).toEqual([{ text: 'b', from: 0, until: 400 }]);
});

test.each([
  ['no captions', [], true],
  [
    'one after the other',
    [
      { from: 0, until: 1 },
      { from: 1, until: 2 },
    ],
    true,
  ],
  [
    'two at once',
    [
      { from: 0, until: 2 },
      { from: 1, until: 3 },
    ],
    false,
  ],
  ['one that ends before it begins', [{ from: 2, until: 1 }], false],
])('%s', (_what, times, expected) => {
  expect(isInOrder(times.map((time) => ({ ...time, text: 'a' })))).toBe(expected);
});

const LINES = ['a', 'b', 'c'].map((text, index) => ({ text, from: index * 1000, until: index * 1000 + 900 }));
test.each([
  [
    'as they are',
    ['a', 'b', 'c'],
    [
      ['a', 0, 900],
      ['b', 1000, 1900],
      ['c', 2000, 2900],
    ],
  ],
  [
    'one said otherwise',
    ['a', 'x', 'c'],
    [
      ['a', 0, 900],
      ['x', 1000, 1900],
      ['c', 2000, 2900],
    ],
  ],
  [
    'one not said',
    ['a', '', 'c'],
    [
      ['a', 0, 900],
      ['c', 2000, 2900],
    ],
  ],
  [
    'two that have become one',
    ['x', 'c'],
    [
      ['x', 0, 1900],
      ['c', 2000, 2900],
    ],
  ],
  [
    'the first gone with its line',
    ['b', 'c'],
    [
      ['b', 1000, 1900],
      ['c', 2000, 2900],
    ],
  ],
  ['all of them gone', [''], []],
  [
    'the last two that have become one',
    ['a', 'x'],
    [
      ['a', 0, 900],
      ['x', 1000, 2900],
    ],
  ],
])('captions get other words: %s', (_what, lines, expected) => {
  expect(reworded(LINES, lines).map(({ text, from, until }) => [text, from, until])).toEqual(expected);
});
