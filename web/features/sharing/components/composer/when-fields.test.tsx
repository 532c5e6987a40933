import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { field, open } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { WhenFields } from './when-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // A Sunday at noon in Chicago.
  noteServerTime('2026-11-29T18:00:00.000Z', 0);
});
afterEach(() => {
  vi.useRealTimers();
});

const suggested = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('follows the day on a window that stays open: the earliest date, and what is suggested', async () => {
  const value = { date: '2026-12-05', time: '09:00', timeZone: 'America/Chicago' };
  await open(<WhenFields value={value} onChange={() => undefined} error={undefined} />, {
    known: [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago' } }],
  });
  expect(field('Date').min).toBe('2026-11-29');
  expect(suggested()).toEqual(['Mon 9:00 AM', 'Tue 6:30 PM', 'Sat 10:00 AM']);
  noteServerTime('2026-12-02T06:00:00.000Z', 0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(field('Date').min).toBe('2026-12-02');
  expect(suggested()).toEqual(['Thu 9:00 AM', 'Sat 10:00 AM', 'Tue 6:30 PM']);
});
