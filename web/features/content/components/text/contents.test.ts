import { expect, test } from 'vitest';
import { withPlaces } from './contents.ts';

test('every heading of the second level gets a place of its own, in order, and no other does', () => {
  expect(withPlaces('<p>Hi</p><h2>First <em>one</em></h2><h3>Small</h3><h2>Second</h2>')).toEqual({
    html: '<p>Hi</p><h2 id="part-1" tabindex="-1">First <em>one</em></h2><h3>Small</h3><h2 id="part-2" tabindex="-1">Second</h2>',
    headings: [
      { id: 'part-1', title: 'First one' },
      { id: 'part-2', title: 'Second' },
    ],
  });
});
