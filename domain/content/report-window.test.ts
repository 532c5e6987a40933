import { expect, test } from 'vitest';
import { reportDueAt, reportWindow } from './report-window.ts';

test.each([
  // The 10th of November 2026 is a Tuesday.
  ['2026-11-01', '12:00', false, '2026-10'],
  ['2026-11-09', '23:59', false, '2026-10'],
  ['2026-11-10', '10:59', false, '2026-10'],
  ['2026-11-10', '11:00', true, '2026-11'],
  ['2026-11-11', '00:00', true, '2026-11'],
  ['2026-11-17', '23:59', true, '2026-11'],
  ['2026-11-18', '00:00', false, '2026-11'],
  ['2026-11-30', '23:59', false, '2026-11'],
  // The 10th is a Sunday, so that it is due on Friday the 8th.
  ['2025-08-08', '10:59', false, '2025-07'],
  ['2025-08-08', '11:00', true, '2025-08'],
  ['2025-08-09', '00:00', true, '2025-08'],
  ['2025-08-10', '09:00', true, '2025-08'],
  // The 10th is a Saturday, so that it is due on Friday the 9th, and the month before is that of another year.
  ['2026-01-08', '12:00', false, '2025-12'],
  ['2026-01-09', '10:59', false, '2025-12'],
  ['2026-01-09', '11:00', true, '2026-01'],
  // A Friday that is the 8th or the 9th means nothing where the 10th is a Saturday or a Sunday of its own; a Friday the 10th is the day itself.
  ['2026-07-10', '10:59', false, '2026-06'],
  ['2026-07-10', '11:00', true, '2026-07'],
])('on %s at %s the report is told of: %s, and the current one is that of %s', (date, time, isOpen, month) => {
  expect(reportWindow({ date, time })).toEqual({ isOpen, month });
});

test.each([
  ['2026-11-26T18:00:00Z', 0, '2026-11-10T11:00:00.000Z'],
  ['2026-11-10T11:00:00Z', 0, '2026-11-10T11:00:00.000Z'],
  ['2026-11-10T10:59:59Z', 0, '2026-10-09T11:00:00.000Z'],
  ['2026-03-10T12:00:00Z', 1, '2026-02-10T11:00:00.000Z'],
  ['2026-03-31T12:00:00Z', 2, '2026-01-09T11:00:00.000Z'],
  ['2026-01-09T10:00:00Z', 0, '2025-12-10T11:00:00.000Z'],
  ['2026-01-09T11:00:00Z', 1, '2025-12-10T11:00:00.000Z'],
])('at %s the report of %i months before was due at %s', (now, months, due) => {
  expect(reportDueAt(new Date(now), months).toISOString()).toBe(due);
});
