import { expect, test } from 'vitest';
import { NO_ENDS, secondsWithEnds, wornEnds } from './film-ends.ts';
import { shiftCaptions } from './shift-captions.ts';

const intro = { id: 'upl_a', seconds: 4.5 };
const outro = { id: 'upl_b', seconds: 3 };

test('a film is as long as itself and what is around it', () => {
  expect(secondsWithEnds(21, NO_ENDS)).toBe(21);
  expect(secondsWithEnds(21, { intro, outro: null })).toBe(25.5);
  expect(secondsWithEnds(21, { intro, outro })).toBe(28.5);
});

test('nothing around a film is nothing that it wears; the same video before and behind it are two films', () => {
  const worn = [NO_ENDS, { intro, outro: null }, { intro: null, outro: intro }, { intro, outro }].map(wornEnds);
  expect(worn[0]).toBe('');
  expect(new Set(worn).size).toBe(4);
});

test('captions come later by the length of the intro, and say nothing else', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.600\nAt 00:01.000 --> 00:02.000?\n\n59:58.000 --> 01:00:00.500\nLate\n';
  expect(shiftCaptions(vtt, 4500)).toBe(
    'WEBVTT\n\n00:04.500 --> 00:07.100\nAt 00:01.000 --> 00:02.000?\n\n01:00:02.500 --> 01:00:05.000\nLate\n',
  );
  expect(shiftCaptions(vtt, 0)).toBe(vtt);
});
