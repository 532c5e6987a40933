import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { scheduledPost } from '../../../../testing/posts.ts';
import { Toaster } from '../../../../ui/feedback/toaster.tsx';
import type { Post } from '../../model.ts';
import { keepSent, readKeptDraft } from './drafts/draft-store.ts';
import { ShareDialog } from './share-dialog.tsx';
import { ShareOutcome } from './share-outcome.tsx';

const { cancelPost, getPost } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const UNTIL = '2026-11-22T10:00:07.000Z';
const first = scheduledPost({ id: 'pst_post00000001', wallClock: null, dueAt: UNTIL });
const second = scheduledPost({ id: 'pst_post00000002', wallClock: null, dueAt: UNTIL });
const cancelled = (post: Post): Post => ({ ...post, state: 'cancelled' });
const onUndone = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date', 'setInterval', 'clearInterval'] });
  noteServerTime(NOW);
  server.answer(contract.sharing.listPosts, { items: [], nextCursor: null });
});

afterEach(() => {
  vi.useRealTimers();
  act(() => notifications.clean());
  onUndone.mockClear();
  onClose.mockClear();
  window.localStorage.clear();
});

const known = [{ query: sessionQuery, data: SESSION }];

async function openOutcome(posts: readonly Post[], language: 'en' | 'es' = 'en') {
  server.answer(getPost, ({ params }) => ({
    post: posts.find(({ id }) => id === params['id']) ?? first,
    history: [],
    comment: null,
  }));
  await open(
    <>
      <Toaster />
      <ShareOutcome posts={posts} opened onClose={onClose} onUndone={onUndone} />
    </>,
    { language, known },
  );
  await dialog();
}

describe('after Post now', () => {
  it('the seconds are counted for the eye, and said once', async () => {
    await openOutcome([first]);
    expect(screen.getByText('Going out in 7 s').getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByText('Going out now')).toBeNull();
    expect(screen.getByText('It goes out in 10 seconds at most. Until then you can undo it.')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(3000));
    expect(screen.getByText('Going out in 4 s')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(4000));
    expect(screen.queryByText(/Going out in/)).toBeNull();
    expect(screen.getByText('Going out now')).toBeTruthy();
    expect(() => button('Undo')).toThrow("0 buttons are called 'Undo'");
  });

  it('everything is taken back with one press, and the words are there again', async () => {
    server.answer(cancelPost, { post: cancelled(first) });
    await openOutcome([first, second], 'es');
    await press('Deshacer');
    expect(server.sent(cancelPost).map(({ params }) => params['id'])).toEqual([first.id, second.id]);
    expect(screen.getByText('No se publicó nada. Todo lo que escribiste sigue aquí.')).toBeTruthy();
    expect(onUndone).toHaveBeenCalledOnce();
  });

  it('what was on its way already is said, and nothing is claimed to be taken back', async () => {
    server.refuse(cancelPost, { status: 409, code: 'post_not_cancellable' });
    await openOutcome([first]);
    await press('Undo');
    expect(screen.getByText('It was on its way already.')).toBeTruthy();
    expect(onUndone).not.toHaveBeenCalled();
  });

  it('a press that does not arrive says so, and can be made again', async () => {
    server.drop(cancelPost);
    await openOutcome([first]);
    await press('Undo');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(onUndone).not.toHaveBeenCalled();
    expect(button('Undo').disabled).toBe(false);
  });

  it('whoever closes the window can still undo it beside', async () => {
    server.answer(cancelPost, { post: cancelled(first) });
    await openOutcome([first]);
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
    const toast = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Undo').at(-1);
    await act(async () => toast?.click());
    expect(onUndone).toHaveBeenCalledOnce();
  });
});

describe('after Schedule', () => {
  const WALL_CLOCK = scheduledPost().wallClock;
  const planned = [first, second].map((post): Post => ({
    ...post,
    wallClock: WALL_CLOCK,
    dueAt: '2026-11-23T15:00:00.000Z',
  }));

  it('all of it is taken back with one press, and the words are there again', async () => {
    server.answer(cancelPost, { post: cancelled(first) });
    await openOutcome(planned);
    await press('Undo');
    expect(server.sent(cancelPost).map(({ params }) => params['id'])).toEqual([first.id, second.id]);
    expect(screen.getByText('Nothing went out. Everything you wrote is still here.')).toBeTruthy();
    expect(onUndone).toHaveBeenCalledOnce();
  });

  it.each([
    ['which the team was asked about', { reason: 'awaiting_approval' }],
    ['which cannot be cancelled any more', { can: { ...first.can, cancel: false } }],
    ['which is on its way', { state: 'sending' }],
  ] as const)('nothing is offered to take back where one of it is a post %s', async (_, change) => {
    server.answer(contract.approval.listOwnAsks, { asks: [] });
    await openOutcome(planned.map((post, at) => (at === 1 ? { ...post, ...change } : post)));
    expect(button('Done')).toBeTruthy();
    expect(() => button('Undo')).toThrow("0 buttons are called 'Undo'");
  });
});

describe('a page that is loaded again', () => {
  const place = { memberId: SESSION.user.id, contentId: first.content.id };
  const body = {
    captions: { en: 'Hello' },
    altTexts: {},
    firstComments: {},
    covers: {},
    pictures: [],
    language: 'en',
    size: 'link',
    targets: null,
    variants: [],
    mode: 'now',
    when: null,
  } as const;

  async function reload() {
    keepSent(place, { postIds: [first.id], until: UNTIL, body: { ...body, variants: [], pictures: [], mentions: [] } });
    server.answer(getPost, { post: first, history: [], comment: null });
    server.answer(cancelPost, { post: cancelled(first) });
    await open(
      <ShareDialog
        contentId={first.content.id}
        contentType="blog"
        language="en"
        mode="now"
        opened={false}
        onClose={onClose}
      />,
      { known },
    );
  }

  it('within the ten seconds offers to undo, and keeps the words', async () => {
    await reload();
    await dialog();
    await press('Undo');
    expect(readKeptDraft(place)?.body.captions).toEqual({ en: 'Hello' });
    expect(server.sent(cancelPost)).toHaveLength(1);
  });

  it('after them shows nothing', async () => {
    noteServerTime('2026-11-22T10:00:07.000Z');
    await reload();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
