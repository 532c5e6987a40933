import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { describe, expect, test } from 'vitest';
import { clockOddity, firstWhen, suggestedTimes, zoneChoices } from './when-model.ts';

const chicago = 'America/Chicago';

describe('the clock of a day on which clocks change', () => {
  test('a time that is jumped over is said to mean the moment of the jump', () => {
    expect(clockOddity({ date: '2027-03-14', time: '02:30', timeZone: chicago })).toEqual({
      kind: 'skipped',
      time: '03:00',
    });
  });

  test('a time that comes twice is said to come twice', () => {
    expect(clockOddity({ date: '2026-11-01', time: '01:30', timeZone: chicago })).toEqual({ kind: 'twice' });
  });

  test('the hours around them are ordinary, and so is that day where clocks never change', () => {
    expect(clockOddity({ date: '2027-03-14', time: '03:00', timeZone: chicago })).toBeNull();
    expect(clockOddity({ date: '2026-11-01', time: '02:00', timeZone: chicago })).toBeNull();
    expect(clockOddity({ date: '2027-03-14', time: '02:30', timeZone: 'America/Phoenix' })).toBeNull();
  });

  test('a form that is not filled in yet has nothing odd about it', () => {
    expect(clockOddity({ date: '', time: '', timeZone: chicago })).toBeNull();
  });
});

describe('the times that are offered', () => {
  // Saturday evening in Chicago, Sunday already in London.
  const now = new Date('2026-11-22T01:30:00Z');

  test('the form starts tomorrow at nine by the calendar of the member, not of the server', () => {
    expect(firstWhen(now, chicago)).toEqual({ date: '2026-11-22', time: '09:00', timeZone: chicago });
    expect(firstWhen(now, 'Europe/London').date).toBe('2026-11-23');
  });

  test('suggestions are in order, and each may be scheduled as it stands', () => {
    const times = suggestedTimes(now, chicago);
    expect(times.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-22 09:00',
      '2026-11-24 18:30',
      '2026-11-28 10:00',
    ]);
    for (const time of times) expect(scheduleInstant(time, now).ok).toBe(true);
  });
});

describe('zones', () => {
  test('the member’s own zone is offered even when the product does not list it, and never twice', () => {
    expect(zoneChoices('Europe/Madrid', 'es')[0]?.value).toBe('Europe/Madrid');
    const listed = zoneChoices('America/New_York', 'en').map(({ value }) => value);
    expect(listed.filter((zone) => zone === 'America/New_York')).toHaveLength(1);
    expect(listed).not.toContain('America/Indiana/Indianapolis');
  });
});
