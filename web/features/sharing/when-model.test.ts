import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { describe, expect, test } from 'vitest';
import { scheduledPost } from '../../testing/posts.ts';
import { clockOddity, firstWhen, freeNear, isPlanned, plannedOf, suggestedTimes, zoneChoices } from './when-model.ts';

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
    const times = suggestedTimes(now, chicago, []);
    expect(times.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-22 09:00',
      '2026-11-24 18:30',
      '2026-11-28 10:00',
    ]);
    for (const time of times) expect(scheduleInstant(time, now).ok).toBe(true);
  });

  test('a time that another post waits for makes way for a free one soon after it', () => {
    const at = (moment: string) => ({ id: moment, at: Date.parse(moment) });
    const planned = ['2026-11-22T15:00:12.000Z', '2026-11-22T15:30:00.000Z', '2026-11-25T00:29:00.000Z'].map(at);
    expect(suggestedTimes(now, chicago, planned).map(({ time }) => time)).toEqual(['10:00', '18:30', '10:00']);
  });

  test('a morning on which everything nearby is taken is suggested as it is', () => {
    const nine = Date.parse('2026-11-22T15:00:00.000Z');
    const planned = Array.from({ length: 8 }, (_, step) => ({ id: `${step}`, at: nine + step * 30 * 60_000 }));
    expect(suggestedTimes(now, chicago, planned)[0]).toMatchObject({ time: '09:00' });
  });

  test('late in the evening nothing of the next day is put in the place of what is taken', () => {
    const late = { date: '2026-11-22', time: '23:30', timeZone: chicago };
    expect(freeNear(late, [{ id: 'a', at: Date.parse('2026-11-23T05:30:00.000Z') }])).toEqual(late);
  });

  test('only what still waits takes a minute', () => {
    const posts = [scheduledPost(), scheduledPost({ state: 'cancelled' }), scheduledPost({ state: 'published' })];
    const { dueAt, wallClock } = scheduledPost();
    expect(plannedOf(posts)).toEqual([{ id: scheduledPost().id, at: Date.parse(dueAt) }]);
    expect(wallClock && isPlanned(wallClock, plannedOf(posts))).toBe(true);
    expect(wallClock && isPlanned({ ...wallClock, time: '09:01' }, plannedOf(posts))).toBe(false);
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
