import { expect, it } from 'vitest';
import { faultOfFile, outputSide, stepZoom, turn, turnedSize } from './image-model.ts';

it('pictures of the four kinds pass, anything else is refused', () => {
  expect(faultOfFile({ type: 'image/gif', size: 10, name: 'a.gif' })).toBeNull();
  expect(faultOfFile({ type: 'image/webp', size: 10, name: 'a.webp' })).toBe('wrongType');
  expect(faultOfFile({ type: 'application/pdf', size: 10, name: 'a.pdf' })).toBe('wrongType');
});

it('a photo as iPhones make them is told apart, whether or not the browser knows its type', () => {
  expect(faultOfFile({ type: 'image/heic', size: 10, name: 'a' })).toBe('heic');
  expect(faultOfFile({ type: 'image/heif-sequence', size: 10, name: 'a' })).toBe('heic');
  expect(faultOfFile({ type: '', size: 10, name: 'IMG_0001.HEIC' })).toBe('heic');
  expect(faultOfFile({ type: 'image/png', size: 10, name: 'once.heic' })).toBeNull();
});

it('ten million bytes are too many, one less is not', () => {
  expect(faultOfFile({ type: 'image/png', size: 9_999_999, name: 'a.png' })).toBeNull();
  expect(faultOfFile({ type: 'image/png', size: 10_000_000, name: 'a.png' })).toBe('tooBig');
});

it('a cut photo is at most 1080 pixels wide and is never made larger', () => {
  expect([outputSide(3000), outputSide(400)]).toEqual([1080, 400]);
});

it('zoom goes by 1.2 and by 0.8 and stops at its ends', () => {
  expect([stepZoom(1, 'in'), stepZoom(1, 'out')]).toEqual([1.2, 0.8]);
  expect([stepZoom(5, 'in'), stepZoom(0.5, 'out')]).toEqual([5, 0.5]);
});

it('four quarter turns come back to where they began', () => {
  expect([turn(0, 'right'), turn(270, 'right'), turn(0, 'left')]).toEqual([90, 0, 270]);
});

it('a quarter turn swaps width and height', () => {
  expect(turnedSize(800, 600, 270)).toEqual({ width: 600, height: 800 });
  expect(turnedSize(800, 600, 180)).toEqual({ width: 800, height: 600 });
});
