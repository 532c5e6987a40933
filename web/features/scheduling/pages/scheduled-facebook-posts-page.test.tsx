import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { open, server } from '../../../testing/page.tsx';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { CONNECTION, comingSlot, scheduledPost } from '../../../testing/posts.ts';
import { SESSION } from '../../../testing/people.ts';
import type { Slot } from '../../autopilot/api.ts';
import type { Post } from '../../sharing/model.ts';
import { ScheduledFacebookPostsPage } from './scheduled-facebook-posts-page.tsx';

const { listComing } = contract.scheduling;
const { cancelPost, listConnections, listPosts, listScheduledThere } = contract.sharing;
const LEFT = { id: '1_2', message: 'Bring a mug', dueAt: '2026-12-03T15:00:00.000Z' };

async function openWith(
  posts: (typeof LEFT)[] | null,
  language: 'en' | 'es' = 'en',
  own: Post[] = [],
  coming: Slot[] = [],
) {
  server.answer(listConnections, { connections: [{ ...CONNECTION, targets: CONNECTION.targets.slice(0, 1) }] });
  server.answer(listPosts, { items: own, nextCursor: null });
  server.answer(listScheduledThere, { posts });
  server.answer(listComing, { items: coming, nextCursor: null });
  await open(<ScheduledFacebookPostsPage />, {
    at: '/social-accounts/scheduled-facebook-posts',
    language,
    known: [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/Chicago' } }],
  });
}

it('shows below our own what another program has left on a page, and where it can be changed', async () => {
  await openWith([LEFT, { ...LEFT, id: '1_3', message: '' }]);
  expect(screen.getByText('Bring a mug')).toBeTruthy();
  expect(screen.getByText('A post without words')).toBeTruthy();
  expect(screen.getByText('Scheduled with another program. It can be changed on Facebook only.')).toBeTruthy();
});

it('asks for the posts of its network alone, and shows what autopilot will post there, on the member’s own clock', async () => {
  const ofNewYork = { ...comingSlot(), wallClock: { date: '2026-12-03', time: '10:00', timeZone: 'America/New_York' } };
  await openWith([], 'en', [], [ofNewYork]);
  expect(server.queries(listPosts)).toEqual([{ view: 'upcoming', network: 'facebook' }]);
  expect(server.queries(listComing)).toEqual([{ network: 'facebook' }]);
  const row = screen.getByRole('region', { name: 'Planned by autopilot' });
  expect(row.querySelector('time')?.textContent).toBe('Thu, Dec 3, 9:00 AM');
  expect(screen.getByRole('button', { name: 'Skip First frost, Thu, Dec 3, 9:00 AM' })).toBeTruthy();
});

it('says so in Spanish', async () => {
  await openWith([LEFT], 'es');
  expect(screen.getByText('Se programó con otro programa. Solo se puede cambiar en Facebook.')).toBeTruthy();
});

it.each([[[]], [null]])('shows no such part for %j', async (posts) => {
  await openWith(posts);
  expect(screen.getByText('No scheduled posts')).toBeTruthy();
  expect(screen.queryByText(/Also waiting on/)).toBeNull();
});

it('leaves the cursor at the post that takes the place of one that was cancelled, and in the list when none is left', async () => {
  noteServerTime('2026-11-29T15:00:00.000Z', 0);
  const first = scheduledPost();
  const second = { ...first, id: 'pst_second000001', content: { ...first.content, title: 'Porch lights' } };
  const buttons = () => screen.queryAllByRole('button', { name: 'Cancel the post' });
  await openWith([], 'en', [first, second]);
  server.answer(cancelPost, { post: { ...first, state: 'cancelled' } });
  for (const left of [[second], []]) {
    server.answer(listPosts, { items: left, nextCursor: null });
    buttons()[0]?.focus();
    await act(async () => buttons()[0]?.click());
    await waitFor(() => expect(buttons()).toHaveLength(left.length));
    const list = screen.getByRole('group', { name: 'Scheduled Facebook Posts' });
    expect(document.activeElement).toBe(buttons()[0] ?? list);
  }
});
