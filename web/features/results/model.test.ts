import { expect, it } from 'vitest';
import { bestTimeOn, hourIn } from './model.ts';

it('an hour of one clock is told by another, on the day that it is for', () => {
  expect(hourIn(9, 'America/New_York', 'America/Los_Angeles', '2026-12-04')).toBe(6);
  expect(hourIn(9, 'America/New_York', 'America/Phoenix', '2026-07-04')).toBe(6);
  expect(hourIn(9, 'America/New_York', 'America/Phoenix', '2026-12-04')).toBe(7);
  expect(hourIn(9, 'America/New_York', 'Asia/Kathmandu', '2026-12-04')).toBeNull();
});

it('the best hour is that of the day, of the next one where it is over, and none where neither can be scheduled', () => {
  const now = new Date('2026-12-04T15:00:00Z');
  const on = (date: string) => bestTimeOn(9, 'America/New_York', date, now);
  expect(on('2026-12-06')).toEqual({ date: '2026-12-06', time: '09:00', timeZone: 'America/New_York' });
  expect(on('2026-12-04')?.date).toBe('2026-12-05');
  expect(on('2026-11-01')).toBeNull();
});
