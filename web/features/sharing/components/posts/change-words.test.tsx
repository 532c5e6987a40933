import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { CHECKED_ADVERTISING } from '../../../../testing/posts.ts';
import { SESSION } from '../../../../testing/people.ts';
import { scheduledPost } from '../../../../testing/posts.ts';
import { Toaster } from '../../../../ui/feedback/toaster.tsx';
import { postQuery } from '../../api.ts';
import type { Post } from '../../model.ts';
import { PostActions } from './post-actions.tsx';
import { PostStateBadge } from './post-state-badge.tsx';

const { keepText, rewordPost, takeDownPost } = contract.sharing;
const POST = scheduledPost({ network: 'x' });
const OUT = scheduledPost({
  state: 'published',
  can: { ...POST.can, cancel: false, reschedule: false, takeDown: true },
});

function Shown({ id }: { id: string }) {
  const { data } = useQuery(postQuery(id));
  return (
    <>
      {data && <PostActions post={data.post} />}
      <Toaster />
    </>
  );
}

async function openPost(post: Post, language: 'en' | 'es' = 'en') {
  const known = { post, history: [], comment: null };
  server.answer(contract.sharing.getPost, known);
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  await open(<Shown id={post.id} />, {
    language,
    known: [
      { query: sessionQuery, data: SESSION },
      { query: postQuery(post.id), data: known },
    ],
  });
}

describe('the words of a post', () => {
  it('are changed before it goes out, with the room that its network leaves', async () => {
    server.answer(rewordPost, { post: { ...POST, caption: 'Sunday' } });
    await openPost(POST);
    await press('Change the words');
    await dialog();
    expect(field('Caption on X').value).toBe('Hello');
    fill('Caption on X', 'x'.repeat(281));
    await press('Save the words');
    expect(saidAt('Caption on X')).toContain('Shorten it to at most 280 characters.');
    expect(server.bodies(rewordPost)).toEqual([]);
    fill('Caption on X', ' Sunday ');
    await press('Save the words');
    expect(server.bodies(rewordPost)).toEqual([{ caption: 'Sunday' }]);
  });

  it('stay in the window when the server says no, and change for everyone once the post is out', async () => {
    server.refuse(rewordPost, { status: 409, code: 'post_not_changeable' });
    await openPost(OUT, 'es');
    await press('Cambiar el texto');
    expect((await dialog()).textContent).toContain('el texto cambia en Facebook');
    fill('Texto en Facebook', 'El domingo');
    await press('Guardar el texto');
    expect((await screen.findByRole('alert')).textContent).toContain('ya no se puede cambiar');
    expect(field('Texto en Facebook').value).toBe('El domingo');
  });
});

it('a post is taken down only after a question that says what is lost', async () => {
  server.answer(takeDownPost, { post: { ...OUT, takenDownAt: '2026-12-01T16:00:00.000Z' } });
  await openPost(OUT);
  await press('Take down');
  expect((await dialog()).textContent).toContain('with its comments and reactions');
  expect(server.bodies(takeDownPost)).toEqual([]);
  const [, confirm] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Take down');
  confirm?.click();
  await expect.poll(() => server.bodies(takeDownPost).length).toBe(1);
});

describe('a text that has become older than its twin', () => {
  const old = (part: Partial<Post> = {}) => scheduledPost({ reason: 'text_outdated', ...part });

  it.each([
    ['en', 'Post it anyway', 'Post the newer text', 'It goes out as it is.'],
    ['es', 'Publicar de todos modos', 'Publicar el texto más nuevo', 'Sale como está.'],
  ] as const)(
    'goes out anyway by one press, or gives way to the newer one, in %s',
    async (language, anyway, newer, said) => {
      server.answer(keepText, { post: scheduledPost() });
      await openPost(old(), language);
      expect(screen.getByRole('link', { name: newer }).getAttribute('href')).toContain('compose=now');
      await press(anyway);
      expect(server.bodies(keepText)).toHaveLength(1);
      expect(await screen.findByText(said)).toBeTruthy();
    },
  );

  it.each(['text_outdated', 'words_too_long'] as const)(
    'is not sent at once as it is, which would fail: %s',
    async (reason) => {
      const movable = { ...POST.can, reschedule: true };
      await openPost(scheduledPost({ reason, can: movable }));
      expect(screen.getByRole('button', { name: 'Change the time' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Post now' })).toBeNull();
    },
  );

  it('is said to be posted anyway when it is tried again', async () => {
    await openPost(old({ state: 'failed', can: { ...POST.can, cancel: false, reschedule: false, retry: true } }));
    await press('Post it anyway');
    await dialog();
    expect(server.bodies(keepText)).toEqual([]);
  });
});

it('a post that needs its member before its time looks like one that needs them', async () => {
  await open(<PostStateBadge state="scheduled" label="state_needs_attention" />, { known: [] });
  expect(screen.getByText('Needs your attention').closest('[data-tone]')?.getAttribute('data-tone')).toBe('failure');
});
