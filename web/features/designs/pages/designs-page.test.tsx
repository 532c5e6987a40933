import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { designWith, words } from '../../canvas/model/testing.ts';
import type { Piece } from '../../content/model.ts';
import { DesignsPage } from './designs-page.tsx';

const { beginDesign, listCategories, listContent } = contract.content;
const holding = (slug: 'social-graphics' | 'tools') => [
  {
    query: sessionQuery,
    data: {
      ...SESSION,
      user: { ...SESSION.user, features: [{ id: 1, slug, is_plan: false, includes: [] }] },
    } as typeof SESSION,
  },
];
const { template, words: said } = designWith({ square: [words()] });
const DESIGN = {
  id: 'cnt_own000000001',
  type: 'social-graphic' as const,
  slug: 'five',
  version: 1,
  path: '/shareable-content/g/five',
  template: { ...template },
  slots: [],
  words: said,
};
const graphic: Piece = { ...article(1, 'Five checks'), content_type: 'social-graphic' };

beforeEach(() => {
  server.answer(listCategories, { data: [] });
  server.answer(listContent, { data: [graphic], page: 0, total: 1, has_more: false });
  server.drop(beginDesign);
});

test('an empty graphic is begun with its words, and keeps them when it cannot be', async () => {
  await open(<DesignsPage />, { known: holding('social-graphics') });
  await press('Begin with an empty one');
  await dialog();
  await press('Begin');
  expect(screen.getByText('Write what it says.')).toBeTruthy();
  fill('What does it say?', ' Open Sunday ');
  await press('Begin');
  expect(server.bodies(beginDesign)).toEqual([{ from: null, title: 'Open Sunday', language: 'en' }]);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(field('What does it say?').value).toBe(' Open Sunday ');
});

test('a graphic of the library is copied by a press on it', async () => {
  await open(<DesignsPage />, { known: holding('social-graphics') });
  await press('Five checks');
  expect(server.bodies(beginDesign)).toEqual([{ from: graphic.id, title: 'Five checks', language: 'en' }]);
});

test('whose plan has no graphics is told so, and shown nothing that would be refused', async () => {
  await open(<DesignsPage />, { known: holding('tools') });
  expect(screen.getByText('Your plan has no graphics')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Begin with an empty one' })).toBeNull();
});

const lists = (mine: Piece[], all: Piece[]) =>
  server.answer(listContent, ({ query }) => {
    const data = query['author_filter'] === 'mine' ? mine : all;
    return { data, page: 0, total: data.length, has_more: false };
  });

test('whose first graphic it will be reads where to begin, in Spanish too', async () => {
  lists([], [graphic]);
  await open(<DesignsPage />, { known: holding('social-graphics'), language: 'es' });
  expect(screen.getByText('Todavía no has diseñado nada')).toBeTruthy();
  expect(screen.getByText('Five checks (es)').getAttribute('lang')).toBe('es');
});

test('what somebody has designed leads to its page, and what is done with it is called by its name', async () => {
  const own: Piece = { ...article(2, 'Open Sunday'), content_type: 'social-graphic', user_id: SESSION.user.id };
  lists([own], [graphic]);
  await open(<DesignsPage />, { known: holding('social-graphics') });
  expect(screen.getByText('Open Sunday').closest('a')?.getAttribute('href')).toBe('/graphic-builder/cnt_piece0000002');
  expect(button('Duplicate: Open Sunday')).toBeTruthy();
  await press('Delete: Open Sunday');
  expect((await dialog()).textContent).toContain('Delete “Open Sunday”?');
});

test('the graphics to begin with are narrowed by a category, and the own ones are not', async () => {
  server.answer(listCategories, { data: [{ slug: 'selling', name: 'Selling', count: 1 }] });
  lists([], []);
  await open(<DesignsPage />, { known: holding('social-graphics') });
  const asked = server.queries(listContent).length;
  fill('Category', 'selling');
  await expect.poll(() => server.queries(listContent).length).toBe(asked + 1);
  expect(server.queries(listContent).at(-1)).toMatchObject({ categories: 'selling' });
  expect(field('Category').value).toBe('selling');
});

test('a list that did not come is asked for again, and the other one stands meanwhile', async () => {
  server.drop(listContent);
  await open(<DesignsPage />, { known: holding('social-graphics') });
  const again = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again');
  expect(again).toHaveLength(2);
  lists([], [graphic]);
  await press('Try again', again[1]?.closest('section') ?? document);
  expect(screen.getByText('Five checks')).toBeTruthy();
  expect(
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again'),
  ).toHaveLength(1);
});

test('a beginning leads to its own page', async () => {
  lists([], [graphic]);
  server.answer(beginDesign, { design: DESIGN });
  const { address } = await open(<DesignsPage />, { known: holding('social-graphics'), at: '/graphic-builder' });
  await press('Five checks');
  await expect.poll(address).toBe(`/graphic-builder/${DESIGN.id}`);
});
