import { api as contract } from '@yardsign/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { field, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { brandQuery } from '../brand-query.ts';
import { partQuery } from '../parts/part-api.ts';
import { RealtalkPage } from './realtalk-page.tsx';

const { saveProfile, getBrand } = contract.profile;

const show = (stored = {}, language: 'en' | 'es' = 'en') =>
  open(<RealtalkPage />, {
    at: '/profile/realtalk',
    language,
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: EMPTY_BRAND },
      { query: partQuery(SESSION.user.id, 'realtalk'), data: stored },
    ],
  });
const kept = () => {
  const [entries] = server.bodies(saveProfile) as { position: string; value: string }[][];
  return JSON.parse(entries?.[0]?.value ?? '{}') as Record<string, unknown>;
};

beforeEach(() => {
  window.sessionStorage.clear();
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.answer(saveProfile, { data: { profile: {} } });
  server.answer(contract.teams.getTeamAbove, { team: null });
});

describe('the settings of the teleprompter', () => {
  it('begin as documented, with limits and steps, and are kept all twelve together', async () => {
    await show();
    const limits = ['Size of the words', 'Speed', 'Transparency', 'Countdown'].map((label) => {
      const { min, max, step, value } = field(label) as HTMLInputElement;
      return [min, max, step, value].join(' ');
    });
    expect(limits).toEqual(['8 48 1 24', '40 600 40 200', '0 100 10 60', '3 10 1 3']);
    fireEvent.change(field('Transparency'), { target: { value: '80' } });
    fireEvent.change(field('Size of the words'), { target: { value: '30' } });
    act(() => screen.getByLabelText('Bold words').click());
    await press('Save');
    await waitFor(() => expect(server.bodies(saveProfile)).toHaveLength(1));
    expect(Object.keys(kept())).toHaveLength(12);
    expect(kept()).toMatchObject({ teleprompterTransparency: 20, fontSize: 30, boldFont: true, scrollSpeed: 200 });
  });

  it('ask what stands behind only where something does', async () => {
    await show();
    expect(screen.queryByLabelText('What stands behind you')).toBeNull();
    act(() => screen.getByLabelText('Something else behind you').click());
    expect(screen.queryByLabelText('Color behind you')).toBeNull();
    fireEvent.change(field('What stands behind you'), { target: { value: 'image' } });
    expect(screen.getByLabelText('Color behind you')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(kept()).toMatchObject({ virtualBackground: true, virtualBackgroundType: 'image' }));
  });

  it('that the team has set are shown and cannot be changed, in Spanish too', async () => {
    const value = JSON.stringify({ fontSize: 40 });
    const locked = { value, SyncTo: '', fontSize: null, field_type: 'string', table: '', locked_value: value };
    await show({ realtalk_settings: locked }, 'es');
    const size = field('Tamaño de las palabras') as HTMLInputElement;
    expect([size.value, size.disabled]).toEqual(['40', true]);
  });
});
