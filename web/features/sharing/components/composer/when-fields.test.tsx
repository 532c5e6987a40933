import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { api as contract } from '@yardsign/contracts/api';
import { field, open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { scheduledPost } from '../../../../testing/posts.ts';
import { WhenFields } from './when-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // A Sunday at noon in Chicago.
  noteServerTime('2026-11-29T18:00:00.000Z', 0);
});
afterEach(() => {
  vi.useRealTimers();
});

const { listPosts } = contract.sharing;
const CHICAGO = [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago' } }];
const suggested = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('follows the day on a window that stays open: the earliest date, and what is suggested', async () => {
  const value = { date: '2026-12-05', time: '09:00', timeZone: 'America/Chicago' };
  server.answer(listPosts, { items: [], nextCursor: null });
  await open(<WhenFields value={value} onChange={() => undefined} error={undefined} />, { known: CHICAGO });
  expect(field('Date').min).toBe('2026-11-29');
  expect(suggested()).toEqual(['Mon 9:00 AM', 'Tue 6:30 PM', 'Sat 10:00 AM']);
  noteServerTime('2026-12-02T06:00:00.000Z', 0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(field('Date').min).toBe('2026-12-02');
  expect(suggested()).toEqual(['Thu 9:00 AM', 'Sat 10:00 AM', 'Tue 6:30 PM']);
});

it('suggests no time of another post, and says of a chosen one that it is; the time of the post that is moved is its own', async () => {
  const post = scheduledPost({ dueAt: '2026-11-30T15:00:00.000Z' });
  const value = { date: '2026-11-30', time: '09:00', timeZone: 'America/Chicago' };
  server.answer(listPosts, { items: [post], nextCursor: null });
  await open(<WhenFields value={value} onChange={() => undefined} error={undefined} />, { known: CHICAGO });
  expect(suggested()[0]).toBe('Mon 9:30 AM');
  expect(screen.getByText('Another post of yours goes out in the same minute.')).toBeTruthy();
  cleanup();
  await open(<WhenFields value={value} onChange={() => undefined} error={undefined} moves={post.id} />, {
    known: CHICAGO,
  });
  expect(suggested()[0]).toBe('Mon 9:00 AM');
  expect(screen.queryByText('Another post of yours goes out in the same minute.')).toBeNull();
});
