import { expect, it } from 'vitest';
import { forgetDay, rememberDay, wantedDay } from './wanted-day.ts';

it('a day that something is wanted on is kept until it is forgotten, and is none once it is over or something else', () => {
  rememberDay('2026-12-04');
  expect([wantedDay('2026-11-21'), wantedDay('2026-11-21')]).toEqual(['2026-12-04', '2026-12-04']);
  expect(wantedDay('2026-12-05')).toBeNull();
  forgetDay();
  expect(wantedDay('2026-11-21')).toBeNull();
  rememberDay('<script>');
  expect(wantedDay('2026-11-21')).toBeNull();
});
