import { expect, test } from 'vitest';
import { createSound, earsOf, layInto, MIX_RATE } from './sound-mix.ts';

const tone = (seconds: number, rate: number, hertz = 440) => {
  const sound = createSound(seconds, rate);
  sound.left.forEach((_, at) => (sound.left[at] = Math.sin((2 * Math.PI * hertz * at) / rate)));
  sound.right.set(sound.left);
  return sound;
};

test('a sound of the rate of the mix is taken over exactly, in its place and nowhere else', () => {
  const mix = createSound(3);
  const sound = tone(1, MIX_RATE);
  layInto(mix, sound, { from: 1, until: 2 });
  expect(mix.left.subarray(MIX_RATE, 2 * MIX_RATE)).toEqual(sound.left);
  expect(mix.left.subarray(0, MIX_RATE).every((value) => value === 0)).toBe(true);
  expect(mix.right.subarray(2 * MIX_RATE).every((value) => value === 0)).toBe(true);
});

test.each([44_100, 22_050, 96_000])('a tone at %i samples a second is the same tone in the mix', (rate) => {
  const mix = createSound(1);
  layInto(mix, tone(1, rate), { from: 0, until: 1 });
  const wanted = tone(1, MIX_RATE);
  const inside = mix.left.subarray(100, MIX_RATE - 100);
  const furthest = inside.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (wanted.left[at + 100] ?? 0))),
    0,
  );
  expect(furthest).toBeLessThan(0.002);
});

test('what is longer than its place is cut off, what is shorter is followed by silence', () => {
  const mix = createSound(2);
  layInto(mix, tone(5, MIX_RATE), { from: 0, until: 0.5 });
  expect(mix.left.subarray(MIX_RATE / 2).every((value) => value === 0)).toBe(true);
  layInto(mix, tone(9, MIX_RATE), { from: 1.5, until: 9 });
  expect(mix.left.length).toBe(2 * MIX_RATE);
  expect(mix.left.subarray(1.5 * MIX_RATE).some((value) => value !== 0)).toBe(true);
});

test('one microphone is heard by both ears, two by one each, six by both alike', () => {
  const plane = (value: number) => new Float32Array([value, value]);
  expect(earsOf([plane(0.5)])).toEqual([plane(0.5), plane(0.5)]);
  expect(earsOf([plane(0.5), plane(-0.5)])).toEqual([plane(0.5), plane(-0.5)]);
  expect(earsOf([1, 0, 0, 0, 0, 0.5].map(plane))).toEqual([plane(0.25), plane(0.25)]);
  expect(earsOf([])[0]).toHaveLength(0);
});
