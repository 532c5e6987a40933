import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

test('what was searched for last stands first, once, and five are kept', () => {
  expect(withSearch(['offer', 'escrow'], ' Escrow ')).toEqual(['Escrow', 'offer']);
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  expect(withSearch(['offer'], '  ')).toEqual(['offer']);
});
