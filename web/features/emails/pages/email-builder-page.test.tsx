import { act, fireEvent, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { dialog, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { relatedPieceQuery } from '../../content/api.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import { emptyDraft, keepDraft } from '../model/draft.ts';
import { EmailBuilderPage } from './email-builder-page.tsx';

const { listContent } = contract.content;
const PIECES = Array.from({ length: 11 }, (_, at) => ({
  ...article(at + 1, `Piece ${at + 1}`),
  public_url: 'https://x.example/p/k/en/a',
}));
const HOME = { en: 'https://x.example/p/k/en', es: 'https://x.example/p/k/es' };

beforeEach(() => {
  window.localStorage.clear();
  server.answer(listContent, { data: PIECES, page: 0, total: 11, has_more: false });
  server.answer(contract.microsite.getMicrosite, {
    home: HOME,
    feed: HOME,
    shows: { home: true, articles: true, form: true },
  } as never);
});

const show = () =>
  open(
    <>
      <EmailBuilderPage />
      <Toaster />
    </>,
    {
      at: '/email-builder',
      known: [
        { query: sessionQuery, data: SESSION },
        { query: brandQuery, data: EMPTY_BRAND },
        { query: partQuery(SESSION.user.id, 'newsletter'), data: {} },
        ...PIECES.map((piece) => ({ query: relatedPieceQuery(piece.id, 'en'), data: piece })),
      ],
    },
  );
const boxes = () => screen.findAllByRole('checkbox');
const choose = async (at: number) => act(async () => void fireEvent.click((await boxes())[at] as HTMLElement));

it('asks for a piece first, then whether to go on with a brand that lacks something, and copies what it shows', async () => {
  await show();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Start',
    '2Content Selection',
    '3Build Email',
  ]);
  await press('Choose content');
  await press('Build the e-mail');
  expect(screen.getByText('Select at least one piece.')).toBeTruthy();
  await choose(0);
  expect(screen.getByText('1 of 10 selected')).toBeTruthy();
  await press('Build the e-mail');
  expect((await dialog()).textContent).toContain('Your profile lacks a photo');
  await act(async () => void fireEvent.click(within(await dialog()).getByRole('button', { name: 'Continue anyway' })));
  const frame: HTMLIFrameElement = await screen.findByTitle('Your e-mail');
  expect(frame.srcdoc).toContain('Piece 1');
  expect(frame.getAttribute('sandbox')).toBe('');
  vi.stubGlobal('ClipboardItem', Blob);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write: () => Promise.reject(new Error('denied')) } });
  await press('Copy HTML');
  expect(await screen.findByText('Failed to copy html to clipboard')).toBeTruthy();
  vi.unstubAllGlobals();
});

it('takes ten at most, and says so', async () => {
  const pieces = PIECES.slice(0, 9).map(({ id }) => id);
  keepDraft(SESSION.user.id, { ...emptyDraft('en', '0'), step: 'choose', pieces });
  await show();
  await choose(9);
  expect(screen.getByText('You can select up to 10 pieces.')).toBeTruthy();
  expect(((await boxes())[10] as HTMLInputElement).disabled).toBe(true);
});

it('asks before it starts over', async () => {
  await show();
  await press('Choose content');
  await choose(0);
  await press('Start over');
  await act(async () => void fireEvent.click(within(await dialog()).getByRole('button', { name: 'Start over' })));
  expect(screen.getByText('How it begins')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});
