import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { comingSlot, scheduledPost, SUGGESTION } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { wantedDay } from '../../sharing/wanted-day.ts';
import type { Calendar } from '../api.ts';
import { ContentCalendarPage } from './content-calendar-page.tsx';

const { getCalendar, getFeed, listSuggestions, renewFeed } = contract.scheduling;
const { listPosts, reschedulePost } = contract.sharing;
const POST = scheduledPost();
const SLOT = comingSlot();
const CALENDAR: Calendar = {
  timeZone: 'America/Chicago',
  days: [
    { date: '2026-12-01', total: 6, posts: [POST], slots: [] },
    { date: '2026-12-03', total: 1, posts: [], slots: [SLOT] },
  ],
};

const ASK = {
  ...{ postId: POST.id, state: 'waiting' as const, waitsFor: ['Oscar Grant'], undecided: 'stop' as const },
  ...{ decideBy: '2026-12-01T13:00:00.000Z', by: null, reason: null },
};
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  noteServerTime('2026-11-29T15:00:00.000Z', 0);
  server.answer(getCalendar, CALENDAR);
  server.answer(getFeed, { url: null });
  server.answer(listSuggestions, { suggestions: [SUGGESTION] });
});
afterEach(() => {
  act(() => notifications.clean());
  vi.unstubAllGlobals();
});

const openAt = (query = '?month=2026-12', session: Partial<typeof SESSION> = {}, language: 'en' | 'es' = 'en') =>
  open(
    <>
      <Toaster />
      <ContentCalendarPage />
    </>,
    {
      at: `/content-calendar${query}`,
      language,
      known: [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago', ...session } }],
    },
  );
const cell = (day: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is not on the sheet`);
  return found;
};
const key = (day: string, name: string) => act(async () => void fireEvent.keyDown(cell(day), { key: name }));
const NINE = (date: string) => ({ date, time: '09:00', timeZone: 'America/Chicago' });

describe('a month', () => {
  it('asks once for its days, and shows titles, what autopilot will post, holidays, and how much more there is', async () => {
    await openAt();
    expect(server.queries(getCalendar)).toEqual([{ from: '2026-12-01', to: '2026-12-31', perDay: '4' }]);
    expect(cell('2026-12-01').textContent).toContain('Earnest money');
    expect(cell('2026-12-01').textContent).toContain('+5 more');
    expect(cell('2026-12-03').textContent).toContain('First frost');
    expect(cell('2026-12-25').getAttribute('aria-label')).toContain('Christmas Day');
  });

  it('says where each post goes, by which the same piece on several pages is told apart', async () => {
    await openAt();
    expect(cell('2026-12-01').querySelector('li a')?.textContent).toContain(POST.target.name);
    expect(screen.getByTitle(`Scheduled · Earnest money · ${POST.target.name}`).querySelector('img')).toBeNull();
  });

  it('mounts no more for ten thousand posts than what its cells have room for', async () => {
    const dates = Array.from({ length: 31 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
    const ofDay = (date: string) =>
      Array.from({ length: 4 }, (_, turn) => ({ ...POST, id: `pst_${date.replaceAll('-', '')}${turn}000` }));
    const days = dates.map((date) => ({ date, total: 323, posts: ofDay(date), slots: [] }));
    server.answer(getCalendar, { ...CALENDAR, days });
    await openAt();
    expect(document.querySelectorAll('[data-day] li a')).toHaveLength(31 * 3);
    expect(screen.getAllByText('+320 more')).toHaveLength(31);
  });

  it.each(['a look after a while', 'coming back to it'])(
    'follows the day on a page that stays open: %s',
    async (how) => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      try {
        await openAt('');
        expect(cell('2026-11-29').getAttribute('aria-current')).toBe('date');
        // Midnight where the member is.
        noteServerTime('2026-12-01T06:00:00.000Z', 0);
        if (how === 'coming back to it') fireEvent(document, new Event('visibilitychange'));
        else act(() => void vi.advanceTimersByTime(60_000));
        await act(async () => {});
        expect(cell('2026-12-01').getAttribute('aria-current')).toBe('date');
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('names the days in Spanish too', async () => {
    await openAt(undefined, {}, 'es');
    expect(cell('2026-12-25').textContent).toContain('Navidad');
  });

  it('is narrowed by its address', async () => {
    const { address } = await openAt('?month=2026-12&network=facebook');
    fireEvent.change(screen.getByLabelText('Planned by'), { target: { value: 'autopilot' } });
    await act(async () => {});
    expect(server.queries(getCalendar).at(-1)).toMatchObject({ network: 'facebook', origin: 'autopilot' });
    expect(address()).toBe('/content-calendar?month=2026-12&network=facebook&origin=autopilot');
  });

  it('shows a suggestion as such, leads from it to the composer with its day, and counts it among no posts', async () => {
    const { address } = await openAt();
    expect(cell('2026-12-10').getAttribute('aria-label')).toContain('Nothing on this day. Suggested: Porch lights');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Porch lights', hidden: true })));
    expect(address()).toBe('/shareable-content/graphic/porch-lights?compose=schedule&language=en');
    expect(wantedDay('2026-11-29')).toBe('2026-12-10');
  });

  it('has no suggestion on a day on which something goes out by now', async () => {
    server.answer(listSuggestions, { suggestions: [{ ...SUGGESTION, date: '2026-12-01' }] });
    await openAt();
    expect(screen.queryByText('Porch lights')).toBeNull();
  });

  it('puts holidays and suggestions away, and keeps that in its address', async () => {
    const { address } = await openAt();
    await press('Holidays');
    expect(cell('2026-12-25').textContent).not.toContain('Christmas');
    await press('Suggestions');
    expect(screen.queryByText('Porch lights')).toBeNull();
    expect(address()).toBe('/content-calendar?month=2026-12&holidays=off&suggestions=off');
    await press('Holidays');
    expect(cell('2026-12-25').textContent).toContain('Christmas Day');
  });

  it('says for whom a post waits, and until when', async () => {
    const waiting = { ...POST, reason: 'awaiting_approval' as const };
    server.answer(getCalendar, { ...CALENDAR, days: [{ date: '2026-12-01', total: 1, posts: [waiting], slots: [] }] });
    server.answer(contract.approval.listOwnAsks, { asks: [ASK] });
    await openAt();
    expect(screen.getByTitle(/Waits for Oscar Grant\. Without an answer by .* it does not go out/)).toBeTruthy();
  });

  it('shows in a week the picture of each post and where it goes', async () => {
    await openAt('?view=week&day=2026-12-01');
    const post = cell('2026-12-01').querySelector('li a');
    expect(post?.querySelector('img')?.getAttribute('src')).toContain(POST.content.id);
    expect(post?.textContent).toContain(POST.target.name);
  });

  it('gives what is suggested a line in a month, and its whole title in a week', async () => {
    const room = () => cell(SUGGESTION.date).querySelector('[data-cell]')?.getAttribute('data-cell');
    await openAt(`?month=${SUGGESTION.date.slice(0, 7)}`);
    expect(room()).toBe('line');
    cleanup();
    await openAt(`?view=week&day=${SUGGESTION.date}`);
    expect(room()).toBe('whole');
  });

  it('becomes a week of seven days', async () => {
    await openAt('?view=week&day=2026-12-01');
    expect(server.queries(getCalendar)).toEqual([{ from: '2026-11-29', to: '2026-12-05', perDay: '7' }]);
    expect(document.querySelectorAll('[data-day]')).toHaveLength(7);
    await press('Next week');
    expect(server.queries(getCalendar).at(-1)).toMatchObject({ from: '2026-12-06' });
  });
});

it('tells in an opened day on the member’s own clock when autopilot posts, whatever clock its job keeps', async () => {
  const ofNewYork = { ...SLOT, wallClock: { date: '2026-12-03', time: '10:00', timeZone: 'America/New_York' } };
  server.answer(getCalendar, {
    ...CALENDAR,
    days: [{ date: '2026-12-03', total: 1, posts: [], slots: [ofNewYork] }],
  });
  await openAt();
  await key('2026-12-03', 'Enter');
  const times = (await dialog()).querySelectorAll('time');
  expect([...times].map(({ textContent }) => textContent)).toEqual(['9:00 AM']);
  expect(screen.getByRole('button', { name: 'Skip First frost, Thu, Dec 3, 9:00 AM' })).toBeTruthy();
});

it('offers nothing to do with an hour of autopilot that is over', async () => {
  const skipped = { ...SLOT, state: 'skipped' as const };
  const earlier = { ...skipped, id: 'slo_slot00000002', at: '2026-11-29T14:00:00.000Z' };
  const later = { ...skipped, id: 'slo_slot00000003', at: '2026-11-29T16:00:00.000Z' };
  server.answer(getCalendar, {
    ...CALENDAR,
    days: [{ date: '2026-11-29', total: 2, posts: [], slots: [earlier, later] }],
  });
  await openAt('');
  await key('2026-11-29', 'Enter');
  const buttons = [...(await dialog()).querySelectorAll('li button')];
  expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Take up again: First frost, Sun, Nov 29, 10:00 AM',
  ]);
});

describe('on a phone', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
  );

  it('shows the days as a strip with a dot for each thing, and the chosen one below', async () => {
    const { address } = await openAt('?month=2026-12&day=2026-12-03');
    expect(cell('2026-12-01').querySelectorAll('[data-dot="post"]')).toHaveLength(1);
    expect(cell('2026-12-25').querySelectorAll('[data-dot="holiday"]')).toHaveLength(1);
    expect(cell('2026-12-03').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { level: 3, name: 'Thursday, December 3, 2026' })).toBeTruthy();
    await act(async () => void fireEvent.click(cell('2026-12-10')));
    expect(screen.getByRole('heading', { level: 3, name: 'Thursday, December 10, 2026' })).toBeTruthy();
    expect(screen.getByText('New in the library, and not posted by you yet.')).toBeTruthy();
    expect(address()).toBe('/content-calendar?month=2026-12&day=2026-12-10');
    expect(server.queries(getCalendar).at(-1)).toMatchObject({ from: '2026-12-10', to: '2026-12-10' });
  });

  it('tells a day with a post that needs the member by its name as well as by its dot', async () => {
    const failed = { ...POST, state: 'failed' as const };
    server.answer(getCalendar, { ...CALENDAR, days: [{ date: '2026-12-01', total: 1, posts: [failed], slots: [] }] });
    await openAt();
    expect(cell('2026-12-01').querySelectorAll('[data-dot="attention"]')).toHaveLength(1);
    expect(cell('2026-12-01').getAttribute('aria-label')).toContain('1 post. 1 needs you');
  });

  it('chooses a day by keys too', async () => {
    await openAt();
    await key('2026-12-01', 'ArrowRight');
    await key('2026-12-02', ' ');
    expect(screen.getByRole('heading', { level: 3, name: 'Wednesday, December 2, 2026' })).toBeTruthy();
  });

  it('a post of the list is moved to another time, and back', async () => {
    server.answer(reschedulePost, { post: { ...POST, dueAt: '2026-12-04T15:00:00.000Z' } });
    server.answer(listPosts, { items: [POST], nextCursor: null });
    await openAt();
    await press('Move Earnest money to another day');
    await dialog();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-04' } });
    await press('Save the new time');
    const to = { when: { kind: 'at', ...NINE('2026-12-04') } };
    const back = { when: { kind: 'at', ...NINE('2026-12-01') }, from: NINE('2026-12-04') };
    expect(server.bodies(reschedulePost)).toEqual([to]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Undo');
    expect(server.bodies(reschedulePost)).toEqual([to, back]);
  });

  it('nothing is moved by whoever impersonates the member', async () => {
    await openAt(undefined, { impersonation: IMPERSONATION });
    expect(screen.getByText('Earnest money')).toBeTruthy();
    expect(screen.queryByText('Move')).toBeNull();
  });
});

it('has a secret address for a calendar program, made on wish and renewed once it is asked', async () => {
  await openAt();
  server.answer(renewFeed, { url: 'https://example.test/posts.ics' });
  await press('Make a secret address');
  expect(screen.getByText('https://example.test/posts.ics')).toBeTruthy();
  await press('Renew the address');
  expect(server.bodies(renewFeed)).toHaveLength(1);
});
