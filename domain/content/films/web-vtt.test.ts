import { expect, test } from 'vitest';
import { shiftCaptions } from './shift-captions.ts';
import { writeVtt } from './web-vtt.ts';

test('captions are written as WebVTT, and are read again', () => {
  const vtt = writeVtt([
    { from: 0, until: 1500, text: 'One' },
    { from: 61_250.4, until: 600_000, text: 'Two\nlines' },
  ]);
  expect(vtt).toBe('WEBVTT\n\n00:00.000 --> 00:01.500\nOne\n\n01:01.250 --> 10:00.000\nTwo\nlines\n');
  expect(shiftCaptions(vtt, 1000)).toContain('00:01.000 --> 00:02.500');
});

test('nothing that is said is read as anything but words', () => {
  const said = 'A --> B <b>&</b>\n\n00:09.000 --> 00:10.000';
  expect(writeVtt([{ from: 0, until: 1, text: said }])).toBe(
    'WEBVTT\n\n00:00.000 --> 00:00.001\nA --&gt; B &lt;b&gt;&amp;&lt;/b&gt;\n00:09.000 --&gt; 00:10.000\n',
  );
});

test('without anything said it is a file of captions all the same', () => {
  expect(writeVtt([])).toBe('WEBVTT\n');
});
