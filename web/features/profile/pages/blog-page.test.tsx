import { act } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { field, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { brandQuery } from '../brand-query.ts';
import { partQuery } from '../parts/part-api.ts';
import { BlogPage } from './blog-page.tsx';

const { saveProfile, getBrand } = contract.profile;
const BRAND = { ...EMPTY_BRAND, firstName: 'Ann', fullName: 'Ann Lee', bio: 'I answer the phone.' };
const FLAGS = {
  value: '{"guides":false,"videos":true}',
  SyncTo: 'custom',
  fontSize: null,
  field_type: 'string',
  table: '',
};

const preview = () => document.querySelector('aside')?.textContent ?? '';
const flip = (label: string) => act(async () => field(label).click());

async function show(language: 'en' | 'es' = 'en') {
  await open(<BlogPage />, {
    at: '/profile/blog',
    language,
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: BRAND },
      { query: partQuery(SESSION.user.id, 'blog'), data: { enabled_pages: FLAGS } },
    ],
  });
}

describe('the parts of the public home page', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    server.answer(getBrand, { brand: BRAND, contentLanguage: 'en' });
    server.answer(saveProfile, { data: { profile: {} } });
  });

  it('are asked for where there is something to switch, and shown by the preview as visitors meet them', async () => {
    await show();
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-field="enabled_pages"] input')];
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual(['About me', 'Articles', 'Contact']);
    for (const words of [
      'From Ann: good to know about home',
      'I answer the phone.',
      'What an inspector',
      'Contact Ann Lee',
    ])
      expect(preview()).toContain(words);
    for (const part of ['About me', 'Articles', 'Contact']) await flip(part);
    for (const words of ['I answer the phone.', 'What an inspector', 'Contact Ann Lee'])
      expect(preview()).not.toContain(words);
    expect(preview()).toContain('Ask Ann a question');
  });

  it('are saved beside the flags of pages that the form does not ask for', async () => {
    await show();
    await flip('Contact');
    await press('Save');
    const [[saved]] = server.bodies(saveProfile) as [[{ position: string; value: string }]];
    expect([saved.position, JSON.parse(saved.value)]).toEqual([
      'enabled_pages',
      { guides: false, videos: true, contact: false },
    ]);
  });

  it('have in Spanish the words that visitors meet', async () => {
    await show('es');
    for (const words of ['De Ann: lo que conviene saber de su casa', 'Contacto de Ann Lee', 'Pregúntele a Ann'])
      expect(preview()).toContain(words);
  });
});
