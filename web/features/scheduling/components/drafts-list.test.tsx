import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { DRAFT } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { SavedDraft } from '../../sharing/draft-model.ts';
import { DraftsList } from './drafts-list.tsx';

const { listDrafts, deleteDraft, saveDraft } = contract.sharing;
const DELETE = 'Delete the draft of “Earnest money”';

const show = (...items: SavedDraft[]) => {
  server.answer(listDrafts, { items, nextCursor: null });
  return open(
    <>
      <DraftsList />
      <Toaster />
    </>,
    { known: [{ query: sessionQuery, data: SESSION }] },
  );
};

beforeEach(() => noteServerTime('2026-11-22T10:00:00.000Z', 0));

describe('drafts', () => {
  it('lead back into the composer as they were left', async () => {
    await show({ ...DRAFT, mode: 'schedule', language: 'es' });
    const [link] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/shareable-content/blog/x?compose=schedule&language=es');
    expect(link?.lang).toBe('es');
  });

  it('lead to the library where there are none', async () => {
    await show();
    expect(screen.getByText('No drafts')).toBeTruthy();
    expect(document.querySelector('a[href="/shareable-content"]')).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    server.drop(listDrafts);
    await open(<DraftsList />, { known: [{ query: sessionQuery, data: SESSION }] });
    expect(screen.getByText('Your drafts could not be loaded.')).toBeTruthy();
    server.answer(listDrafts, { items: [DRAFT], nextCursor: null });
    await press('Try again');
    expect(button(DELETE)).toBeTruthy();
  });

  it('are deleted at once, keep the cursor in the list, and come back by Undo', async () => {
    server.answer(deleteDraft);
    await show(DRAFT);
    server.answer(listDrafts, { items: [], nextCursor: null });
    await press(DELETE);
    expect(screen.queryByText('Earnest money')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Drafts' }));
    expect(await screen.findByText('The draft is deleted.')).toBeTruthy();
    server.answer(saveDraft, { draft: DRAFT });
    server.answer(listDrafts, { items: [DRAFT], nextCursor: null });
    await press('Undo');
    expect(button(DELETE)).toBeTruthy();
    expect(server.sent(saveDraft).map(({ params }) => params)).toEqual([{ contentId: DRAFT.content.id }]);
  });

  it('stay where the server could not delete them', async () => {
    server.drop(deleteDraft);
    await show(DRAFT);
    await press(DELETE);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(button(DELETE)).toBeTruthy();
  });
});
