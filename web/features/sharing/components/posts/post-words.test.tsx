import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, server } from '../../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../../testing/people.ts';
import { scheduledPost } from '../../../../testing/posts.ts';
import type { Post } from '../../model.ts';
import { PostExplanation } from './post-explanation.tsx';
import { PostHistory } from './post-history.tsx';
import { PostRow } from './post-row.tsx';

const { listOwnAsks } = contract.approval;
type OwnAsk = Answer<'approval', 'listOwnAsks'>['asks'][number];

const known = [{ query: sessionQuery, data: SESSION }];
const ASK: OwnAsk = {
  postId: scheduledPost().id,
  state: 'waiting',
  waitsFor: ['Oscar Grant', 'Nora Ruiz'],
  decideBy: '2026-12-01T13:00:00.000Z',
  undecided: 'stop',
  by: null,
  reason: null,
};

beforeEach(() => noteServerTime('2026-11-29T15:00:00.000Z', 0));

describe('where a post stands', () => {
  const explain = (change: Partial<Post>, language: 'en' | 'es' = 'en') =>
    open(<PostExplanation post={scheduledPost(change)} />, { known, language });

  it('is said with the network’s own words where it refused', async () => {
    await explain({ state: 'failed', reason: 'rejected', networkMessage: 'Too many links' });
    expect(screen.getByText(/Too many links/)).toBeTruthy();
  });

  it('is said otherwise where the file was refused', async () => {
    await explain({ state: 'failed', reason: 'upload_rejected', networkMessage: null });
    expect(screen.getByText(/uploading the images to facebook/)).toBeTruthy();
    expect(screen.queryByText(/says:/)).toBeNull();
  });

  it('is late only when it went out late', async () => {
    const { unmount } = await explain({ state: 'published', sentAt: '2026-12-01T16:30:00.000Z' });
    expect(screen.getByText(/It went out late: on .*10:30.* instead of .*9:00/)).toBeTruthy();
    unmount();
    await explain({ state: 'published', sentAt: '2026-12-01T15:00:02.000Z' });
    expect(screen.queryByText(/It went out late/)).toBeNull();
  });

  it('is for whom it waits, and what comes of no answer', async () => {
    server.answer(listOwnAsks, { asks: [ASK] });
    const { unmount } = await explain({ reason: 'awaiting_approval' });
    expect(
      screen.getByText(/Waits for Oscar Grant and Nora Ruiz\. Without an answer by .* does not go out/),
    ).toBeTruthy();
    unmount();
    server.answer(listOwnAsks, { asks: [{ ...ASK, undecided: 'send' }] });
    await explain({ reason: 'awaiting_approval' });
    expect(screen.getByText(/Without an answer by .* it goes out/)).toBeTruthy();
  });

  it('names nobody while nobody can answer', async () => {
    server.answer(listOwnAsks, { asks: [{ ...ASK, waitsFor: [] }] });
    await explain({ reason: 'awaiting_approval' });
    expect(screen.getByText(/^Without an answer by .* does not go out/)).toBeTruthy();
  });

  it('is who said no, with the reason where one was given, and nobody is asked about other posts', async () => {
    const declined: OwnAsk = { ...ASK, state: 'declined', by: 'Oscar Grant', reason: 'The price is old' };
    server.answer(listOwnAsks, { asks: [declined] });
    const { unmount } = await explain({ state: 'needs_attention', reason: 'approval_declined' });
    expect(screen.getByText('Oscar Grant said no: “The price is old”')).toBeTruthy();
    unmount();
    const before = server.sent(listOwnAsks).length;
    await explain({});
    expect(server.sent(listOwnAsks)).toHaveLength(before);
  });
});

describe('a post in a list', () => {
  it('leads to its page, in its own language, at the member’s hour', async () => {
    await open(<PostRow post={scheduledPost({ language: 'es' })} timeOnly />, { known });
    const link = screen.getByRole('link', { name: 'Earnest money' });
    expect([link.getAttribute('href'), link.lang]).toEqual([`/posts/${scheduledPost().id}`, 'es']);
    expect(document.querySelector('time')?.textContent).toMatch(/^9:00.AM$/);
    expect(screen.getByText('Brooks Homes')).toBeTruthy();
  });
});

describe('the history of a post', () => {
  const event = (at: string, more: object = {}) => ({
    ...{ at, state: 'scheduled' as const, note: null, answer: null, hash: null },
    ...more,
  });
  const history = [
    event('2026-11-20T15:00:00.000Z'),
    event('2026-11-21T15:00:00.000Z', {
      answer: { message: 'Wait', code: '368', id: null },
      note: 'rescheduled',
    }),
  ];

  it('is read from the end, with what the network answered, and is taken out by its member', async () => {
    await open(<PostHistory post={scheduledPost()} history={history} />, { known });
    const entries = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(entries[0]).toContain('Moved to another time');
    expect(entries[0]).toContain('Facebook says: “Wait”');
    expect(entries[0]).toContain('368');
    expect(entries[1]).not.toContain('says');
    expect(document.querySelector('a[download]')?.getAttribute('href')).toContain('format=csv');
  });

  it('is not taken out by who looks as the member', async () => {
    await open(<PostHistory post={scheduledPost()} history={history} />, {
      known: [{ query: sessionQuery, data: { ...SESSION, impersonation: IMPERSONATION } }],
    });
    expect(document.querySelector('a[download]')).toBeNull();
    expect(screen.getByText(/Maya/)).toBeTruthy();
  });
});
