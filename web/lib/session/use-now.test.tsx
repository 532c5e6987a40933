import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../browser/server-clock.ts';
import { useNow } from './use-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  noteServerTime('2026-11-30T06:07:00.000Z', 0);
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (page: { result: { current: Date } }) => page.result.current.toISOString();

it('is the quarter of an hour that has begun last', () => {
  expect(shown(renderHook(useNow))).toBe('2026-11-30T06:00:00.000Z');
});

it('goes on with the clock on a page that stays open', () => {
  const page = renderHook(useNow);
  noteServerTime('2026-11-30T18:16:00.000Z', 0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown(page)).toBe('2026-11-30T18:15:00.000Z');
});

it('is right at once when somebody comes back to the page', () => {
  const page = renderHook(useNow);
  noteServerTime('2026-12-01T09:59:00.000Z', 0);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown(page)).toBe('2026-12-01T09:45:00.000Z');
});

it('asks no more once the page is left', () => {
  const page = renderHook(useNow);
  page.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
