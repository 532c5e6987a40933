import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../../testing/people.ts';
import { scheduledPost } from '../../../../testing/posts.ts';
import { Toaster } from '../../../../ui/feedback/toaster.tsx';
import { postQuery, scheduledOnQuery } from '../../api.ts';
import type { Post } from '../../model.ts';
import { MendPost, PostActions } from './post-actions.tsx';

const { cancelPost, getPost, listPosts, reschedulePost, retryPost, settlePost } = contract.sharing;
const POST = scheduledPost();

/** A post as its page shows it: with whatever is known of it now. */
function Shown() {
  const { data } = useQuery(postQuery(POST.id));
  return (
    data && (
      <>
        <Toaster />
        <output>{`${data.post.state} ${data.post.dueAt}`}</output>
        <PostActions post={data.post} />
      </>
    )
  );
}

afterEach(() => notifications.clean());

const standing = () => document.querySelector('output')?.textContent;

async function openPost(post: Post = POST, language: 'en' | 'es' = 'en', session = SESSION) {
  noteServerTime('2026-11-22T10:00:00.000Z');
  server.answer(getPost, { post, history: [], comment: null });
  await open(<Shown />, {
    language,
    known: [
      { query: sessionQuery, data: session },
      { query: postQuery(post.id), data: { post, history: [], comment: null } },
      // Whoever asked what ends with a connection has counted posts; there are no pages of them to change.
      { query: scheduledOnQuery('facebook'), data: 2 },
    ],
  });
}

describe('cancelling a post whose time is still to come', () => {
  it('is shown before the server has answered, and can be taken back', async () => {
    let answer = () => {};
    server.answer(
      cancelPost,
      () => new Promise((resolve) => (answer = () => resolve({ post: scheduledPost({ state: 'cancelled' }) }))),
    );
    server.answer(reschedulePost, { post: POST });
    await openPost();
    await press('Cancel the post');
    expect(standing()).toMatch(/^cancelled/);
    expect(screen.getByText('The post is cancelled.')).toBeTruthy();
    await press('Undo');
    expect(standing()).toBe('scheduled 2026-12-01T15:00:00.000Z');
    // The undo waits for what it takes back.
    expect(server.bodies(reschedulePost)).toEqual([]);
    await act(async () => answer());
    expect(server.bodies(reschedulePost)).toEqual([
      { when: { kind: 'at', date: '2026-12-01', time: '09:00', timeZone: 'America/Chicago' } },
    ]);
    expect(standing()).toBe('scheduled 2026-12-01T15:00:00.000Z');
  });

  it('is taken back by itself where the post is already on its way, and says so', async () => {
    server.refuse(cancelPost, { status: 409, code: 'post_not_cancellable' });
    await openPost(POST, 'es');
    await press('Cancelar la publicación');
    expect(standing()).toMatch(/^scheduled/);
    await waitFor(() => expect(screen.queryByText('La publicación quedó cancelada.')).toBeNull());
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });
});

describe('what cannot be undone', () => {
  it('is asked about, and is done only then', async () => {
    server.answer(retryPost, { post: POST });
    await openPost(scheduledPost({ state: 'failed', can: { ...POST.can, cancel: false, retry: true } }));
    await press('Try again');
    await dialog();
    expect(server.bodies(retryPost)).toEqual([]);
    expect(standing()).toMatch(/^failed/);
  });

  it('is asked about once more where the piece was shared anew since, and is done when that is meant', async () => {
    const earlier = [
      { id: 'pst_another', targetName: 'Maya Homes', state: 'scheduled' as const, at: '2026-12-01T15:00:00.000Z' },
    ];
    server.refuse(retryPost, { status: 409, code: 'posted_already', earlier });
    await openPost(scheduledPost({ state: 'failed', can: { ...POST.can, cancel: false, retry: true } }));
    await press('Try again');
    await press('Try again', await dialog());
    expect((await dialog()).textContent).toContain('You have already scheduled this for Maya Homes');
    server.answer(retryPost, { post: POST });
    await press('Post again');
    expect(server.bodies(retryPost)).toEqual([{}, { again: true }]);
  });

  it('is a cancelling whose time could not be given back', async () => {
    await openPost(scheduledPost({ wallClock: null, dueAt: '2026-11-22T10:00:00.000Z' }));
    await press('Cancel the post');
    expect((await dialog()).textContent).toContain('Cancel this post?');
    expect(server.bodies(cancelPost)).toEqual([]);
  });
});

describe('a post that only its member can see', () => {
  const DARK = scheduledPost({
    state: 'needs_attention',
    reason: 'not_readable',
    can: {
      cancel: false,
      checkAgain: true,
      settle: true,
      retry: false,
      reschedule: false,
      reword: false,
      takeDown: false,
    },
  });

  it('is said to be there with one press', async () => {
    server.answer(settlePost, { post: { ...DARK, state: 'published', can: { ...DARK.can, settle: false } } });
    await openPost(DARK);
    await press('It is on the page');
    expect(server.bodies(settlePost)).toEqual([{ there: true }]);
    expect(screen.getByText('Noted: it is on the page.')).toBeTruthy();
  });

  it('is sent again only after a question, and why it cannot be yet is said', async () => {
    server.refuse(settlePost, { status: 409, code: 'post_may_appear' });
    await openPost(DARK, 'es');
    await press('No está: publicar de nuevo');
    await dialog();
    expect(server.bodies(settlePost)).toEqual([]);
    await press('Publicar otra vez');
    expect(server.bodies(settlePost)).toEqual([{ there: false }]);
    expect((await screen.findByRole('alert')).textContent).toContain('todavía puede aparecer');
  });
});

describe('another time', () => {
  beforeEach(() => server.answer(listPosts, { items: [], nextCursor: null }));

  it('is told at the date where it is too early, and goes nowhere', async () => {
    await openPost();
    await press('Change the time');
    await dialog();
    fill('Date', '2026-11-21');
    await press('Save the new time');
    expect(saidAt('Date')).toBe('Choose a time at least 10 minutes from now.');
    expect(document.activeElement).toBe(field('Date'));
    expect(server.bodies(reschedulePost)).toEqual([]);
  });

  it('on a day that has the piece already takes a second press, which is of that very time', async () => {
    server.refuse(reschedulePost, { status: 409, code: 'posted_already' });
    await openPost();
    await press('Change the time');
    await dialog();
    fill('Date', '2026-12-02');
    await press('Save the new time');
    await screen.findByText('Schedule it again');
    fill('Date', '2026-12-03');
    await press('Save the new time');
    server.answer(reschedulePost, { post: POST });
    await press('Schedule it again');
    expect(server.bodies(reschedulePost).map(({ again }) => again)).toEqual([undefined, undefined, true]);
  });

  it('is what the server thinks of it, and the old one can be put back', async () => {
    const moved = scheduledPost({ dueAt: '2026-12-02T15:00:00.000Z' });
    server.refuse(reschedulePost, {
      status: 400,
      code: 'invalid_wall_clock',
      issues: [{ path: 'when', message: 'too_late' }],
    });
    await openPost();
    await press('Change the time');
    await dialog();
    fill('Date', '2026-12-02');
    await press('Save the new time');
    expect(saidAt('Date')).toBe('Choose a day within the next 6 months.');
    server.answer(reschedulePost, { post: moved });
    await press('Save the new time');
    await press('Undo');
    expect(server.bodies(reschedulePost).map(({ when }) => when.kind === 'at' && when.date)).toEqual([
      '2026-12-02',
      '2026-12-02',
      '2026-12-01',
    ]);
  });
});

it('whoever impersonates the member is told that only the member does anything with a post', async () => {
  await openPost(POST, 'en', { ...SESSION, impersonation: IMPERSONATION });
  expect(screen.getByText('You are viewing as Maya Brooks. Posts can only be sent by Maya Brooks.')).toBeTruthy();
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it.each([
  ['its member', SESSION, 1],
  ['whoever sees the product as its member', { ...SESSION, impersonation: IMPERSONATION }, 0],
])('a post that can be mended is mended by %s, or by nobody', async (_who, session, count) => {
  const failed: Post = { ...POST, state: 'failed', can: { ...POST.can, retry: true } };
  await open(<MendPost post={failed} />, { known: [{ query: sessionQuery, data: session }] });
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});
