import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { dialog, open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { readSearches, rememberSearch } from '../../recent-searches.ts';
import { choicesFor, neighbour } from './choices.ts';
import { Palette } from './palette.tsx';

const { searchContent } = contract.content;
const FOUND = { data: [article(1, 'What an appraisal is'), article(2, 'An appraisal gap')], page: 0, total: 2 };
const onClose = vi.fn<() => void>();

async function openPalette(language: 'en' | 'es' = 'en', typedBefore = '') {
  const page = await open(<Palette opened onClose={onClose} takeTyped={() => typedBefore} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
  const field = within(await dialog()).getByRole('combobox');
  const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const press = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
  /** Types, and waits until the library was asked. */
  const type = async (value: string) => {
    await act(async () => void fireEvent.change(field, { target: { value } }));
    await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
  };
  const chosen = () => {
    const id = field.getAttribute('aria-activedescendant') ?? '';
    const line = document.getElementById(id);
    expect(line?.getAttribute('aria-selected')).toBe('true');
    return line?.textContent;
  };
  return { ...page, lines, press, type, chosen };
}

describe('the palette', () => {
  beforeEach(() => server.answer(searchContent, { ...FOUND, has_more: false }));
  afterEach(() => {
    onClose.mockReset();
    window.localStorage.clear();
  });

  it('leads to what was searched for before and to the pages that are wanted most, while nothing is typed', async () => {
    rememberSearch(SESSION.user.id, 'closing costs');
    const { lines, press, chosen, address } = await openPalette();
    expect(lines().slice(0, 3)).toEqual(['closing costs', 'Shareable Content', 'Content Calendar']);
    await press('ArrowDown');
    await press('ArrowDown');
    expect(chosen()).toBe('Content Calendar');
    await press('Enter');
    expect(address()).toBe('/content-calendar');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('finds a page, the whole search and pieces, in this order, and opens a piece by its keys alone', async () => {
    const { lines, press, type, chosen, address } = await openPalette();
    await type('appraisal');
    expect(lines()).toEqual(['All results for “appraisal”', 'What an appraisal isArticle', 'An appraisal gapArticle']);
    expect(chosen()).toBe('All results for “appraisal”');
    await press('ArrowUp');
    expect(chosen()).toBe('An appraisal gapArticle');
    await press('Enter');
    expect(address()).toBe('/shareable-content/blog/piece-2');
    expect(readSearches(SESSION.user.id)).toEqual(['appraisal']);
  });

  it('begins with what was typed before its field was there', async () => {
    await openPalette('en', 'calendar');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('calendar'));
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Content Calendar');
  });

  it('goes to the page that is meant by Enter, in Spanish as well', async () => {
    const { type, press, address } = await openPalette('es');
    await type('mi contraseña');
    await press('Enter');
    expect(address()).toBe('/account');
  });

  it('searches the library for words that name no page', async () => {
    const { type, press, address } = await openPalette();
    await type('  first home ');
    await press('Enter');
    expect(address()).toBe('/search?q=first+home');
  });

  it('says when nothing is found, and when the library does not answer; the search stays a press away', async () => {
    server.answer(searchContent, { data: [], page: 0, total: 0, has_more: false });
    const { lines, type } = await openPalette();
    await type('zzz');
    expect(screen.getByText('No content found matching these parameters')).toBeTruthy();
    server.drop(searchContent);
    await type('zzzz');
    expect(screen.getByText('unable to load content')).toBeTruthy();
    expect(lines()).toEqual(['All results for “zzzz”']);
  });

  it('asks for what was typed once the typing rests, and not for each letter', async () => {
    await openPalette();
    const field = screen.getByRole('combobox');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    for (const value of ['a', 'ap', 'app']) {
      await act(async () => void fireEvent.change(field, { target: { value } }));
      await after(150);
    }
    expect(server.queries(searchContent)).toEqual([]);
    await after(50);
    expect(server.queries(searchContent).map(({ query }) => query)).toEqual(['app']);
    vi.useRealTimers();
  });
});

describe('the choices', () => {
  it('have nothing above those that were there before the library answered', () => {
    const known = { words: 'blog', pages: [{ path: '/my-blog', title: 'customBlog', words: '' }], recent: [] } as const;
    const keysOf = (pieces: Parameters<typeof choicesFor>[0]['pieces']) =>
      choicesFor({ ...known, pieces }).flatMap(({ choices }) => choices.map(({ key }) => key));
    const before = keysOf([]);
    expect(keysOf([article(1, 'A blog')]).slice(0, before.length)).toEqual(before);
  });

  it('go round', () => {
    expect([neighbour(['a', 'b'], 'b', 1), neighbour(['a', 'b'], 'a', -1), neighbour([], null, 1)]).toEqual([
      'a',
      'b',
      null,
    ]);
  });
});
