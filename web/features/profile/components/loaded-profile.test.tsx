import { api as contract } from '@yardsign/contracts/api';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { LoadedProfile } from './loaded-profile.tsx';

const { getProfiles, getBrand } = contract.profile;
const NO_PROFILE = {
  basic: {},
  blog: {},
  graphics: {},
  guides: {},
  newsletter: {},
  video: {},
  local: {},
  realtalk: {},
};
const saved = (value: string) => ({
  value,
  SyncTo: 'custom',
  fontSize: null,
  field_type: 'string' as const,
  table: '',
});
const form = (
  <LoadedProfile memberId="usr_ann000000001" fields={2}>
    {(profile, brand) => `${profile['city']?.value ?? 'no city'}, ${brand.firstName || 'no name'}`}
  </LoadedProfile>
);

it('follows what another window has saved while it is shown, and stays where that cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  const living = (city: string) =>
    server.answer(getProfiles, { data: { profiles: { ...NO_PROFILE, basic: { city: saved(city) } } } });
  living('Reno');
  await open(form);
  expect(screen.getByText('Reno, no name')).toBeTruthy();
  living('Sparks');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Sparks, no name')).toBeTruthy();
  server.refuse(getProfiles, { status: 500, code: 'internal' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Sparks, no name')).toBeTruthy();
  vi.useRealTimers();
});

it('that could not be loaded is not asked for again by itself (PROF-046)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.refuse(getProfiles, { status: 500, code: 'internal' });
  await open(form);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(server.queries(getProfiles)).toHaveLength(1);
  vi.useRealTimers();
});

it('says that the profile could not be loaded, and loads it when that is asked for again', async () => {
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.refuse(getProfiles, { status: 500, code: 'internal' });
  await open(form);
  expect(screen.getByText('Error loading profile')).toBeTruthy();
  server.refuse(getProfiles, { status: 404, code: 'profile_not_found' });
  await press('Try again');
  expect(screen.getByText('no city, no name')).toBeTruthy();
});
