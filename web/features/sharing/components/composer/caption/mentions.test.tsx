import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, server } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import { article } from '../../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../../testing/posts.ts';
import type { Connection } from '../../../connection-model.ts';
import { ShareSession } from '../share-session.tsx';

const { createShare, findMentions, getDraft, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const PIECE = article(1, 'Earnest money');
const POST = 'Post now to Lake Street';
const FACEBOOK: Connection = { ...CONNECTION, mayMention: true };
const TITLE = { id: '77', name: 'Rivera Title', about: 'Austin, TX' };

async function openComposer(connection: Connection, draft: object | null = null, language: 'en' | 'es' = 'en') {
  server.answer(listConnections, { connections: [connection] });
  server.answer(getDraft, { draft: draft && { ...DRAFT, language, ...draft } });
  const opening = { contentId: PIECE.id, contentType: 'blog', language, mode: 'now' } as const;
  await open(<ShareSession {...opening} opened onClose={vi.fn<() => void>()} onRestart={vi.fn<() => void>()} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
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
  server.answer(contract.results.getAdvice, { timeZone: 'America/New_York', bestHours: [], again: [] });
  const post = scheduledPost({ wallClock: null, dueAt: NOW });
  server.answer(createShare, { posts: [post] });
  server.answer(contract.sharing.getPost, { post, history: [], comment: null });
});
afterEach(async () => {
  cleanup();
  await act(async () => {});
});

it('is found by its name with the keyboard, put into the words, shown as it reads there, and sent with its id', async () => {
  await openComposer(FACEBOOK);
  server.answer(findMentions, { found: [TITLE] });
  fill('Caption', 'Thanks to');
  await press('Name a page with a link');
  fill('Name of the page on Facebook', 'Rivera');
  fireEvent.keyDown(field('Name of the page on Facebook'), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: /Rivera Title/ }));
  expect(field('Caption').value).toBe('Thanks to @Rivera Title ');
  expect(screen.getByText('On Facebook it reads:', { exact: false }).textContent).toContain('Thanks to Rivera Title');
  expect(screen.queryByText(/plain text:/)).toBeNull();
  await press(POST);
  expect(server.bodies(createShare)).toMatchObject([
    {
      caption: 'Thanks to @Rivera Title',
      mentions: [{ network: 'facebook', id: '77', name: 'Rivera Title', as: 'words' }],
    },
  ]);
});

it('is plain text again when that is wanted, and when it is taken out of the words', async () => {
  const mentions = [{ network: 'facebook', id: '77', name: 'Rivera Title', as: 'words' }];
  await openComposer(FACEBOOK, { captions: { en: 'By @Rivera Title' }, mentions });
  await press('Make “Rivera Title” plain text on Facebook');
  expect(screen.getByText(/becomes a link once you choose/)).toBeTruthy();
  await press(POST);
  expect(server.bodies(createShare)).toMatchObject([{ mentions: [] }]);
});

it('says in Spanish that nobody was found, and that the network cannot be asked', async () => {
  await openComposer(FACEBOOK, null, 'es');
  server.answer(findMentions, { found: [] });
  await press('Nombrar una página con enlace');
  fill('Nombre de la página en Facebook', 'Nadie');
  await press('Buscar');
  expect(await screen.findByText(/Nadie se llama “Nadie” en Facebook/)).toBeTruthy();
  server.refuse(findMentions, { status: 409, code: 'mentions_not_found' });
  fill('Nombre de la página en Facebook', 'Otra');
  await press('Buscar');
  expect(await screen.findByText(/Ahora no podemos buscar nombres ahí/)).toBeTruthy();
});

it('of people on Instagram is refused before it is sent, where a name cannot be', async () => {
  window.localStorage.setItem('yardsign.member.share-targets', 'instagram:9');
  const account = { text: '@maya', value: '9', kind: 'account' as const };
  const piece = { ...PIECE, content_type: 'social-graphic' as const };
  server.answer(contract.content.getContent, { data: piece });
  server.answer(contract.sharing.getQuota, { quota: null });
  server.answer(listConnections, { connections: [{ ...CONNECTION, slug: 'instagram', targets: [account] }] });
  server.answer(getDraft, { draft: null });
  server.answer(contract.graphics.getTemplate, {
    template: {},
    sizes: ['portrait'],
    texts: { en: {}, es: {} },
  });
  const opening = { contentId: PIECE.id, contentType: 'social-graphic', language: 'en', mode: 'now' } as const;
  await open(<ShareSession {...opening} opened onClose={() => {}} onRestart={() => {}} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });
  await dialog();
  fill('Tag people on Instagram', 'casa, hé');
  await press('Post now to @maya');
  expect(screen.getByText('“hé” is no username on Instagram.')).toBeTruthy();
  expect(server.bodies(createShare)).toEqual([]);
  fill('Tag people on Instagram', '@casa');
  await press('Post now to @maya');
  expect(server.bodies(createShare)).toMatchObject([
    { mentions: [{ network: 'instagram', id: 'casa', name: 'casa', as: 'tag' }] },
  ]);
});
