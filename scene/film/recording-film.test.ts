import { MOST_CAPTION_LETTERS } from '@yardsign/domain/realtalk/captions';
import { beforeAll, describe, expect, test } from 'vitest';
import { footHeight } from '../drawings/foot.ts';
import { testBrand, testTypesetter } from '../testing.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { writeCaptions } from './captions.ts';
import { FILM_PAPER, FILM_SIZE, parseFilm, secondsOf } from './film.ts';
import { layFilm } from './lay-film.ts';
import { recordingFilm } from './recording-film.ts';

const CLIP = { title: 'Rates', seconds: 10, url: '/v.mp4', poster: '/p.jpg' };
const CAPTIONS = [
  { from: 500, until: 2000, text: 'Will rates fall?' },
  { from: 2000, until: 4000, text: 'Nobody *knows*, {brand.fullName}.' },
  { from: 9000, until: 12_000, text: 'Call me.' },
];

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

/** What is above the foot at a moment: the words, and the box that they need. */
function seen(text: string) {
  const film = parseFilm(recordingFilm({ ...CLIP, captions: [{ from: 0, until: 10_000, text }] }));
  const { layers, warnings } = layFilm(film, { language: 'en', brand: testBrand }, type);
  const foot = FILM_PAPER.height - footHeight(FILM_SIZE);
  const items = layers.flatMap((layer) => layer.items).filter(({ bounds }) => bounds.y + bounds.h <= foot);
  const words = items.flatMap((item) => (item.kind === 'text' ? item.runs.map((run) => run.text) : [])).join(' ');
  return { warnings, words, top: Math.min(...items.map(({ bounds }) => bounds.y)) };
}

describe('the film of a recording', () => {
  test('shows what is said while it is said, and lasts as long as the recording', () => {
    const film = parseFilm(recordingFilm({ ...CLIP, captions: CAPTIONS }));
    expect(film.scenes.map(({ seconds, says }) => [seconds, says])).toEqual([
      [0.5, []],
      [1.5, ['caption0']],
      [2, ['caption1']],
      [5, []],
      [1, ['caption2']],
    ]);
    expect(secondsOf(film)).toBe(10);
  });

  test('gives the same words to whoever reads its captions, with no sign of a template in them', () => {
    expect(writeCaptions(recordingFilm({ ...CLIP, captions: CAPTIONS }), 'es')).toBe(
      [
        'WEBVTT\n',
        '00:00.500 --> 00:02.000\nWill rates fall?\n',
        '00:02.000 --> 00:04.000\nNobody knows, brand.fullName.\n',
        '00:09.000 --> 00:10.000\nCall me.\n',
      ].join('\n'),
    );
  });

  test('without captions is one scene that says nothing', () => {
    expect(recordingFilm({ ...CLIP, captions: [] }).scenes).toEqual([{ seconds: 10, layers: [], says: [] }]);
  });

  test.each([
    ['short ones', 'Call me.'],
    ['the longest that may be typed', 'Wirklich große Wörter '.repeat(6).slice(0, MOST_CAPTION_LETTERS)],
    ['wide capitals', 'WOW MAMMOTH HOMES '.repeat(7).slice(0, MOST_CAPTION_LETTERS)],
  ])('has room for its words above the foot: %s', (_what, text) => {
    const { warnings, words, top } = seen(text);
    expect(words.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    expect(warnings).toEqual([]);
    expect(top).toBeGreaterThan(FILM_PAPER.height / 2);
  });
});
