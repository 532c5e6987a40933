import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { DesignPage } from './design-page.tsx';

const { getContent, getDesign } = contract.content;
const ID = 'cnt_piece0000001';

const show = (language: 'en' | 'es' = 'en') =>
  open(<DesignPage />, {
    language,
    at: `/graphic-builder/${ID}`,
    path: '/graphic-builder/$id',
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: EMPTY_BRAND },
    ],
  });

beforeEach(() => server.refuse(getContent, { status: 404, code: 'not_found' }));

it('says that a graphic is deleted or somebody else’s, with the way back, and offers no other try', async () => {
  server.refuse(getDesign, { status: 404, code: 'not_found' });
  await show('es');
  expect(screen.getByText('Este gráfico no está aquí', { selector: 'h1' })).toBeTruthy();
  expect(screen.getByText('Volver a mis gráficos').getAttribute('href')).toBe('/graphic-builder');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it('tells an address that can be no graphic from an outage, which can be tried again', async () => {
  server.refuse(getDesign, { status: 400, code: 'invalid_request' });
  const { unmount } = await show();
  expect(screen.getByText('This graphic is not here')).toBeTruthy();
  unmount();
  server.drop(getDesign);
  await show();
  expect(screen.queryByText('This graphic is not here')).toBeNull();
  server.refuse(getDesign, { status: 404, code: 'not_found' });
  await press('Try again');
  expect(screen.getByText('This graphic is not here')).toBeTruthy();
});
