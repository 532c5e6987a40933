import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, server } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import { article } from '../../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../../testing/posts.ts';
import type { SavedDraft } from '../../../draft-model.ts';
import { ShareSession } from '../share-session.tsx';

const { createShare, getDraft, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const PIECE = { ...article(1, 'Porch light'), content_type: 'social-graphic' as const };
const TO_LAKE_STREET = 'Post now to Lake Street';
const sent = () => server.bodies(createShare).map(({ altText }) => altText);
const nothing = () => undefined;

beforeEach(() => {
  noteServerTime(NOW);
  window.localStorage.setItem('yardsign.member.share-targets', 'facebook:12');
  const sha256 = 'a'.repeat(64);
  const proof = { sha256, url: '/proofs/a', width: 1080, height: 1080, bytes: 100, brandVersion: 1, warnings: [] };
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(contract.graphics.makeProof, { proof });
  server.answer(contract.graphics.getTemplate, { template: {}, sizes: ['square'], texts: { en: {}, es: {} } });
  server.answer(contract.content.getContent, { data: PIECE });
  server.answer(listConnections, { connections: [CONNECTION] });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
  server.answer(contract.sharing.getPost, {
    post: scheduledPost({ wallClock: null, dueAt: NOW }),
    history: [],
    comment: null,
  });
});

/** What closes with unsaved words saves them. */
async function close(): Promise<void> {
  cleanup();
  await act(async () => {});
}
afterEach(close);

async function openComposer(
  draft: Partial<SavedDraft> | null = null,
  contentType: 'social-graphic' | 'blog' = 'social-graphic',
) {
  server.answer(getDraft, { draft: draft && { ...DRAFT, size: 'square', ...draft } });
  const session = { query: sessionQuery, data: SESSION };
  const opening = { contentId: PIECE.id, contentType, language: 'en', mode: 'now' } as const;
  await open(<ShareSession {...opening} opened onClose={nothing} onRestart={nothing} />, { known: [session] });
  await dialog();
}

it('begins with the title of the piece, which is left to the server', async () => {
  await openComposer();
  expect(field('Alt text').value).toBe('Porch light');
  await press(TO_LAKE_STREET);
  expect(sent()).toEqual([undefined]);
});

it('is sent as it was written, in each language its own', async () => {
  await openComposer();
  fill('Alt text', ' A porch with two chairs ');
  await act(async () => field('Español').click());
  expect(field('Alt text').value).toBe('Porch light (es)');
  fill('Alt text', 'Un porche');
  await act(async () => field('English').click());
  expect(field('Alt text').value).toBe(' A porch with two chairs ');
  await press(TO_LAKE_STREET);
  expect(sent()).toEqual(['A porch with two chairs']);
});

it('is kept in the draft, also when it was emptied', async () => {
  await openComposer({ altTexts: { en: 'A porch' }, targets: [{ network: 'facebook', targetId: '12' }] });
  expect(field('Alt text').value).toBe('A porch');
  fill('Alt text', '');
  await close();
  expect(server.bodies(saveDraft).map(({ altTexts }) => altTexts)).toEqual([{ en: '' }]);
});

it('is not asked for where a link is posted', async () => {
  server.answer(contract.content.getContent, { data: article(1, 'Earnest money') });
  await openComposer({ altTexts: { en: 'A porch' }, size: 'link' }, 'blog');
  expect(screen.queryByLabelText('Alt text')).toBeNull();
  await press(TO_LAKE_STREET);
  expect(sent()).toEqual([undefined]);
});
