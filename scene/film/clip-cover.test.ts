import { expect, test } from 'vitest';
import type { GroupLayer, ImageLayer } from '../layers.ts';
import { parseTemplate, sizesOf } from '../template/template.ts';
import { clipCover, clipCoverWords } from './clip-cover.ts';

const ID = 'a'.repeat(64);

test.each([
  ['upright', { id: ID, width: 720, height: 1280 }],
  ['lying', { id: ID, width: 1280, height: 720 }],
  ['square', { id: ID, width: 720, height: 720 }],
])('a cover of an %s recording can be drawn, and its picture fills its place', (_shape, picture) => {
  const template = parseTemplate(clipCover(picture));
  expect(sizesOf(template)).toEqual(['square', 'link']);
  for (const { layers } of Object.values(template.sizes)) {
    const group = layers.find((layer): layer is GroupLayer => layer.type === 'group');
    const image = group?.children[0] as ImageLayer;
    const [x, y] = [image.x ?? 0, image.y ?? 0];
    expect(x).toBeLessThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0);
    expect(x + image.w).toBeGreaterThanOrEqual(group?.w ?? Infinity);
    expect(y + image.h).toBeGreaterThanOrEqual(group?.h ?? Infinity);
    // The upper half, where a face is, loses less.
    expect(-y).toBeLessThanOrEqual(y + image.h - (group?.h ?? 0));
  }
});

test('its words are the title and the picture', () => {
  const picture = { id: ID, width: 720, height: 1280 };
  expect(clipCoverWords(picture, 'The first call')).toEqual({
    words: { title: 'The first call', clip: `${ID}:720x1280` },
    photo: 'clip',
  });
  expect(Object.keys(clipCover(picture).texts)).toEqual(['title', 'clip']);
});
