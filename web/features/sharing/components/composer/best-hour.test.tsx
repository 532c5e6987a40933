import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { scheduledPost } from '../../../../testing/posts.ts';
import { BestHour } from './best-hour.tsx';

const { getAdvice } = contract.results;
const WHEN = { date: '2026-12-04', time: '11:30', timeZone: 'America/Los_Angeles' };
const BEST = { timeZone: 'America/Chicago', bestHours: [{ hour: 9, posts: 6, percent: 50 }], again: [] };
const onChange = vi.fn<(value: object) => void>();

beforeEach(() => {
  onChange.mockClear();
  server.answer(contract.sharing.listPosts, { items: [], nextCursor: null });
  noteServerTime('2026-12-01T15:00:00.000Z', 0);
});

it('offers the member’s best hour on the day that is chosen, on their own clock, and fills it in only when it is taken', async () => {
  server.answer(getAdvice, BEST);
  await open(<BestHour value={WHEN} onChange={onChange} />);
  expect(screen.getByText(/Your posts at 9:00 AM did 50 % better/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await press('Use 9:00 AM');
  expect(onChange).toHaveBeenCalledWith({ date: '2026-12-04', time: '09:00', timeZone: 'America/Chicago' });
});

it('offers a free time soon after the best hour where another post has that', async () => {
  server.answer(getAdvice, BEST);
  server.answer(contract.sharing.listPosts, {
    items: [scheduledPost({ dueAt: '2026-12-04T15:00:00.000Z' })],
    nextCursor: null,
  });
  await open(<BestHour value={WHEN} onChange={onChange} />);
  expect(screen.getByText(/Your posts at 9:00 AM did 50 % better/)).toBeTruthy();
  await press('Use 9:30 AM');
  expect(onChange).toHaveBeenCalledWith({ date: '2026-12-04', time: '09:30', timeZone: 'America/Chicago' });
});

it('says nothing once it is chosen, nor with too little to learn from, nor where nothing could be read', async () => {
  server.answer(getAdvice, BEST);
  await open(<BestHour value={{ ...WHEN, time: '09:00', timeZone: 'America/Chicago' }} onChange={onChange} />);
  expect(screen.queryByText(/better/)).toBeNull();
  server.answer(getAdvice, { ...BEST, bestHours: [] });
  await open(<BestHour value={WHEN} onChange={onChange} />);
  expect(screen.queryByText(/better/)).toBeNull();
  server.drop(getAdvice);
  await open(<BestHour value={WHEN} onChange={onChange} />);
  expect(screen.queryByText(/better/)).toBeNull();
});
