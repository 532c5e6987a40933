import { act } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { type Brand, brandQuery } from '../brand-query.ts';
import { partQuery } from '../parts/part-api.ts';
import { EmailPage } from './email-page.tsx';

const { saveProfile, getBrand } = contract.profile;
const { listImages } = contract.uploads;
const DIGEST = 'a'.repeat(64);
const URL = `/api/app/v1/files/${DIGEST}`;
const ENTRY = {
  sync_to: '',
  font_size: null,
  table: '',
  field_type: 'string',
  was: { sync_to: '', value: '', font_size: null },
};
const PICTURE = {
  id: DIGEST,
  name: 'for-buyers.png',
  path: 'email/for-buyers.png',
  width: 600,
  height: 200,
  url: URL,
  created_at: '2026-11-20T10:00:00.000Z',
};

const preview = () => document.querySelector('aside') as HTMLElement;
const picturesShown = () => [...preview().querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** Chooses the one picture that was uploaded before. */
async function choose(place: string) {
  await press(`Upload: ${place}`);
  const window = await dialog();
  await act(async () => window.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click());
}

async function show(brand: Brand = EMPTY_BRAND) {
  await open(<EmailPage />, {
    at: '/profile/email',
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: brand },
      { query: partQuery(SESSION.user.id, 'newsletter'), data: {} },
    ],
  });
}

describe('the pictures of e-mails', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
    server.answer(saveProfile, { data: { profile: {} } });
    server.answer(listImages, { data: { images: [PICTURE], lastKey: null } });
  });

  it('are chosen from those of before, worn by the preview at once, taken away and put back, and saved', async () => {
    await show();
    for (const place of ['For buyers', 'Behind the link to your blog']) await choose(place);
    expect(picturesShown()).toEqual([URL]);
    expect(preview().innerHTML).toContain(`url(&quot;${URL}&quot;)`);
    await press('Remove: For buyers');
    expect(picturesShown()).toEqual([]);
    await choose('For sellers');
    expect(picturesShown()).toEqual([URL]);
    await press('Save');
    expect(server.bodies(saveProfile)).toEqual([
      [
        { ...ENTRY, position: 'sellerad', value: DIGEST },
        { ...ENTRY, position: 'ppbackground', value: DIGEST },
      ],
    ]);
  });

  it('show the second logo where it is wanted', async () => {
    const secondaryLogo = { id: DIGEST, url: URL, width: 10, height: 10 };
    await show({ ...EMPTY_BRAND, secondaryLogo });
    expect(picturesShown()).toContain(URL);
    fill('My second logo', '0');
    expect(picturesShown()).not.toContain(URL);
  });
});
