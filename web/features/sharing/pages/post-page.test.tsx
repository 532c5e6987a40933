import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { scheduledPost } from '../../../testing/posts.ts';
import { PostPage } from './post-page.tsx';

const { getPost } = contract.sharing;
const openPage = (language: 'en' | 'es' = 'en') =>
  open(<PostPage />, {
    language,
    at: `/posts/${scheduledPost().id}`,
    path: '/posts/$postId',
    known: [{ query: sessionQuery, data: SESSION }],
  });

describe('the page of a post', () => {
  it('says what the network refused, in plain words and in its own', async () => {
    const post = scheduledPost({
      state: 'failed',
      reason: 'rejected',
      networkMessage: '(#100) Invalid parameter',
      can: {
        cancel: false,
        checkAgain: false,
        settle: false,
        retry: true,
        reschedule: false,
        reword: false,
        takeDown: false,
      },
    });
    server.answer(contract.results.getFigures, { figures: null, told: 'yes' });
    server.answer(getPost, {
      post,
      history: [{ at: post.createdAt, state: 'scheduled', note: null, answer: null, hash: null }],
      comment: null,
    });
    await openPage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Earnest money');
    expect(document.body.textContent).toContain('It did not go out. Nothing was posted to Brooks Homes.');
    expect(document.body.textContent).toContain(
      'Something went wrong when sharing to Facebook: (#100) Invalid parameter',
    );
  });

  it('tells in the order of a narrow screen: where it stands, then the post itself, then what there is to know of it', async () => {
    server.answer(getPost, { post: scheduledPost(), history: [], comment: null });
    await openPage();
    const told = document.body.textContent ?? '';
    const [stands, words, facts] = ['Scheduled', scheduledPost().caption, 'What you saw'].map((part) =>
      told.indexOf(part),
    );
    expect(stands).toBeGreaterThan(-1);
    expect(words).toBeGreaterThan(stands ?? 0);
    expect(facts).toBeGreaterThan(words ?? 0);
  });

  it.each([
    ['facebook', 'upload_rejected', 'Something went wrong uploading the images to facebook'],
    ['instagram', 'rejected', 'Something went wrong posting to Instagram: No'],
    ['instagram', 'processing_timeout', 'Post Failed. The Instagram API reached a time out.'],
    [
      'instagram',
      'processing_failed',
      'Post Failed. There was an issue retrieving the status of the Instagram container.',
    ],
    ['linkedin', 'rejected', 'Error posting to linkedin: No'],
    ['tiktok', 'rejected', 'TikTok share error: No'],
    ['youtube', 'rejected', 'Youtube share error: No'],
    ['youtube', 'upload_rejected', 'Unexpected error during video upload'],
  ] as const)('says of %s in the words of the documents why a post failed: %s', async (network, reason, said) => {
    const post = scheduledPost({ network, state: 'failed', reason, networkMessage: 'No' });
    server.answer(getPost, { post, history: [], comment: null });
    await openPage();
    expect(document.body.textContent).toContain(said);
  });

  it('gives a general error as the reason of a network that gave none', async () => {
    const post = scheduledPost({ network: 'linkedin', state: 'failed', reason: 'rejected', networkMessage: null });
    server.answer(getPost, { post, history: [], comment: null });
    await openPage();
    expect(document.body.textContent).toContain('Error posting to linkedin: General error');
  });

  it('says that it is not known whether a post arrived, and that it is not posted twice', async () => {
    const post = scheduledPost({ state: 'unconfirmed', reason: 'answer_lost' });
    server.answer(getPost, { post, history: [], comment: null });
    await openPage('es');
    expect(document.body.textContent).toContain('Sin confirmar');
    expect(screen.queryByText('Intentar de nuevo')).toBeNull();
  });

  it('says what the picture shows for those who cannot see it, and nothing of that where a link was posted', async () => {
    server.answer(getPost, {
      post: scheduledPost({ altText: 'Un porche con dos sillas', language: 'es' }),
      history: [],
      comment: null,
    });
    await openPage();
    expect(screen.getByText('Alt text')).toBeTruthy();
    expect(screen.getByText('Un porche con dos sillas').lang).toBe('es');
    cleanup();
    server.answer(getPost, { post: scheduledPost(), history: [], comment: null });
    await openPage();
    expect(screen.getByText('Made')).toBeTruthy();
    expect(screen.queryByText('Alt text')).toBeNull();
  });

  it('says that there is no such post, with a way back', async () => {
    server.refuse(getPost, { status: 404, code: 'not_found' });
    await openPage();
    expect(screen.getByText('See the calendar').getAttribute('href')).toBe('/content-calendar');
  });

  it('offers to try again what did not come', async () => {
    server.drop(getPost);
    await openPage();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    server.answer(getPost, { post: scheduledPost(), history: [], comment: null });
    await press('Try again');
    expect(screen.getByText('Scheduled')).toBeTruthy();
  });
});
