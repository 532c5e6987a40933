import { expect, test } from 'vitest';
import { respelt } from './respelt.ts';

test('a search is written with words as one and with letters swapped', () => {
  expect(respelt('pre approval')).toContain('preapproval');
  expect(respelt('clsoing')).toContain('closing');
});

test('what is looked for stays bounded, however many words are typed', () => {
  const sizes = Array.from({ length: 60 }, (_, count) => {
    const text = Array.from({ length: count }, (__, at) => `word${'abcdefghij'[at % 10] ?? ''}${at}`).join(' ');
    return respelt(text).length * count;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
  expect(sizes[12]).toBeGreaterThan(0);
});
