import { act, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { relatedPieceQuery } from '../../content/api.ts';
import { type EmailDraft, emptyDraft, keepDraft, readDraft } from '../model/draft.ts';
import { Builder } from './builder.tsx';

const { getContent, listContent, searchContent } = contract.content;
const HOME = { en: 'https://x.example/p/k/en', es: 'https://x.example/p/k/es' };
const PIECES = ['Rates', 'Escrow', 'Keys'].map((title, at) => ({
  ...article(at + 1, title),
  public_url: 'https://x.example/p/k/en/a',
}));
const [RATES = '', ESCROW = '', KEYS = ''] = PIECES.map(({ id }) => id);
const GONE = 'cnt_gone00000001';

beforeEach(() => {
  server.answer(contract.documents.listEmailDrafts, { drafts: [] });
  server.answer(listContent, { data: PIECES, page: 0, total: 3, has_more: false });
  server.refuse(getContent, { status: 404, code: 'not_found' });
  server.answer(contract.microsite.getMicrosite, {
    home: HOME,
    feed: HOME,
    shows: { home: true, articles: true, form: true },
  });
});

/** The builder where a member has left it. */
function openAt(draft: Partial<EmailDraft>, language: 'en' | 'es' = 'en') {
  keepDraft(SESSION.user.id, { ...emptyDraft('en', '0'), ...draft });
  return open(
    <>
      <Builder memberId={SESSION.user.id} language={language} brand={EMPTY_BRAND} settings={{}} />
      <Toaster />
    </>,
    {
      language,
      known: [
        { query: sessionQuery, data: SESSION },
        ...PIECES.flatMap((piece) =>
          (['en', 'es'] as const).map((each) => ({ query: relatedPieceQuery(piece.id, each), data: piece })),
        ),
      ],
    },
  );
}
const kept = () => readDraft(SESSION.user.id);
const list = () => screen.getByLabelText(/^(In your e-mail|En tu correo)/, { selector: 'ol' });
const chosen = () => [...list().children].map(({ textContent }) => textContent);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
const tick = (label: string, within: ParentNode = document) =>
  act(async () => {
    const radio = [...within.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    radio?.click();
  });

describe('the pieces of an e-mail', () => {
  it('change places with the one above or below, past one that is gone, and stop at either end', async () => {
    await openAt({ step: 'choose', pieces: [RATES, GONE, ESCROW, KEYS] });
    expect(chosen()).toEqual(['Rates', 'Escrow', 'Keys']);
    await press('Move “Rates” down');
    expect(chosen()).toEqual(['Escrow', 'Rates', 'Keys']);
    await press('Move “Keys” up');
    expect(chosen()).toEqual(['Escrow', 'Keys', 'Rates']);
    expect(button('Move “Escrow” up').disabled).toBe(true);
    expect(button('Move “Rates” down').disabled).toBe(true);
    expect(screen.getByText('One piece is not there any more.')).toBeTruthy();
    await press('Take out');
    expect(kept()?.pieces).toEqual([ESCROW, KEYS, RATES]);
  });

  it('take the cursor along, and hand it to the other arrow at either end', async () => {
    await openAt({ step: 'choose', pieces: [RATES, ESCROW, KEYS] });
    await press('Move “Rates” down');
    expect(document.activeElement).toBe(button('Move “Rates” down'));
    await press('Move “Rates” down');
    expect(document.activeElement).toBe(button('Move “Rates” up'));
    await press('Move “Escrow” down');
    await press('Move “Escrow” up');
    expect(document.activeElement).toBe(button('Move “Escrow” down'));
  });

  it('are taken out by their names or their boxes, and the cursor stays with the list', async () => {
    await openAt({ step: 'choose', pieces: [RATES, ESCROW] });
    expect(screen.getByText('2 of 10 selected')).toBeTruthy();
    await press('Remove “Rates”');
    expect(document.activeElement).toBe(list());
    expect(screen.getByText('1 of 10 selected').getAttribute('role')).toBe('status');
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
    await act(async () => boxes()[1]?.click());
    expect(kept()?.pieces).toEqual([]);
  });

  it('are looked for by words, and where there are none the page says so and keeps what is chosen', async () => {
    await openAt({ step: 'choose', pieces: [KEYS] });
    server.answer(searchContent, { data: [], page: 0, total: 0, has_more: false });
    fill('Search the library', 'mortgage');
    expect(await screen.findByText('Try another word.')).toBeTruthy();
    expect(server.queries(searchContent)).toMatchObject([{ query: 'mortgage', language: 'en' }]);
    expect(chosen()).toEqual(['Keys']);
  });

  it('are asked for again where they did not come', async () => {
    server.drop(listContent);
    await openAt({ step: 'choose', pieces: [KEYS] });
    expect(boxes()).toEqual([]);
    server.answer(listContent, { data: PIECES, page: 0, total: 3, has_more: false });
    await press('Try again');
    expect(boxes()).toHaveLength(3);
    expect(chosen()).toEqual(['Keys']);
  });
});

describe('the language of an e-mail', () => {
  it('is another thing than that of the page: its pieces are asked for and named in its own', async () => {
    await openAt({ pieces: [RATES] }, 'es');
    await tick('Español');
    expect(kept()).toMatchObject({ language: 'es', pieces: [RATES] });
    await tick('English');
    await press('Elegir contenido');
    expect(chosen()).toEqual(['Rates']);
    expect(screen.getAllByText('Rates')[0]?.getAttribute('lang')).toBe('en');
    expect(server.queries(listContent).at(-1)).toMatchObject({ language: 'en' });
  });
});

describe('a built e-mail', () => {
  it('shows what is typed as it is typed, and is seen as on a phone', async () => {
    await openAt({ step: 'build', pieces: [RATES] });
    fill(/^What you say first/, 'Good morning');
    fill(/^Subject/, 'News & more');
    const frame = screen.getByTitle<HTMLIFrameElement>('Your e-mail');
    expect(frame.srcdoc).toContain('Good morning');
    expect(frame.srcdoc).toContain('<title>News &#38; more</title>');
    await press('Preview');
    const window = await dialog();
    expect(within(window).getByTitle('Your e-mail').dataset['width']).toBe('wide');
    await tick('Phone', window);
    expect(within(window).getByTitle('Your e-mail').dataset['width']).toBe('phone');
  });

  it('is saved under its name, or its subject, in letters that any file may have', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openAt({ step: 'build', pieces: [RATES], name: ' ¡Año nuevo: ofertas! ' });
    await press('Save as a file');
    await press('Back');
    await press('Back');
    fill('What you call it (optional)', '');
    await press('Choose content');
    await press('Build the e-mail');
    await press('Continue anyway', await dialog());
    await press('Save as a file');
    fill(/^Subject/, 'Fall / Winter');
    await press('Save as a file');
    expect(names).toEqual(['ano-nuevo-ofertas.html', 'email.html', 'fall-winter.html']);
    click.mockRestore();
  });

  it('gives its subject away alone, once there is one', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (words: string) => void copied.push(words) },
    });
    await openAt({ step: 'build', pieces: [RATES] });
    expect(button('Copy').disabled).toBe(true);
    fill(/^Subject/, 'Spring');
    await press('Copy');
    expect(copied).toEqual(['Spring']);
    expect(field(/^Subject/).value).toBe('Spring');
  });
});
