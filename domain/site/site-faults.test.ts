import { expect, test } from 'vitest';
import { siteFaults } from './site-faults.ts';

const said = (shared: object, en = '', es = '') =>
  siteFaults({ shared: { ...shared }, worded: { en: { maintenanceText: en }, es: { maintenanceText: es } } });

test('what is said of maintenance is said in both languages or in none', () => {
  expect(said({ maintenance: true })).toEqual([]);
  expect(said({}, 'Back at six.', 'Volvemos a las seis.')).toEqual([]);
  expect(said({}, 'Back at six.')).toEqual([{ path: 'es.maintenanceText', kind: 'missing' }]);
});

test.each([
  ['banners', 'closedAs'],
  ['tutorials', 'below'],
  ['switches', 'switch'],
])('of %s no two have the same %s, and what is empty is no twin', (list, field) => {
  const rows = [{ [field]: 'a' }, {}, { [field]: 'b' }, {}, { [field]: 'a' }];
  expect(said({ [list]: rows })).toEqual([{ path: `shared.${list}.4.${field}`, kind: 'twice' }]);
});
