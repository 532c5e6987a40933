import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, server } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import { article } from '../../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../../testing/posts.ts';
import type { Connection } from '../../../connection-model.ts';
import { ShareSession } from '../share-session.tsx';

const { createShare, getDraft, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const PIECE = article(1, 'Earnest money');
const POST = 'Post now to Lake Street';
const FACEBOOK: Connection = { ...CONNECTION, mayComment: true };

async function openComposer(connection: Connection, draft: object | null = null) {
  server.answer(listConnections, { connections: [connection] });
  server.answer(getDraft, { draft: draft && { ...DRAFT, ...draft } });
  const session = { query: sessionQuery, data: SESSION };
  const opening = { contentId: PIECE.id, contentType: 'blog', language: 'en', mode: 'now' } as const;
  await open(<ShareSession {...opening} opened onClose={() => {}} onRestart={() => {}} />, { known: [session] });
  await dialog();
}

beforeEach(() => {
  noteServerTime(NOW);
  window.localStorage.setItem('yardsign.member.share-targets', 'facebook:12');
  const sha256 = 'a'.repeat(64);
  const proof = { sha256, url: '/proofs/a', width: 1200, height: 630, bytes: 100, brandVersion: 1, warnings: [] };
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(contract.graphics.makeProof, { proof });
  server.answer(contract.content.getContent, { data: PIECE });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  const post = scheduledPost({ wallClock: null, dueAt: NOW });
  server.answer(createShare, { posts: [post] });
  server.answer(contract.sharing.getPost, { post, history: [], comment: null });
});

async function close(): Promise<void> {
  cleanup();
  await act(async () => {});
}
afterEach(close);

it('goes with the post where the network has comments and they were granted', async () => {
  await openComposer(FACEBOOK);
  fill('First comment', ' More in the profile ');
  await press(POST);
  expect(server.bodies(createShare)).toMatchObject([{ firstComment: 'More in the profile' }]);
});

it('is read for what an advertisement may not say, and mended by one press', async () => {
  await openComposer(FACEBOOK);
  fill('First comment', 'Call me. Adults only.');
  const mend = await screen.findByRole('button', { name: /Take out “Adults only”/ });
  await act(async () => mend.click());
  expect(field('First comment').value).toBe('Call me.');
});

it('is closed with the reason where it was not granted, and the post goes without', async () => {
  await openComposer({ ...FACEBOOK, mayComment: false }, { firstComments: { en: 'Kept' } });
  expect((field('First comment') as unknown as HTMLTextAreaElement).disabled).toBe(true);
  expect(screen.getByText(/To comment on Facebook, connect it again/)).toBeTruthy();
  await press(POST);
  expect(server.bodies(createShare).map(({ firstComment }) => firstComment)).toEqual([undefined]);
});

it('is not asked for where the network has no comments', async () => {
  const target = { text: 'Lake Street', value: '12', kind: 'page' as const };
  await openComposer({ ...FACEBOOK, slug: 'linkedin', mayComment: false, targets: [target] });
  expect(screen.queryByLabelText(/First comment/)).toBeNull();
});

it('is kept in the draft', async () => {
  await openComposer(FACEBOOK);
  fill('First comment', 'Ask me');
  await close();
  expect(server.bodies(saveDraft).at(-1)).toMatchObject({ firstComments: { en: 'Ask me' } });
});
