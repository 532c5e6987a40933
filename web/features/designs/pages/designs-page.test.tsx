import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
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
