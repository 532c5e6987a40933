import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { relatedPieceQuery } from '../../content/api.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import { emptyDraft, keepDraft, readDraft, typedOf } from '../model/draft.ts';
import { EmailBuilderPage } from './email-builder-page.tsx';

const { listContent } = contract.content;
const { addEmailDraft, listEmailDrafts, saveEmailDraft } = contract.documents;
const PIECES = Array.from({ length: 11 }, (_, at) => ({
  ...article(at + 1, `Piece ${at + 1}`),
  public_url: 'https://x.example/p/k/en/a',
}));
const HOME = { en: 'https://x.example/p/k/en', es: 'https://x.example/p/k/es' };

const DECEMBER = {
  id: `emd_${'a'.repeat(24)}`,
  typed: { ...typedOf(emptyDraft('en', '0')), name: 'December', subject: 'Hello', intro: 'First words' },
  updatedAt: '2026-11-20T12:00:00.000Z',
};

beforeEach(() => {
  window.localStorage.clear();
  server.answer(listEmailDrafts, { drafts: [DECEMBER] });
  server.answer(listContent, { data: PIECES, page: 0, total: 11, has_more: false });
  server.answer(contract.microsite.getMicrosite, {
    home: HOME,
    feed: HOME,
    shows: { home: true, articles: true, form: true },
  });
});

const show = (query = '') =>
  open(
    <>
      <EmailBuilderPage />
      <Toaster />
    </>,
    {
      at: `/email-builder${query}`,
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
  expect(
    within(screen.getByRole('list', { name: 'Steps' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['1Start', '2Content Selection', '3Build Email']);
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

const answerDialog = async (name: string) =>
  act(async () => void fireEvent.click(within(await dialog()).getByRole('button', { name })));

it('keeps what is typed as a draft, and then changes that draft', async () => {
  server.answer(addEmailDraft, { draft: { ...DECEMBER, id: `emd_${'b'.repeat(24)}` } });
  server.answer(saveEmailDraft, { draft: DECEMBER });
  await show();
  fill('What you call it (optional)', 'January');
  await press('Keep as a draft');
  expect(server.bodies(addEmailDraft)).toEqual([{ typed: { ...typedOf(emptyDraft('en', '0')), name: 'January' } }]);
  fill('What you call it (optional)', 'February');
  await press('Keep as a draft');
  expect(server.bodies(saveEmailDraft)).toMatchObject([{ typed: { name: 'February' } }]);
});

it('loses nothing typed when it cannot be kept', async () => {
  server.drop(addEmailDraft);
  await show();
  fill('What you call it (optional)', 'January');
  await press('Keep as a draft');
  expect(field('What you call it (optional)').value).toBe('January');
  expect(readDraft(SESSION.user.id)).toMatchObject({ name: 'January', keptAs: null });
});

it('keeps anew a draft that was deleted elsewhere', async () => {
  keepDraft(SESSION.user.id, { ...emptyDraft('en', '0'), name: 'Mine', keptAs: DECEMBER.id });
  server.refuse(saveEmailDraft, { status: 404, code: 'not_found' });
  server.answer(addEmailDraft, { draft: { ...DECEMBER, id: `emd_${'c'.repeat(24)}` } });
  await show();
  await press('Keep as a draft');
  expect(server.bodies(addEmailDraft)).toMatchObject([{ typed: { name: 'Mine' } }]);
  expect(readDraft(SESSION.user.id)?.keptAs).toBe(`emd_${'c'.repeat(24)}`);
});

it('keeps apart what was typed into a draft that was changed in another window', async () => {
  server.refuse(saveEmailDraft, { status: 409, code: 'draft_moved_on' });
  server.answer(addEmailDraft, { draft: { ...DECEMBER, id: `emd_${'c'.repeat(24)}` } });
  await show();
  await press('Go on with December, Nov 20, 2026');
  fill('What you call it (optional)', 'Mine');
  await press('Keep as a draft');
  expect(server.bodies(saveEmailDraft)).toMatchObject([{ typed: { name: 'Mine' }, was: DECEMBER.updatedAt }]);
  expect(server.bodies(addEmailDraft)).toMatchObject([{ typed: { name: 'Mine' } }]);
  expect(readDraft(SESSION.user.id)?.keptAs).toBe(`emd_${'c'.repeat(24)}`);
  expect(screen.getByText(/kept as a draft of its own/)).toBeTruthy();
});

it('asks before a draft takes the place of what is not kept', async () => {
  await show();
  fill('What you call it (optional)', 'Not kept');
  await press('Go on with December, Nov 20, 2026');
  expect(field('What you call it (optional)').value).toBe('Not kept');
  await answerDialog('Go on with the draft');
  expect(readDraft(SESSION.user.id)).toMatchObject({ ...DECEMBER.typed, keptAs: DECEMBER.id });
});

it('gives a draft another name, and leaves what is typed since', async () => {
  keepDraft(SESSION.user.id, { ...emptyDraft('en', '0'), ...DECEMBER.typed, intro: 'Since', keptAs: DECEMBER.id });
  const renamed = { ...DECEMBER, typed: { ...DECEMBER.typed, name: 'Winter' } };
  server.answer(saveEmailDraft, { draft: renamed });
  await show();
  await press('Rename the draft “December”');
  fill('Name of the draft', ' Winter ');
  await answerDialog('Rename');
  expect(server.bodies(saveEmailDraft)).toEqual([{ typed: renamed.typed, was: DECEMBER.updatedAt }]);
  expect(readDraft(SESSION.user.id)).toMatchObject({ name: 'Winter', intro: 'Since' });
});

it('does not take the place of the draft before it when it was begun while that was on its way', async () => {
  let arrive = (): void => undefined;
  server.answer(addEmailDraft, async () => {
    await new Promise<void>((done) => void (arrive = done));
    return { draft: { ...DECEMBER, id: `emd_${'b'.repeat(24)}` } };
  });
  await show();
  fill('What you call it (optional)', 'January');
  await press('Keep as a draft');
  await press('Start over');
  await answerDialog('Start over');
  await act(async () => arrive());
  await expect.poll(() => screen.queryByText('Kept among your drafts.')).toBeTruthy();
  expect(readDraft(SESSION.user.id)).toMatchObject({ name: '', keptAs: null });
});

it('says that a piece is gone, and offers no e-mail that lacks what only could not be read', async () => {
  keepDraft(SESSION.user.id, {
    ...emptyDraft('en', '0'),
    step: 'build',
    pieces: ['cnt_gone00000001', 'cnt_gone00000002'],
  });
  server.refuse(contract.content.getContent, { status: 404, code: 'not_found' });
  server.refuse(contract.microsite.getMicrosite, { status: 403, code: 'forbidden' });
  await show();
  expect(await screen.findByText('What the e-mail is made of could not all be loaded.')).toBeTruthy();
  expect(screen.queryByTitle('Your e-mail')).toBeNull();
  expect(button('Copy HTML').disabled).toBe(true);
  server.answer(contract.microsite.getMicrosite, {
    home: HOME,
    feed: HOME,
    shows: { home: true, articles: true, form: true },
  });
  await press('Try again');
  expect(await screen.findByTitle('Your e-mail')).toBeTruthy();
  expect(screen.getByText('2 pieces are not there any more.')).toBeTruthy();
  await press('Take out');
  expect(readDraft(SESSION.user.id)?.pieces).toEqual([]);
});

it('shows what another window of this browser makes of the e-mail, says so, and writes nothing over it', async () => {
  await show();
  fill('What you call it (optional)', 'January');
  const theirs = { ...emptyDraft('en', '0'), name: 'February', subject: 'Rates' };
  keepDraft(SESSION.user.id, theirs);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const [key = ''] = Object.keys(window.localStorage).filter((each) => each.includes('.email.'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(field('What you call it (optional)').value).toBe('February');
  expect(screen.getByText(/changed in another window/)).toBeTruthy();
  expect(write.mock.calls.filter(([of]) => of === key)).toEqual([]);
  write.mockRestore();
  fill('What you call it (optional)', 'March');
  expect(screen.queryByText(/changed in another window/)).toBeNull();
  expect(readDraft(SESSION.user.id)).toEqual({ ...theirs, name: 'March' });
});

it('takes in the piece that a link names, beside what was left here, and no second time', async () => {
  const [first, second] = PIECES.map(({ id }) => id);
  keepDraft(SESSION.user.id, { ...emptyDraft('en', '0'), pieces: [second ?? ''] });
  const { address } = await show(`?piece=${first}`);
  expect(await screen.findByText('2 of 10 selected')).toBeTruthy();
  expect(readDraft(SESSION.user.id)?.pieces).toEqual([second, first]);
  await waitFor(() => expect(address()).toBe('/email-builder'));
});

it('begins as ever where a link names what is no piece', async () => {
  await show('?piece=<script>');
  expect(await screen.findByText('How it begins')).toBeTruthy();
  expect(readDraft(SESSION.user.id)?.pieces).toEqual([]);
});
