import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { dialog, fill, open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT } from '../../../../testing/posts.ts';
import { ShareSession } from './share-session.tsx';

const PIECE = article(1, 'Earnest money');
const { getDraft, listConnections, listPosts, saveDraft } = contract.sharing;
const nothing = vi.fn<() => void>();

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  window.localStorage.setItem('yardsign.member.share-targets', 'facebook:12');
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  const proof = {
    sha256: 'a'.repeat(64),
    url: '/a',
    width: 1200,
    height: 630,
    bytes: 1,
    brandVersion: 1,
    warnings: [],
  };
  server.answer(contract.graphics.makeProof, { proof });
  server.answer(contract.content.getContent, { data: PIECE });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  server.answer(getDraft, { draft: null });
  server.answer(contract.results.getAdvice, { timeZone: 'America/New_York', bestHours: [], again: [] });
});
afterEach(async () => {
  cleanup();
  await act(async () => {});
});

async function openComposer(mode: 'now' | 'schedule', expires: string | null = null, language: 'en' | 'es' = 'en') {
  server.answer(listConnections, { connections: [{ ...CONNECTION, expires }] });
  const opening = { contentId: PIECE.id, contentType: 'blog', language, mode, opened: true } as const;
  await open(<ShareSession {...opening} onClose={nothing} onRestart={nothing} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
  await dialog();
}

describe('before anything is posted it is said', () => {
  it('that a mention is plain text where the network makes no link of it', async () => {
    await openComposer('now');
    expect(screen.queryByText(/plain text/)).toBeNull();
    fill('Caption', 'Thanks, @casa');
    expect(screen.getByText(/plain text/).textContent).toContain('On Facebook a mention');
  });

  it('that the connection ends before the time that was chosen, and no longer once that is earlier', async () => {
    await openComposer('schedule', '2026-12-10T00:00:00.000Z', 'es');
    fill('Fecha', '2026-12-12');
    expect(screen.getByText(/Tu conexión con Facebook termina/).textContent).toContain('diciembre');
    fill('Fecha', '2026-12-01');
    expect(screen.queryByText(/Tu conexión con Facebook termina/)).toBeNull();
  });
});
