import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { CONNECTION, scheduledPost } from '../../../testing/posts.ts';
import { newestQuery } from '../api.ts';
import { PlanMyWeekPage } from './plan-my-week-page.tsx';

const { createShare, getQueue, listConnections, listPosts } = contract.sharing;
const PIECES = ['One', 'Two', 'Three', 'Four'].map((title, index) => article(index + 1, title));
const slot = (date: string) => ({ date, time: '09:00', at: `${date}T15:00:00.000Z`, post: null });

beforeEach(() => {
  window.localStorage.clear();
  noteServerTime('2026-11-22T10:00:00.000Z');
  const coming = ['2026-11-24', '2026-11-26', '2026-11-28'].map(slot);
  const target = { network: 'facebook', targetId: '11', name: 'Brooks Homes', kind: 'page' } as const;
  server.answer(getQueue, {
    queue: { timeZone: 'America/Chicago', targets: [{ ...target, slots: [], next: null, coming }] },
  });
  server.answer(listConnections, { connections: [CONNECTION] });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(createShare, { posts: [scheduledPost()] });
  server.answer(contract.content.getContent, ({ params }) => ({
    data: PIECES.find(({ id }) => id === params['id']) ?? article(1, 'One'),
  }));
  server.answer(contract.graphics.makeProof, {
    proof: { sha256: 'a'.repeat(64), url: '/p', width: 1200, height: 630, bytes: 1, brandVersion: 1, warnings: [] },
  });
});

async function openPage(language: 'en' | 'es' = 'en', session: Partial<typeof SESSION> = {}) {
  const listed = PIECES.map((piece) => ({ ...piece, language }));
  await open(<PlanMyWeekPage />, {
    language,
    known: [
      { query: sessionQuery, data: { ...SESSION, ...session } },
      { query: newestQuery(language), data: listed },
    ],
  });
}

const line = (place: number) => within(screen.getByRole('group', { name: `Post ${place}` }));
const change = (place: number, label: string, value: string) =>
  fireEvent.change(line(place).getByLabelText(label), { target: { value } });

describe('a week', () => {
  it('is scheduled with one press: three pieces, three times', async () => {
    await openPage();
    // What is planned is read again, and no longer offered: the week stays on screen.
    const planned = PIECES.map(({ id }) => scheduledPost({ content: { ...scheduledPost().content, id } }));
    server.answer(listPosts, { items: planned, nextCursor: null });
    await press('Schedule 3 posts');
    expect(server.bodies(createShare).map(({ contentId, when }) => [contentId, when])).toEqual(
      ['2026-11-24', '2026-11-26', '2026-11-28'].map((date, index) => [
        PIECES[index]?.id,
        { kind: 'at', date, time: '09:00', timeZone: 'America/Chicago' },
      ]),
    );
    expect(screen.getAllByText('Scheduled')).toHaveLength(3);
    expect(screen.getByText('See the calendar')).toBeTruthy();
  });

  it('can be changed line by line, and a line left out', async () => {
    await openPage();
    change(1, 'Piece', PIECES[3]?.id ?? '');
    change(1, 'Where', 'facebook:12');
    change(1, 'Time', '18:30');
    change(2, 'Piece', '');
    await waitFor(() => expect(button('Schedule 2 posts').disabled).toBe(false));
    await press('Schedule 2 posts');
    expect(server.bodies(createShare)).toMatchObject([
      { contentId: PIECES[3]?.id, targets: [{ targetId: '12' }], when: { time: '18:30' } },
      { contentId: PIECES[2]?.id },
    ]);
  });

  it('with a time that has passed is not scheduled, and says so', async () => {
    await openPage();
    change(3, 'Date', '2026-11-20');
    expect(button('Schedule 3 posts').disabled).toBe(true);
    expect(line(3).getByText('Choose a time at least 10 minutes from now.')).toBeTruthy();
  });

  it('has nothing to suggest once all was posted', async () => {
    server.answer(listPosts, {
      items: PIECES.map(({ id }) => scheduledPost({ content: { ...scheduledPost().content, id } })),
      nextCursor: null,
    });
    await openPage('es');
    expect(screen.getByText('Nada nuevo que sugerir')).toBeTruthy();
  });

  it('is closed to somebody who impersonates the member', async () => {
    await openPage('en', { impersonation: IMPERSONATION });
    expect(button('Schedule 3 posts').disabled).toBe(true);
  });
});
