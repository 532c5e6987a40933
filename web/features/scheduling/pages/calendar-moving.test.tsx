import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { scheduledPost } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Calendar } from '../api.ts';
import { ContentCalendarPage } from './content-calendar-page.tsx';

const { getCalendar, getFeed, listSuggestions } = contract.scheduling;
const { reschedulePost } = contract.sharing;
const POST = scheduledPost();
const SECOND = { ...POST, id: 'pst_second000001', content: { ...POST.content, title: 'Porch lights' } };
const calendarOf = (...posts: (typeof POST)[]): Calendar => ({
  timeZone: 'America/Chicago',
  days: [{ date: '2026-12-01', total: posts.length, posts, slots: [] }],
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  noteServerTime('2026-11-29T15:00:00.000Z', 0);
  server.answer(getCalendar, calendarOf(POST));
  server.answer(getFeed, { url: null });
  server.answer(listSuggestions, { suggestions: [] });
});
afterEach(() => {
  act(() => notifications.clean());
  vi.unstubAllGlobals();
});

const openAt = (session: Partial<typeof SESSION> = {}) =>
  open(
    <>
      <Toaster />
      <ContentCalendarPage />
    </>,
    {
      at: '/content-calendar?month=2026-12',
      known: [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago', ...session } }],
    },
  );
const cell = (day: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is not on the sheet`);
  return found;
};
const key = (day: string, name: string) => act(async () => void fireEvent.keyDown(cell(day), { key: name }));
const said = () => [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent).join(' ');
const NINE = (date: string) => ({ date, time: '09:00', timeZone: 'America/Chicago' });
const answerMoved = () => {
  server.answer(reschedulePost, { post: POST });
  const moved = { ...POST, dueAt: '2026-12-04T15:00:00.000Z' };
  server.answer(getCalendar, {
    timeZone: 'America/Chicago',
    days: [{ date: '2026-12-04', total: 1, posts: [moved], slots: [] }],
  });
};

it.each([
  ['another tab is left for this one', () => fireEvent(document, new Event('visibilitychange'))],
  ['another window beside it is left for this one', () => fireEvent(window, new Event('focus'))],
])('what another window has moved is seen when %s', async (_how, comeBack) => {
  await openAt();
  answerMoved();
  await act(async () => void comeBack());
  await waitFor(() => expect(cell('2026-12-04').textContent).toContain('Earnest money'));
});

describe('a post is moved', () => {
  const sent = { when: { kind: 'at', ...NINE('2026-12-04') }, from: NINE('2026-12-01') };
  const back = { when: { kind: 'at', ...NINE('2026-12-01') }, from: NINE('2026-12-04') };

  it('by dragging, at its hour, and back by Undo', async () => {
    await openAt();
    answerMoved();
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => void data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    const isMarked = (day: string) => cell(day).hasAttribute('data-dragged');
    fireEvent.dragStart(screen.getByTitle(/Earnest money/), { dataTransfer });
    fireEvent.dragOver(cell('2026-12-03'), { dataTransfer });
    expect(isMarked('2026-12-03')).toBe(true);
    fireEvent.dragOver(cell('2026-12-04'), { dataTransfer });
    expect(['2026-12-03', '2026-12-04'].map(isMarked)).toEqual([false, true]);
    fireEvent.dragLeave(cell('2026-12-04'));
    expect(isMarked('2026-12-04')).toBe(false);
    fireEvent.dragOver(cell('2026-12-04'), { dataTransfer });
    await act(async () => void fireEvent.drop(cell('2026-12-04'), { dataTransfer }));
    expect(isMarked('2026-12-04')).toBe(false);
    expect(cell('2026-12-04').textContent).toContain('Earnest money');
    await press('Undo');
    expect(server.bodies(reschedulePost)).toEqual([sent, back]);
  });

  it('without a way back to a time that is too near by now', async () => {
    noteServerTime('2026-12-01T14:55:00.000Z', 0);
    await openAt();
    answerMoved();
    await key('2026-12-01', ' ');
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await key(day, 'ArrowRight');
    await key('2026-12-04', 'Enter');
    expect(server.bodies(reschedulePost)).toEqual([sent]);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('stays where another window has put it meanwhile, and that is said', async () => {
    await openAt();
    server.refuse(reschedulePost, { status: 409, code: 'post_moved' });
    await key('2026-12-01', ' ');
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await key(day, 'ArrowRight');
    await key('2026-12-04', 'Enter');
    expect(screen.getByText(/given another time meanwhile/)).toBeTruthy();
    expect(screen.queryByText('Undo')).toBeNull();
    expect(cell('2026-12-01').textContent).toContain('Earnest money');
  });

  it('with the keyboard alone: picked up, carried, put down, and all of it said', async () => {
    await openAt();
    answerMoved();
    await key('2026-12-01', ' ');
    expect(said()).toContain('Earnest money is picked up');
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await key(day, 'ArrowRight');
    expect(said()).toContain('Friday, December 4, 2026');
    await key('2026-12-04', 'Enter');
    expect(said()).toContain('Earnest money goes out on Friday, December 4');
    expect(server.bodies(reschedulePost)).toEqual([sent]);
  });

  it('not when it is left with Escape, nor to a day that is over', async () => {
    await openAt();
    await key('2026-12-01', ' ');
    await key('2026-12-02', 'Escape');
    expect(said()).toContain('Earnest money stays where it was');
    await key('2026-12-01', ' ');
    await key('2026-12-01', 'PageUp');
    await act(async () => {});
    await key('2026-11-01', 'Enter');
    expect(said()).toContain('That day is over');
    expect(server.bodies(reschedulePost)).toEqual([]);
  });

  it('not by somebody who impersonates the member', async () => {
    await openAt({ impersonation: IMPERSONATION });
    await key('2026-12-01', ' ');
    expect(said()).toContain('Nothing on this day can be moved');
  });

  it('back to where it was when the server refuses', async () => {
    await openAt();
    server.drop(reschedulePost);
    await key('2026-12-01', ' ');
    await key('2026-12-01', 'ArrowRight');
    await key('2026-12-02', 'Enter');
    expect(screen.getByRole('alert').textContent).toContain('It could not be moved');
    expect(cell('2026-12-01').textContent).toContain('Earnest money');
  });

  it('of several on its day only as the member chooses, in the opened day', async () => {
    server.answer(getCalendar, calendarOf(POST, SECOND));
    await openAt();
    await key('2026-12-01', ' ');
    expect(said()).not.toContain('is picked up');
    await press('Move Porch lights to another day', await dialog());
    expect(said()).toContain('Porch lights is picked up');
    server.answer(reschedulePost, { post: SECOND });
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await key(day, 'ArrowRight');
    await key('2026-12-04', 'Enter');
    expect(said()).toContain('Porch lights goes out on Friday, December 4');
  });

  it('of a day that has more than the sheet shows in the opened day too', async () => {
    const { timeZone, days } = calendarOf(POST);
    server.answer(getCalendar, { timeZone, days: days.map((day) => ({ ...day, total: 6 })) });
    await openAt();
    await key('2026-12-01', ' ');
    expect((await dialog()).textContent).toContain('Earnest money');
    expect(said()).not.toContain('is picked up');
  });

  it('from a button in the cell by the same keys, because that is where the opened day was opened', async () => {
    server.answer(getCalendar, calendarOf(...[1, 2, 3, 4, 5].map((n) => ({ ...POST, id: `pst_many0000000${n}` }))));
    await openAt();
    const more = screen.getByRole('button', { name: '+2 more', hidden: true });
    await act(async () => more.click());
    const [first] = (await dialog()).querySelectorAll<HTMLButtonElement>('button[aria-label^="Move"]');
    await act(async () => first?.click());
    await act(async () => void fireEvent.keyDown(more, { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(cell('2026-12-02'));
    expect(said()).toContain('Wednesday, December 2, 2026');
  });

  it('by a click on the day once it is picked up, and what is carried is in sight until then', async () => {
    await openAt();
    answerMoved();
    await key('2026-12-01', ' ');
    expect(screen.getByText(/Earnest money is picked up.*click on a day/, { selector: 'p' })).toBeTruthy();
    await act(async () => void fireEvent.click(cell('2026-12-04')));
    expect(server.bodies(reschedulePost)).toEqual([sent]);
    expect(screen.queryByText('Leave it where it was')).toBeNull();
  });

  it('nowhere when it is put down on its own day, or left by the button beside its name', async () => {
    await openAt();
    await key('2026-12-01', ' ');
    await key('2026-12-01', ' ');
    expect(said()).toContain('Earnest money stays where it was');
    await key('2026-12-01', ' ');
    await press('Leave it where it was');
    expect(said()).toContain('Earnest money stays where it was');
    expect(screen.queryByText('Leave it where it was')).toBeNull();
    expect(server.bodies(reschedulePost)).toEqual([]);
  });
});
