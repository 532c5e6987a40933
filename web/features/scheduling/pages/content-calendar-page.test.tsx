import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { DRAFT } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { ContentCalendarPage } from './content-calendar-page.tsx';

const { listPosts, listDrafts, deleteDraft, saveDraft } = contract.sharing;
afterEach(() => notifications.clean());

const none = { items: [], nextCursor: null };
const openAt = (at: string) =>
  open(
    <>
      <Toaster />
      <ContentCalendarPage />
    </>,
    { at, known: [{ query: sessionQuery, data: SESSION }] },
  );

describe('the calendar as a list', () => {
  beforeEach(() => server.answer(listPosts, none));

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
