import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { dialog, open, press, server } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import { article } from '../../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../../testing/posts.ts';
import { ShareSession } from '../share-session.tsx';

const { createShare, deleteDraft, getDraft, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const graphic = (number: number, title: string) => ({
  ...article(number, title),
  content_type: 'social-graphic' as const,
});
const FIRST = graphic(1, 'Porch light');
const OTHER = graphic(2, 'Front door');

beforeEach(() => {
  noteServerTime(NOW);
  window.localStorage.setItem('yardsign.member.share-targets', 'facebook:12');
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(contract.graphics.makeProof, ({ body }) => {
    const sha256 = ((body as { contentId?: string }).contentId === OTHER.id ? 'b' : 'a').repeat(64);
    return {
      proof: { sha256, url: `/proofs/${sha256}`, width: 1080, height: 1080, bytes: 100, brandVersion: 1, warnings: [] },
    };
  });
  server.answer(contract.graphics.getTemplate, { template: {}, sizes: ['square'], texts: { en: {}, es: {} } });
  server.answer(contract.content.getContent, ({ params }) => ({ data: params['id'] === OTHER.id ? OTHER : FIRST }));
  server.answer(contract.content.listContent, { data: [FIRST, OTHER], page: 1, total: 2, has_more: false });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  server.answer(deleteDraft);
  const post = scheduledPost({ wallClock: null, dueAt: NOW });
  server.answer(createShare, { posts: [post] });
  server.answer(contract.sharing.getPost, { post, history: [], comment: null });
});

async function close(): Promise<void> {
  cleanup();
  await act(async () => {});
}
afterEach(close);

async function openComposer(pictures: string[] = [], slug: 'facebook' | 'linkedin' = 'facebook') {
  const targets = [{ text: 'Lake Street', value: '12', kind: 'page' as const }];
  window.localStorage.setItem('yardsign.member.share-targets', `${slug}:12`);
  server.answer(listConnections, { connections: [{ ...CONNECTION, slug, targets }] });
  server.answer(getDraft, { draft: pictures.length === 0 ? null : { ...DRAFT, size: 'square', pictures } });
  const session = { query: sessionQuery, data: SESSION };
  const opening = { contentId: FIRST.id, contentType: 'social-graphic', language: 'en', mode: 'now' } as const;
  await open(<ShareSession {...opening} opened onClose={() => {}} onRestart={() => {}} />, { known: [session] });
  await dialog();
}

it('of several pieces goes out with the proof of each', async () => {
  await openComposer([OTHER.id]);
  expect(screen.getByAltText('The picture as it will be posted: Front door')).toBeTruthy();
  await press('Post now to Lake Street');
  expect(server.bodies(createShare)).toMatchObject([
    {
      proofSha256: 'a'.repeat(64),
      pictures: [{ contentId: OTHER.id, proofs: [{ size: 'square', sha256: 'b'.repeat(64) }] }],
    },
  ]);
});

it('loses a picture that is taken out, and the draft with it', async () => {
  await openComposer([OTHER.id]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take out Front door' })));
  expect(screen.queryByAltText('The picture as it will be posted: Front door')).toBeNull();
  await press('Post now to Lake Street');
  expect(server.bodies(createShare).map(({ pictures }) => pictures)).toEqual([undefined]);
});

it('says where only the first picture is shown', async () => {
  await openComposer([OTHER.id], 'linkedin');
  expect(screen.getByText('LinkedIn: the first picture alone.')).toBeTruthy();
});

it('offers the other pieces of its kind once they are asked for', async () => {
  await openComposer();
  await press('Add a picture');
  const others = await screen.findByRole('combobox', { name: /Add a picture/ });
  await act(async () => fireEvent.click(others));
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Front door']);
});
