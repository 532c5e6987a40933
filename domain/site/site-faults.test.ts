import { expect, test } from 'vitest';
import { siteFaults } from './site-faults.ts';

test.each([
  ['banners', 'closedAs'],
  ['tutorials', 'below'],
  ['switches', 'switch'],
])('of %s no two have the same %s, and what is empty is no twin', (list, field) => {
  const rows = [{ [field]: 'a' }, {}, { [field]: 'b' }, {}, { [field]: 'a' }];
  expect(siteFaults({ shared: { [list]: rows } })).toEqual([{ path: `shared.${list}.4.${field}`, kind: 'twice' }]);
  expect(siteFaults({ shared: {} })).toEqual([]);
});
