import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { comingSlot, DRAFT, scheduledPost, SUGGESTION } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { ContentCalendarPage } from './content-calendar-page.tsx';

const { listComing, listSuggestions } = contract.scheduling;
const { listPosts, listDrafts, deleteDraft, saveDraft } = contract.sharing;
afterEach(() => notifications.clean());

const none = { items: [], nextCursor: null };
const openAt = (at: string) =>
  open(
    <>
      <Toaster />
      <ContentCalendarPage />
    </>,
    { at, known: [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago' } }] },
  );

describe('the calendar as a list', () => {
  beforeEach(() => {
    noteServerTime('2026-11-29T15:00:00.000Z', 0);
    server.answer(listPosts, none);
    server.answer(listComing, none);
    server.answer(listSuggestions, { suggestions: [] });
  });

  it('keeps the view in the address, and the month beside it', async () => {
    const { address } = await openAt('/content-calendar?view=past&month=2026-10');
    fireEvent.click(screen.getByLabelText('Upcoming'));
    await waitFor(() => expect(address()).toBe('/content-calendar?view=upcoming&month=2026-10'));
    expect(server.queries(listPosts).at(-1)).toMatchObject({ view: 'upcoming' });
  });

  it('shows one way on where nothing is planned', async () => {
    await openAt('/content-calendar?view=upcoming');
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('');
    expect(screen.getByText('Open the library').getAttribute('href')).toBe('/shareable-content');
  });

  const post = (id: number, dueAt: string) => ({ ...scheduledPost(), id: `pst_post0000000${id}`, dueAt });
  const coming = (id: number, at: string, title: string) => ({
    ...comingSlot(),
    id: `slo_slot0000000${id}`,
    at,
    content: { id: `cnt_piece000000${id}`, title, path: '/x' },
  });
  const said = () =>
    [...document.querySelectorAll('h2')].map((day) => [
      day.textContent,
      ...[...(day.parentElement?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent),
    ]);

  it('has the days to come with posts, what autopilot will post, holidays and suggestions, on the member’s own clock', async () => {
    // Half past ten in the evening before, in Chicago.
    server.answer(listPosts, { items: [post(1, '2026-12-02T04:30:00.000Z')], nextCursor: null });
    server.answer(listComing, { items: [coming(2, '2026-12-26T15:00:00.000Z', 'First frost')], nextCursor: null });
    server.answer(listSuggestions, { suggestions: [SUGGESTION] });
    await openAt('/content-calendar?view=upcoming');
    expect(said()).toEqual([
      ['Tuesday, December 1, 2026', '10:30 PM'],
      ['Thursday, December 10, 2026'],
      ['Thursday, December 24, 2026'],
      ['Friday, December 25, 2026'],
      ['Saturday, December 26, 2026', '9:00 AM'],
    ]);
    expect(screen.getByRole('button', { name: 'Skip First frost, Sat, Dec 26, 9:00 AM' })).toBeTruthy();
    expect(screen.getByText('Porch lights')).toBeTruthy();
    await press('Holidays');
    expect(said()).toHaveLength(3);
  });

  it('shows of two lists that come in parts no more than is known of both, and reads on', async () => {
    const rest = { items: [post(3, '2026-12-09T15:00:00.000Z')], nextCursor: null };
    server.answer(listPosts, ({ query }) =>
      query['cursor'] === undefined
        ? { items: [post(1, '2026-12-01T15:00:00.000Z'), post(2, '2026-12-03T15:00:00.000Z')], nextCursor: 'abc' }
        : rest,
    );
    server.answer(listComing, {
      items: [coming(4, '2026-12-02T15:00:00.000Z', 'One'), coming(5, '2026-12-08T15:00:00.000Z', 'Two')],
      nextCursor: null,
    });
    await openAt('/content-calendar?view=upcoming');
    expect(said().map(([day]) => day)).toEqual([
      'Tuesday, December 1, 2026',
      'Wednesday, December 2, 2026',
      'Thursday, December 3, 2026',
    ]);
    await press('Load more');
    expect(
      said()
        .map(([day]) => day)
        .slice(3),
    ).toEqual(['Tuesday, December 8, 2026', 'Wednesday, December 9, 2026']);
  });

  it('is narrowed to a network and to what the member planned, where it has nothing of autopilot', async () => {
    await openAt('/content-calendar?view=upcoming&network=x');
    expect(server.queries(listPosts)).toEqual([{ view: 'upcoming', network: 'x' }]);
    expect(server.queries(listComing)).toEqual([{ network: 'x' }]);
    expect(screen.getByText('Nothing fits what is chosen above')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Planned by'), { target: { value: 'member' } });
    await waitFor(() =>
      expect(server.queries(listPosts).at(-1)).toEqual({ view: 'upcoming', network: 'x', origin: 'member' }),
    );
    expect(server.queries(listComing)).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Past'));
    await waitFor(() =>
      expect(server.queries(listPosts).at(-1)).toEqual({ view: 'past', network: 'x', origin: 'member' }),
    );
  });

  it('offers to try again what did not come', async () => {
    server.drop(listPosts);
    await openAt('/content-calendar?view=upcoming');
    expect(screen.queryByText('Open the library')).toBeNull();
    server.answer(listPosts, none);
    await press('Try again');
    expect(screen.getByText('Open the library')).toBeTruthy();
  });
});

describe('the drafts', () => {
  it('say that there are none', async () => {
    server.answer(listDrafts, none);
    await openAt('/content-calendar?view=drafts');
    expect(screen.getByText('No drafts')).toBeTruthy();
  });

  const REMOVE = 'Delete the draft of “Earnest money”';
  const rows = () => document.querySelectorAll('[role="group"] li').length;
  const openDrafts = async () => {
    server.answer(listDrafts, { items: [DRAFT], nextCursor: null });
    await openAt('/content-calendar?view=drafts');
  };

  it('lose one before the server has answered, and get it back by Undo as it was', async () => {
    await openDrafts();
    let answer = () => {};
    server.answer(deleteDraft, () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))));
    server.answer(saveDraft, { draft: DRAFT });
    await press(REMOVE);
    expect(rows()).toBe(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Drafts');
    await press('Undo');
    expect(rows()).toBe(1);
    await act(async () => answer());
    const { content: _content, createdAt: _made, updatedAt: _changed, ...body } = DRAFT;
    expect(server.bodies(saveDraft)).toEqual([body]);
    expect(rows()).toBe(1);
  });

  it('keep one that could not be deleted, and say so', async () => {
    await openDrafts();
    server.drop(deleteDraft);
    await press(REMOVE);
    expect(rows()).toBe(1);
    expect(button(REMOVE).disabled).toBe(false);
    expect(screen.queryByText('The draft is deleted.')).toBeNull();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });
});
