import { expect, test } from 'vitest';
import { rememberDay, takeWantedDay } from './wanted-day.ts';

test('a day that was wanted is taken once, and not when it is over', () => {
  rememberDay('2026-12-04');
  expect([takeWantedDay('2026-12-01'), takeWantedDay('2026-12-01')]).toEqual(['2026-12-04', null]);
  rememberDay('2026-12-04');
  expect(takeWantedDay('2026-12-05')).toBeNull();
  rememberDay('<script>');
  expect(takeWantedDay('2026-12-01')).toBeNull();
});
