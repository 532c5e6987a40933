import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { DRAFT } from '../../../testing/posts.ts';
import { ContentCalendarPage } from './content-calendar-page.tsx';

const { listPosts, listDrafts, deleteDraft } = contract.sharing;
const none = { items: [], nextCursor: null };
const openAt = (at: string) => open(<ContentCalendarPage />, { at, known: [{ query: sessionQuery, data: SESSION }] });

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

  it('keep one that could not be deleted', async () => {
    server.answer(listDrafts, { items: [DRAFT], nextCursor: null });
    await openAt('/content-calendar?view=drafts');
    server.drop(deleteDraft);
    const remove = [...document.querySelectorAll('button')].find((each) =>
      each.getAttribute('aria-label')?.startsWith('Delete the draft'),
    );
    await press(remove?.getAttribute('aria-label') ?? '');
    expect(document.querySelectorAll('main, [role="group"] li')).toHaveLength(1);
    expect(button(remove?.getAttribute('aria-label') ?? '').disabled).toBe(false);
  });
});
