import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib.mjs';
import { featuresInCircles, roomsPage } from './rooms.mjs';

it('the picture of the rooms is of the sources as they are: `npm run rooms` draws it anew', () => {
  expect(roomsPage()).toBe(readFileSync(join(ROOT, 'docs/rooms.md'), 'utf8'));
});

it('no features of the server need each other in a circle', () => {
  expect(featuresInCircles()).toEqual({});
});
