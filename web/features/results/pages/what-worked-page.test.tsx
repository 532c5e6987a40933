import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Results } from '../api.ts';
import { WhatWorkedPage } from './what-worked-page.tsx';

const { listResults } = contract.results;
const READ = '2026-11-20T10:00:00.000Z';
const POST: Results['posts'][number] = {
  id: 'pst_post00000001',
  network: 'facebook',
  title: 'Earnest money',
  language: 'en',
  picture: { url: '/proofs/a', width: 1080, height: 1350 },
  publishedAt: '2026-11-16T14:00:00.000Z',
  figures: { reactions: 84, comments: 1, shares: null, readAt: READ },
  beside: 1.63,
  isGood: true,
};
const NOTHING: Results = { posts: [], total: 0, bestHours: [], leastPosts: 12, again: [] };
const openPage = (more: object = {}) =>
  open(<WhatWorkedPage />, { known: [{ query: sessionQuery, data: SESSION }], ...more });

it('lists posts with what people did, and leaves out what a network does not count', async () => {
  server.answer(listResults, { ...NOTHING, posts: [POST], total: 1 });
  await openPage();
  expect(screen.getByRole('link', { name: 'Earnest money' })).toBeTruthy();
  expect(screen.getByText('84 reactions · 1 comment')).toBeTruthy();
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/proofs/a');
  expect(screen.getByText(/1.6 times your usual/)).toBeTruthy();
  expect(screen.getByText('Did well')).toBeTruthy();
});

it('says of a post that did as posts usually do that it did', async () => {
  server.answer(listResults, { ...NOTHING, posts: [{ ...POST, beside: 1.04 }], total: 1 });
  await openPage();
  expect(screen.getByText(/about your usual/)).toBeTruthy();
});

it('says nothing of hours before there is enough to learn from, and then offers them', async () => {
  server.answer(listResults, { ...NOTHING, posts: [POST], total: 1 });
  await openPage();
  expect(screen.getByText(/once 12 of your posts have settled/)).toBeTruthy();
});

it('names the hours and the pieces worth posting again, in Spanish too', async () => {
  const again = [
    { path: '/shareable-content/blog/earnest-money-explained', title: 'Earnest money', language: 'en' as const },
  ];
  server.answer(listResults, {
    ...NOTHING,
    posts: [POST],
    total: 1,
    bestHours: [{ hour: 9, posts: 6, percent: 50 }],
    again,
  });
  await openPage({ language: 'es' });
  expect(screen.getByText(/50 % mejor, con 6 publicaciones/)).toBeTruthy();
  expect(screen.getByText('Vale la pena publicar de nuevo')).toBeTruthy();
});

it('says when there is nothing yet, and when it did not load', async () => {
  server.answer(listResults, NOTHING);
  await openPage();
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
  expect(screen.getByText(/read from Facebook, .*, and/)).toBeTruthy();
  expect(screen.getByText(/LinkedIn tells of posts on pages, not of those on a profile\.$/)).toBeTruthy();
});

it('narrows by network and time as the address says, whatever else stands there', async () => {
  server.answer(listResults, NOTHING);
  await openPage({ at: '/here?network=instagram&days=30' });
  expect(server.queries(listResults).at(-1)).toMatchObject({ network: 'instagram', days: '30' });
});
