import { NO_ENDS } from '@yardsign/domain/content/films/film-ends';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { CONNECTION, scheduledPost } from '../../../testing/posts.ts';
import { newestFilmsQuery } from '../api.ts';
import { PlanMyWeekPage } from './plan-my-week-page.tsx';

const { createShare, getQueue, listConnections, listPosts } = contract.sharing;
const { getMadeFilm } = contract.films;
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
    data: [...PIECES, VIDEO].find(({ id }) => id === params['id']) ?? article(1, 'One'),
  }));
  server.answer(contract.graphics.makeProof, {
    proof: { sha256: 'a'.repeat(64), url: '/p', width: 1200, height: 630, bytes: 1, brandVersion: 1, warnings: [] },
  });
});

const FILM = {
  ...{ url: '/f.mp4', poster: '/f.jpg', captions: '/f.vtt', drawing: '/d', mime: 'video/mp4' as const },
  ...{ seconds: 18, width: 720, height: 1280, bytes: 900_000, sha256: 'e'.repeat(64) },
};
const MADE = {
  ...{ url: '/mine.mp4', poster: '/mine.jpg', seconds: 18, width: 720, height: 1280, bytes: 6_000_000 },
  ...{ introSeconds: 0, sha256: 'd'.repeat(64), current: true },
};
const VIDEO = { ...article(9, 'Earnest money'), content_type: 'video' as const, film: FILM };
const WITH_VIDEO = {
  user: { ...SESSION.user, features: [{ id: 1, slug: 'elite', is_plan: true, includes: ['video'] }] },
} as Partial<typeof SESSION>;

async function openPage(language: 'en' | 'es' = 'en', session: Partial<typeof SESSION> = {}) {
  const listed = PIECES.map((piece) => ({ ...piece, language }));
  server.answer(contract.content.listContent, { data: listed, page: 1, total: listed.length, has_more: false });
  await open(<PlanMyWeekPage />, {
    language,
    known: [
      { query: sessionQuery, data: { ...SESSION, ...session } },
      { query: newestFilmsQuery(language), data: [VIDEO] },
    ],
  });
}

const line = (place: number) => within(screen.getByRole('group', { name: `Post ${place}` }));
const change = (place: number, label: string, value: string) =>
  fireEvent.change(line(place).getByLabelText(label), { target: { value } });

describe('a week', () => {
  it('is chosen from more than what is newest, so that whoever posts every week finds something', async () => {
    await openPage();
    expect(server.queries(contract.content.listContent)).toMatchObject([{ limit: '40', types: 'blog,social-graphic' }]);
  });

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

  it('may have a film, which goes out as the member has made it', async () => {
    server.answer(getMadeFilm, { film: MADE, worn: 'b'.repeat(64), ends: NO_ENDS });
    await openPage('en', WITH_VIDEO);
    change(1, 'Piece', VIDEO.id);
    await waitFor(() => expect(button('Schedule 3 posts').disabled).toBe(false));
    await press('Schedule 3 posts');
    expect(server.bodies(createShare)[0]).toMatchObject({ contentId: VIDEO.id, proofSha256: MADE.sha256 });
  });

  it.each([
    ['was never made', null, 'This video does not wear your brand yet'],
    ['wears an older brand', { ...MADE, current: false }, 'Your brand has changed since you made this video'],
  ])('says of a film that it %s, and waits for it', async (_what, film, said) => {
    server.answer(getMadeFilm, { film, worn: 'b'.repeat(64), ends: NO_ENDS });
    await openPage('en', WITH_VIDEO);
    expect(screen.queryByText(said)).toBeNull();
    change(1, 'Piece', VIDEO.id);
    await waitFor(() => expect(line(1).getByText(said)).toBeTruthy());
    expect(button('Schedule 3 posts').disabled).toBe(true);
    change(1, 'Piece', '');
    await waitFor(() => expect(button('Schedule 2 posts').disabled).toBe(false));
  });

  it('has no film for who does not hold the feature', async () => {
    await openPage();
    expect(screen.queryByRole('option', { name: 'Earnest money' })).toBeNull();
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
