import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { CONNECTION, scheduledPost } from '../../../testing/posts.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { SuccessPlanPage } from './success-plan-page.tsx';

const { listConnections, listPosts } = contract.sharing;
const { listMarks } = contract.content;

const openPage = (session: Partial<Session> = {}, language: 'en' | 'es' = 'en') =>
  open(<SuccessPlanPage />, {
    language,
    known: [
      { query: sessionQuery, data: { ...SESSION, ...session } },
      { query: brandQuery, data: EMPTY_BRAND },
    ],
  });
const steps = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  noteServerTime('2026-11-30T10:00:00.000Z');
  server.answer(listConnections, { connections: [] });
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listPosts, { items: [], nextCursor: null });
});

describe('the success plan', () => {
  it('has seven steps for who has done nothing yet, the first of them to be done now', async () => {
    await openPage();
    expect(steps()).toHaveLength(7);
    expect(screen.getByRole('progressbar', { name: '0 of 7 steps are done' })).toBeTruthy();
    expect(screen.getByText('Fill it in').closest('a')?.getAttribute('href')).toBe('/profile/basic');
  });

  it('follows the goal of the member, in Spanish too', async () => {
    await openPage({ contentMode: 'foundations' }, 'es');
    expect(steps()[0]).toContain('Guarda');
    expect(document.body.textContent).not.toMatch(/\b(Save|Connect|Fill)\b/);
  });

  it('asks for recordings where the goal is to speak on camera, and nowhere else', async () => {
    const { listRecordings } = contract.realtalk;
    await openPage();
    expect(server.sent(listRecordings)).toEqual([]);
    server.answer(listRecordings, { items: [], nextCursor: null, count: 2 });
    await openPage({ contentMode: 'realtalk' });
    expect(steps()).toContain('Record your first video (done)');
  });

  it('says of each step that it is done, and not of one whose post was taken back', async () => {
    server.answer(listConnections, { connections: [CONNECTION] });
    server.answer(listPosts, ({ query }) => ({
      items: query['view'] === 'past' ? [scheduledPost({ state: 'cancelled' })] : [],
      nextCursor: null,
    }));
    await openPage();
    expect(steps().filter((step) => step?.endsWith('(done)'))).toEqual(['Connect a network (done)']);
  });

  it('asks again for what did not come, and for nothing that did', async () => {
    server.drop(listMarks);
    await openPage();
    expect(screen.getByText('We could not read how far you are.')).toBeTruthy();
    expect(steps().filter((step) => step?.includes('network'))).toEqual([]);
    const asked = server.sent(listConnections).length;
    server.answer(listMarks, { saved: ['cnt_piece0000001'], shared: [] });
    await press('Try again');
    expect(screen.getByRole('progressbar', { name: '1 of 7 steps are done' })).toBeTruthy();
    expect(server.sent(listConnections)).toHaveLength(asked);
  });
});
