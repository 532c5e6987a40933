import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { rememberDay, wantedDay } from '../../../sharing/wanted-day.ts';
import { WantedDayNotice } from './wanted-day-notice.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  noteServerTime('2026-11-29T15:00:00.000Z', 0);
});

it('says for which day something is looked for, and drops it', async () => {
  rememberDay('2026-12-04');
  await open(<WantedDayNotice />, { known: [{ query: sessionQuery, data: SESSION }] });
  expect(screen.getByText('For Friday, December 4, 2026')).toBeTruthy();
  await press('Not for this day');
  expect(screen.queryByText(/December 4/)).toBeNull();
  expect(wantedDay('2026-11-29')).toBeNull();
});

it('says nothing of a day that is over, nor without one', async () => {
  rememberDay('2026-11-28');
  await open(<WantedDayNotice />, { known: [{ query: sessionQuery, data: SESSION }] });
  expect(screen.queryByText(/November 28/)).toBeNull();
});
