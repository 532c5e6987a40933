import { expect, test } from 'vitest';
import { besideIn, swipeStep } from './gallery-model.ts';

test('a row of pictures goes round', () => {
  const row = ['square', 'portrait', 'link'];
  expect([besideIn(row, 'square', 1), besideIn(row, 'link', 1), besideIn(row, 'square', -1)]).toEqual([
    'portrait',
    'square',
    'link',
  ]);
});

test('a finger that hardly moves means nothing; pushed to the left the next picture comes', () => {
  expect([swipeStep(47), swipeStep(-47), swipeStep(-48), swipeStep(48)]).toEqual([0, 0, 1, -1]);
});
