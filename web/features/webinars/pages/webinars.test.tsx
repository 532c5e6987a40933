import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import type { Piece } from '../../content/model.ts';
import { untilNextChange, type Webinar } from '../api.ts';
import { Topics } from '../components/topics.tsx';
import { BrunchPage } from './brunch-page.tsx';
import { GettingStartedPage } from './getting-started-page.tsx';
import { WebinarPage } from './webinar-page.tsx';

const { getContentBySlug, listContent, listMarks } = contract.content;
const { listWebinars, registerForSession, leaveSession } = contract.webinars;
const known = [{ query: sessionQuery, data: SESSION }];

const slides = [
  { chapter: 'First part', title: 'One', points: ['A point'], say: 'Said to one.' },
  { title: 'Two', say: 'Said to two.' },
  { chapter: 'Second part', title: 'Three', say: 'Said to three.' },
];
const base = article(1, 'Starting');
const words = { ...base.translations.en, contents: '<p>To take along</p>', details: { slides } };
const PIECE: Piece = {
  ...base,
  content_type: 'webinar-replay',
  slug: 'starting',
  path: '/learning-center/webinar-replay/starting',
  details: { minutes: 10 },
  translations: { en: words, es: words },
};
const FIRST = {
  starts_at: '2026-12-01T18:00:00.000Z',
  ends_at: '2026-12-01T18:10:00.000Z',
  is_on: false,
  registered: false,
};
const WEBINAR: Webinar = {
  content_id: PIECE.id,
  content_type: 'webinar-replay',
  titles: { en: 'Starting', es: 'Empezar' },
  path: PIECE.path,
  sessions: [FIRST],
  can_replay: true,
  join: null,
};

let webinar: Webinar;
beforeEach(() => {
  webinar = WEBINAR;
  server.answer(getContentBySlug, { data: PIECE });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listWebinars, () => ({ data: [webinar] }));
});

const openPiece = () => open(<WebinarPage />, { known, at: PIECE.path, path: '/learning-center/webinar-replay/$slug' });

describe('the page of a webinar', () => {
  it('shows one slide at a time with its words, by buttons, keys and chapters', async () => {
    await openPiece();
    const title = () => document.querySelector('[aria-live] h3')?.textContent;
    expect([title(), screen.queryByText('Said to one.') !== null]).toEqual(['One', true]);
    await press('Next');
    expect([title(), screen.queryByText('Said to two.') !== null]).toEqual(['Two', true]);
    fireEvent.keyDown(screen.getByLabelText('Slide 2 of 3'), { key: 'End' });
    expect(title()).toBe('Three');
    await press('First part');
    expect(title()).toBe('One');
  });

  it('shows all slides at once', async () => {
    await openPiece();
    await act(async () => screen.getByLabelText('All at once').click());
    for (const { say } of slides) expect(screen.getByText(say)).toBeTruthy();
  });

  it('keeps the words back until it is held', async () => {
    webinar = { ...WEBINAR, can_replay: false };
    await openPiece();
    expect(screen.queryByText('Said to one.')).toBeNull();
    expect(screen.getByText('The slides and their words open here when it begins.')).toBeTruthy();
  });

  it('shows its words also where its dates cannot be read', async () => {
    server.refuse(listWebinars, { status: 500, code: 'internal' });
    await openPiece();
    expect(screen.getByText('Said to one.')).toBeTruthy();
  });
});

describe('a session', () => {
  it('is taken part in and left, and shows what the server answers', async () => {
    server.answer(registerForSession, { data: { ...WEBINAR, sessions: [{ ...FIRST, registered: true }] } });
    server.answer(leaveSession, { data: WEBINAR });
    await openPiece();
    const at = screen.getByText(/December 1/).textContent;
    await press(`Register: ${at}`);
    expect(server.sent(registerForSession).map(({ body }) => body)).toEqual([{ starts_at: FIRST.starts_at }]);
    expect(screen.getByText('You are registered')).toBeTruthy();
    await press(`Cancel my seat: ${at}`);
    expect(screen.queryByText('You are registered')).toBeNull();
  });

  it('stays taken part in when another is asked for before its answer has come', async () => {
    const second = { ...FIRST, starts_at: '2026-12-08T18:00:00.000Z', ends_at: '2026-12-08T18:10:00.000Z' };
    webinar = { ...WEBINAR, sessions: [FIRST, second] };
    // What the server has when a call arrives is what it answers, however late.
    const taken = new Set<string>();
    const answers: (() => void)[] = [];
    server.answer(registerForSession, ({ body }) => {
      taken.add((body as typeof FIRST).starts_at);
      const sessions = webinar.sessions.map((each) => ({ ...each, registered: taken.has(each.starts_at) }));
      return new Promise((resolve) => answers.push(() => resolve({ data: { ...webinar, sessions } })));
    });
    await openPiece();
    for (const { textContent } of document.querySelectorAll('time')) await press(`Register: ${textContent}`);
    // The last that was asked is answered first, where two were on their way at once.
    for (let left = answers.length; left > 0; left = answers.length) await act(async () => answers.pop()?.());
    await waitFor(() => expect(server.sent(registerForSession)).toHaveLength(2));
    while (answers.length > 0) await act(async () => answers.pop()?.());
    await waitFor(() => expect(screen.getAllByText('You are registered')).toHaveLength(2));
  });

  it('that could not be taken part in is shown as the server has it now', async () => {
    server.refuse(registerForSession, { status: 409, code: 'session_over' });
    await openPiece();
    webinar = { ...WEBINAR, sessions: [] };
    await press(`Register: ${screen.getByText(/December 1/).textContent}`);
    expect(screen.queryByText('Register')).toBeNull();
  });

  it('that is on leads to where it is held', async () => {
    webinar = { ...WEBINAR, join: 'https://meet.example/1', sessions: [{ ...FIRST, is_on: true }] };
    await openPiece();
    expect(screen.getByText('Join').closest('a')?.getAttribute('href')).toBe('https://meet.example/1');
    expect(screen.queryByText('Register')).toBeNull();
  });
});

it.each([
  ['2026-12-01T17:55:00.000Z', 301_000],
  ['2026-12-01T18:00:00.000Z', 1000],
  ['2026-12-01T18:00:00.001Z', 600_999],
  // A day at most, long before a session and after the last one.
  ['2026-10-01T18:00:00.000Z', 86_401_000],
  ['2026-12-01T18:10:01.000Z', 86_401_000],
])('at %s a page that stays open asks again in %s ms, when a session has begun or ended', (now, wait) => {
  expect(untilNextChange([WEBINAR], new Date(now))).toBe(wait);
});

it('newcomers see the next dates and what is covered', async () => {
  await open(<GettingStartedPage />, { known });
  expect(screen.getByText('Second part')).toBeTruthy();
  expect(screen.getByText('Go through it now').closest('a')?.getAttribute('href')).toMatch(
    /getting-started-webinar\/replay/,
  );
  expect(screen.getByText(/December 1/)).toBeTruthy();
});

it('what is covered has each chapter and slide, also where two have one title', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = [...slides, { chapter: 'First part', title: 'Four' }, { title: 'Four' }];
  await open(<Topics slides={twice.map((slide) => ({ say: '', ...slide }))} language="en" />);
  expect([...document.querySelectorAll('li')].filter(({ textContent }) => textContent === 'Four')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

describe('the lunch with a topic', () => {
  it('is the next one, with those that were held', async () => {
    webinar = { ...WEBINAR, content_type: 'lunch-and-learn' };
    await open(<BrunchPage />, { known });
    expect(screen.getByText('See what it covers')).toBeTruthy();
    expect(screen.getByText(/^All times are .+ Time \(.+\)\.$/)).toBeTruthy();
    expect(screen.getByText('Held before, to go through again')).toBeTruthy();
  });

  it('that nobody has planned says so', async () => {
    await open(<BrunchPage />, { known });
    expect(screen.getByText('No lunch is planned')).toBeTruthy();
  });
});
