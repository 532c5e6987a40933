import { describe, expect, it } from 'vitest';
import { tellable, withKeys, withNames } from './named-facts.ts';
import { whereaboutsOf } from './whereabouts.ts';

const FACTS = [
  { key: 'brand.phone', name: 'Teléfono' },
  { key: 'slot.day', name: 'Day of the open house' },
];

describe('facts in the words of a post', () => {
  it('are read by their names and stored by their keys', () => {
    const stored = 'Call {brand.phone}\n{slot.day}, {slot.other}. {brand.phone';
    const shown = 'Call {Teléfono}\n{Day of the open house}, {slot.other}. {brand.phone';
    expect(withNames(stored, FACTS)).toBe(shown);
    expect(withKeys(shown, FACTS)).toBe(stored);
  });

  it('cannot be told apart by a name that two have, or that has braces itself', () => {
    const day = { key: 'slot.until', name: 'Day of the open house' };
    const braces = { key: 'slot.a', name: '{b}' };
    expect(tellable([...FACTS, day, braces, { key: 'slot.none', name: '' }])).toEqual(FACTS);
  });
});

it.each([
  [{ x: 0, y: 0, w: 100, h: 100 }, 'top_left'],
  [{ x: 0, y: 0, w: 1080, h: 1920 }, 'middle_center'],
  [{ x: 900, y: 1700, w: 400, h: 600 }, 'bottom_right'],
])('the middle of %j is at %s', (box, where) => {
  expect(whereaboutsOf(box, { width: 1080, height: 1920 })).toBe(where);
});
