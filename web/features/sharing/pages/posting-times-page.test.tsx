import { notifications } from '@mantine/notifications';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Queue } from '../queue-api.ts';
import { PostingTimesPage } from './posting-times-page.tsx';

const { changePostingPreferences, changeQueue, getPostingPreferences, getQueue } = contract.sharing;

const TARGET = { network: 'facebook', targetId: '11' } as const;
const TUESDAY = { weekday: 2, time: '09:00' } as const;
const QUEUE: Queue = {
  timeZone: 'America/Chicago',
  targets: [
    {
      ...TARGET,
      name: 'Brooks Homes',
      kind: 'page',
      slots: [TUESDAY],
      next: { date: '2026-12-08', time: '09:00', at: '2026-12-08T15:00:00.000Z' },
      coming: [
        {
          date: '2026-12-01',
          time: '09:00',
          at: '2026-12-01T15:00:00.000Z',
          post: { id: 'pst_post00000001', title: 'Earnest money' },
        },
        { date: '2026-12-08', time: '09:00', at: '2026-12-08T15:00:00.000Z', post: null },
      ],
    },
  ],
};

afterEach(() => act(() => notifications.clean()));

beforeEach(() => {
  server.answer(getQueue, { queue: QUEUE });
  server.answer(changeQueue, { queue: QUEUE });
  server.answer(getPostingPreferences, { preferences: { undo: true } });
  server.answer(changePostingPreferences, { preferences: { undo: false } });
});

async function openPage(language: 'en' | 'es' = 'en', session: Partial<typeof SESSION> = {}) {
  await open(
    <>
      <Toaster />
      <PostingTimesPage />
    </>,
    { language, known: [{ query: sessionQuery, data: { ...SESSION, ...session } }] },
  );
}

describe('the times of a target', () => {
  it('are shown with what fills the next two weeks, on the clock of the member', async () => {
    await openPage('es');
    expect(screen.getByText(/Todos los horarios son de/)).toBeTruthy();
    const times = screen.getByRole('list', { name: 'Horarios de Brooks Homes' });
    expect(within(times).getByText(/^martes 9:00/)).toBeTruthy();
    expect(screen.getByText('Earnest money').getAttribute('href')).toBe('/posts/pst_post00000001');
    expect(screen.getByText('Libre')).toBeTruthy();
  });

  it('are added in their order, and a time that is there already is not', async () => {
    await openPage();
    fill('Day', '2');
    expect(button('Add').disabled).toBe(true);
    expect(screen.getByText('This time is there already.')).toBeTruthy();
    fill('Day', '0');
    fill('Time', '18:30');
    await press('Add');
    expect(server.bodies(changeQueue)).toEqual([{ target: TARGET, slots: [{ weekday: 0, time: '18:30' }, TUESDAY] }]);
  });

  it('offer the same hour of the next free day once one is added, and find no fault with what was just done', async () => {
    const monday = { weekday: 1, time: '09:00' } as const;
    const [target] = QUEUE.targets;
    await openPage();
    if (target) server.answer(getQueue, { queue: { ...QUEUE, targets: [{ ...target, slots: [monday, TUESDAY] }] } });
    await press('Add');
    expect(server.bodies(changeQueue)).toEqual([{ target: TARGET, slots: [monday, TUESDAY] }]);
    expect(field('Day').value).toBe('3');
    expect(saidAt('Time')).toBe('');
    expect(button('Add').disabled).toBe(false);
  });

  it('are taken away at once, and come back with Undo', async () => {
    await openPage();
    await press('Take away: Tuesday 9:00 AM');
    await press('Undo');
    expect(server.bodies(changeQueue)).toEqual([
      { target: TARGET, slots: [] },
      { target: TARGET, slots: [TUESDAY] },
    ]);
  });

  it('are closed to somebody who impersonates the member', async () => {
    await openPage('en', { impersonation: IMPERSONATION });
    expect(button('Add').disabled).toBe(true);
    expect(button('Take away: Tuesday 9:00 AM').disabled).toBe(true);
  });

  it('are said to be missing where nothing is connected', async () => {
    server.answer(getQueue, { queue: { ...QUEUE, targets: [] } });
    await openPage();
    expect(screen.getByText('There is nowhere to post yet')).toBeTruthy();
  });

  it('that cannot be read are asked for again', async () => {
    server.drop(getQueue);
    await openPage();
    server.answer(getQueue, { queue: QUEUE });
    await press('Try again');
    expect(screen.getByText('Earnest money')).toBeTruthy();
  });
});

describe('the wait after Post now', () => {
  it('is turned off by the member', async () => {
    await openPage();
    await act(async () => screen.getByRole('switch').click());
    expect(server.bodies(changePostingPreferences)).toEqual([{ undo: false }]);
  });
});
