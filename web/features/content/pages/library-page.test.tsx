import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { LibraryPage } from './library-page.tsx';
import { SearchPage } from './search-page.tsx';

const { listTypes, listContent, searchContent, listCategories, listMarks, saveMark, removeMark } = contract.content;
const known = [{ query: sessionQuery, data: SESSION }];
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const none = { data: [], page: 0, total: 0, has_more: false };
const two = { data: [article(1, 'Earnest money'), article(2, 'Moving week')], page: 0, total: 3, has_more: true };

beforeEach(() => {
  server.answer(listCategories, { data: [{ slug: 'buyers', name: 'Buyers', count: 2 }] });
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listTypes, {
    data: [
      { type: 'blog', count: 2 },
      { type: 'social-graphic', count: 1 },
    ],
  });
});

describe('the library', () => {
  const openAt = (at: string) => open(<LibraryPage />, { at, known });

  it('shows what its address asks for', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content?types=blogs&categories=buyers&language=es');
    expect(titles()).toEqual(['Earnest money (es)', 'Moving week (es)']);
    expect(server.queries(listContent)).toMatchObject([{ types: 'blog', categories: 'buyers', language: 'es' }]);
  });

  it('offers the categories of the types in it', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content');
    await openAt('/shareable-content?types=blog,infographic');
    const asked = server.queries(listCategories).map((query) => query?.['category_type']);
    expect(asked).toEqual(['blog,video,social-graphic,infographic', 'blog,infographic']);
  });

  it('names the category that its address asks for where the types in it have nothing of it', async () => {
    server.answer(listContent, none);
    const moving = { slug: 'moving', name: 'Mudanzas', count: 5 };
    server.answer(listCategories, ({ query }) => ({ data: query['category_type'] === undefined ? [moving] : [] }));
    await openAt('/shareable-content?types=infographic&categories=moving');
    expect(await screen.findByRole('option', { name: 'Mudanzas (0)' })).toHaveProperty('selected', true);
  });

  it('says in words that the category of its address is none of those listed', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content?categories=featured');
    expect(await screen.findByRole('option', { name: 'A category not in this list' })).toHaveProperty('selected', true);
    expect(screen.queryByText('featured')).toBeNull();
  });

  it('offers the types that there are pieces of', async () => {
    const tabs = () => screen.getByRole('navigation', { name: 'Type of content' }).textContent;
    server.answer(listContent, two);
    await openAt('/shareable-content');
    expect(tabs()).toContain('Articles');
    expect(tabs()).not.toContain('Infographics');
  });

  it('says so when the types cannot be read, offers all of them, and tries again', async () => {
    server.answer(listContent, two);
    server.drop(listTypes);
    await openAt('/shareable-content');
    expect(screen.getByText('unable to load content types')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Type of content' }).textContent).toContain('Infographics');
    server.answer(listTypes, {
      data: [
        { type: 'blog', count: 2 },
        { type: 'social-graphic', count: 1 },
      ],
    });
    await press('Try again');
    expect(screen.queryByText('unable to load content types')).toBeNull();
  });

  it('says in the list of categories when they cannot be read, and still shows the pieces', async () => {
    server.answer(listContent, two);
    server.drop(listCategories);
    await openAt('/shareable-content');
    expect(await screen.findByRole('option', { name: 'unable to load categories' })).toHaveProperty('disabled', true);
    expect(titles()).toHaveLength(2);
  });

  it('asks for pieces in every state when the address says so, for the content team alone', async () => {
    server.answer(listContent, two);
    const staff = { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: 2 }] } };
    await open(<LibraryPage />, { at: '/shareable-content?override=1', known: [{ query: sessionQuery, data: staff }] });
    expect(server.queries(listContent)).toMatchObject([{ status: 'all', override: '1' }]);
    expect(screen.getByText(/Pieces in every state/)).toBeTruthy();
  });

  it('does not let a member ask for them', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content?override=1');
    expect(server.queries(listContent)).toMatchObject([{ status: 'published,public' }]);
    expect(server.queries(listContent)[0]).not.toHaveProperty('override');
  });

  it('reads nonsense in its address as if it were not there', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content?categories=<script>&language=xx');
    expect(server.queries(listContent)).toMatchObject([{ language: 'en' }]);
    expect(server.queries(listContent)[0]).not.toHaveProperty('categories');
  });

  it('says that there is nothing of a kind, and shows everything again at one press', async () => {
    server.answer(listContent, none);
    const { address } = await openAt('/shareable-content?types=recipes');
    expect(titles()).toEqual(['No content found matching these parameters']);
    server.answer(listContent, two);
    await press('Clear the filters');
    expect(address()).toBe('/shareable-content');
    await waitFor(() => expect(titles()).toEqual(['Earnest money', 'Moving week']));
  });

  it.each([
    ['from its beginning where the choices stand over a list that was scrolled', -900, [[0, -956]]],
    ['where one is, while all of the choices are in sight', 48, []],
  ])('shows what a choice leaves %s', async (_where, searchEndsAt, scrolled) => {
    server.answer(listContent, two);
    const { address } = await openAt('/shareable-content');
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.role === 'search' ? new DOMRect(0, searchEndsAt, 343, 0) : new DOMRect(0, 56, 375, 60);
    });
    await act(async () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'buyers' } }),
    );
    await waitFor(() => expect(address()).toContain('categories=buyers'));
    expect(scroll.mock.calls).toEqual(scrolled);
    scroll.mockRestore();
    measure.mockRestore();
  });

  it('offers to try again what did not come', async () => {
    server.drop(listContent);
    await openAt('/shareable-content');
    expect(titles()).toEqual(['unable to load content']);
    server.answer(listContent, two);
    await press('Try again');
    expect(titles()).toEqual(['Earnest money', 'Moving week']);
  });

  it('goes on reading at the first new piece, and keeps what is shown when the next ones do not come', async () => {
    server.answer(listContent, two);
    await openAt('/shareable-content');
    server.drop(listContent);
    await press('Load more');
    expect(screen.getByRole('alert').textContent).toContain('What you see stays here.');
    expect(titles()).toHaveLength(2);
    server.answer(listContent, { data: [article(3, 'First offer')], page: 1, total: 3, has_more: false });
    await press('Load more');
    expect(titles()).toEqual(['Earnest money', 'Moving week', 'First offer']);
    expect(document.activeElement?.textContent).toBe('First offer');
    expect(() => button('Load more')).toThrow('0 buttons');
  });

  it('remembers the language that was chosen for pieces in its address', async () => {
    server.answer(listContent, two);
    const { address } = await openAt('/shareable-content');
    fireEvent.click(screen.getByLabelText('Español'));
    await waitFor(() => expect(address()).toBe('/shareable-content?language=es'));
    fireEvent.click(screen.getByLabelText('English'));
    await waitFor(() => expect(address()).toBe('/shareable-content'));
  });
});

describe('what a member did to pieces', () => {
  const openAt = (at: string) => open(<LibraryPage />, { at, known });

  it('narrows the list, and stands in its address', async () => {
    server.answer(listContent, two);
    const { address } = await openAt('/shareable-content');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'mine' } });
    await waitFor(() => expect(address()).toBe('/shareable-content?show=mine'));
    expect(server.queries(listContent).at(-1)).toMatchObject({ author_filter: 'mine' });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'unshared' } });
    await waitFor(() => expect(server.queries(listContent).at(-1)).toMatchObject({ has_shared: '0' }));
  });

  it.each([
    ['show=saved', 'Press the bookmark of a piece, and it is here.'],
    ['show=mine', 'Edit a copy of any piece, and it is here.'],
    ['show=saved&categories=buyers', 'Try another word, or fewer filters.'],
  ])('says for an empty list of %s what fills it', async (search, said) => {
    server.answer(listContent, none);
    await openAt(`/shareable-content?${search}`);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('follows what was saved on another page as soon as this one is looked at again', async () => {
    server.answer(listContent, none);
    await open(<LibraryPage />, { at: '/shareable-content?show=saved', known });
    expect(titles()).toEqual(['No content found matching these parameters']);
    server.answer(listContent, two);
    server.answer(listMarks, { saved: [article(1, 'Earnest money').id], shared: [] });
    fireEvent.focus(window);
    await waitFor(() => expect(titles()).toEqual(['Earnest money', 'Moving week']));
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1));
  });

  it('leaves the cursor in the list of what is saved when a piece is taken from it', async () => {
    const second = article(2, 'Moving week');
    server.answer(listMarks, { saved: [article(1, '').id, second.id], shared: [] });
    server.answer(listContent, two);
    await openAt('/shareable-content?show=saved');
    const mark = (title: string) => screen.findByRole('button', { name: `Save “${title}”` });
    server.answer(removeMark, undefined);

    (await mark('Earnest money')).focus();
    server.answer(listMarks, { saved: [second.id], shared: [] });
    server.answer(listContent, { ...two, data: [second], total: 1, has_more: false });
    await press('Save “Earnest money”');
    await waitFor(() => expect(titles()).toEqual(['Moving week']));
    expect(document.activeElement).toBe(await mark('Moving week'));

    server.answer(listMarks, { saved: [], shared: [] });
    server.answer(listContent, none);
    await press('Save “Moving week”');
    await screen.findByText('Press the bookmark of a piece, and it is here.');
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('is marked on the cards, and saving is undone where the server refuses it', async () => {
    server.answer(listContent, two);
    server.answer(listMarks, { saved: [], shared: [article(1, '').id] });
    await openAt('/shareable-content');
    expect((await screen.findAllByText('Shared', { ignore: 'option' })).length).toBe(1);
    const save = () => screen.getByRole('button', { name: 'Save “Moving week”' });
    server.answer(saveMark, undefined);
    server.answer(listMarks, { saved: [article(2, '').id], shared: [] });
    await press('Save “Moving week”');
    await waitFor(() => expect(save().getAttribute('aria-pressed')).toBe('true'));
    expect(server.bodies(saveMark)).toHaveLength(1);
    server.refuse(removeMark, { status: 404, code: 'not_found' });
    await press('Save “Moving week”');
    await waitFor(() => expect(save().getAttribute('aria-pressed')).toBe('true'));
  });
});

describe('the search', () => {
  const openAt = (at: string) => open(<SearchPage />, { at, known });

  it('leads to the pages of the product that are meant, and to none where the library alone is', async () => {
    server.answer(searchContent, none);
    await openAt('/search?q=pasword');
    const found = screen.getByRole('navigation', { name: 'Go to' });
    expect([...found.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/account']);
    await openAt('/search?q=open%20house');
    expect(screen.getAllByRole('navigation', { name: 'Go to' })).toHaveLength(1);
  });
  const searchbox = () => screen.getByRole<HTMLInputElement>('searchbox');

  it('has the cursor, the words of its address, and marks them where they were found', async () => {
    server.answer(searchContent, { ...two, data: [article(1, 'Earnest money')], total: 1, has_more: false });
    await openAt('/search?q=earnest');
    expect(document.activeElement).toBe(searchbox());
    expect(searchbox().value).toBe('earnest');
    expect(screen.getByText('1 match for “earnest”')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('Earnest');
    expect(server.queries(searchContent)).toMatchObject([{ query: 'earnest' }]);
  });

  it('says of what is only near to the words that nothing has them', async () => {
    server.answer(searchContent, { ...two, total: 2, has_more: false, guessed: true });
    await openAt('/search?q=ernest');
    expect(screen.getByText('No match for “ernest”. 2 pieces come close, best first')).toBeTruthy();
    server.answer(searchContent, { ...two, total: COUNTED_TO.foundPieces + 1, has_more: true, guessed: true });
    await openAt('/search?q=hoem');
    expect(screen.getByText('No match for “hoem”. More than 300 pieces come close, the 300 best first')).toBeTruthy();
  });

  it('says that more was found than is listed, and of no number that it is all', async () => {
    server.answer(searchContent, { ...two, total: COUNTED_TO.foundPieces + 1, has_more: true });
    await openAt('/search?q=home');
    expect(screen.getByText('More than 300 matches for “home”, the 300 best first')).toBeTruthy();
    expect(screen.queryByText(/Showing/)).toBeNull();
  });

  it('follows the typing at the Enter key, and offers the search again once it was left', async () => {
    server.answer(searchContent, { ...two, total: 2, has_more: false });
    server.answer(listContent, none);
    const { address } = await openAt('/search?q=earnest');
    fireEvent.change(searchbox(), { target: { value: '' } });
    fireEvent.keyDown(searchbox(), { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/search'));
    const recent = await screen.findByRole('navigation', { name: 'Recent searches' });
    expect(recent.textContent).toContain('earnest');
    fireEvent.click(screen.getByText('earnest'));
    await waitFor(() => expect(address()).toBe('/search?q=earnest'));
    expect(searchbox().value).toBe('earnest');
  });
});
