import { api as contract } from '@yardsign/contracts/api';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { brandQuery } from '../brand-query.ts';
import { partQuery } from '../parts/part-api.ts';
import { LocalPage } from './local-page.tsx';

const { saveProfile, getBrand } = contract.profile;
const WAS = { sync_to: '', font_size: null };
const ENTRY = { sync_to: '', font_size: null, table: '', field_type: 'string' };

const show = () =>
  open(<LocalPage />, {
    at: '/profile/local',
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: EMPTY_BRAND },
      { query: partQuery(SESSION.user.id, 'local'), data: {} },
    ],
  });

beforeEach(() => {
  window.sessionStorage.clear();
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.answer(saveProfile, { data: { profile: {} } });
});

describe('the markets of a member', () => {
  it('are a line each, saved as a list beside what comes first and how it is shown', async () => {
    await show();
    fill('Markets, one a line', ' 89501 \n\nReno, NV\n89501');
    act(() => screen.getByLabelText('Homes for sale').click());
    fill('Shape', '1:1');
    await waitFor(() => expect(document.querySelector('aside')?.textContent).toContain('89501'));
    await press('Save');
    await waitFor(() => expect(server.bodies(saveProfile)).toHaveLength(1));
    expect(server.bodies(saveProfile)[0]).toEqual([
      { ...ENTRY, position: 'favoriteMetrics', value: 'active_listing_count', was: { ...WAS, value: '' } },
      {
        ...ENTRY,
        position: 'markets',
        values: ['89501', 'Reno, NV'],
        field_type: 'array',
        was: { ...WAS, values: [] },
      },
      { ...ENTRY, position: 'aspectRatio', value: '1:1', was: { ...WAS, value: '16:9' } },
    ]);
  });

  it('are shown between two days only when both are there, the earlier one first', async () => {
    await show();
    fill('From', '2024-12-31');
    await press('Save');
    expect(saidAt('From')).toBe('Choose both days, the earlier one first.');
    expect(server.bodies(saveProfile)).toEqual([]);
    fill('To', '2025-01-31');
    expect(field('Time shown').disabled).toBe(true);
    await press('Save');
    await waitFor(() =>
      expect(server.bodies(saveProfile)).toEqual([
        [{ ...ENTRY, position: 'dateRange', value: '2024-12-31,2025-01-31', was: { ...WAS, value: '' } }],
      ]),
    );
  });
});
