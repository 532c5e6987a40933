import { api as contract } from '@yardsign/contracts/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { LoadedProfile } from './loaded-profile.tsx';

const { getProfiles, getBrand } = contract.profile;
const form = (
  <LoadedProfile memberId="usr_ann000000001" fields={2}>
    {(profile, brand) => `${profile['city']?.value ?? 'no city'}, ${brand.firstName || 'no name'}`}
  </LoadedProfile>
);

it('says that the profile could not be loaded, and loads it when that is asked for again', async () => {
  server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.refuse(getProfiles, { status: 500, code: 'internal' });
  await open(form);
  expect(screen.getByText('Error loading profile')).toBeTruthy();
  server.refuse(getProfiles, { status: 404, code: 'profile_not_found' });
  await press('Try again');
  expect(screen.getByText('no city, no name')).toBeTruthy();
});
