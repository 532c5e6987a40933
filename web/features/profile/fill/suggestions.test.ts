import { BASIC_TEXT_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { readCard } from '@yardsign/domain/vcard/read-card';
import { expect, it } from 'vitest';
import type { Draft } from '../model.ts';
import { imagesOf, suggestionsOf } from './suggestions.ts';

const EMPTY = new Proxy({} as Draft, { get: () => '' });
const EMPTY_TEXTS = Object.fromEntries(BASIC_TEXT_FIELDS.map((field) => [field, '']));
const card = (...lines: string[]) => {
  const read = readCard(['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\n'));
  if (!read) throw new Error('no card');
  return read;
};

it('what a card says is suggested for the field that says it, a phone as its country writes it', () => {
  const ann = card('N:Lee;Ann', 'TEL:5125550142', 'ORG:Harbor', 'URL:harbor.example');
  expect(suggestionsOf(ann, EMPTY, new Set())).toEqual([
    { field: 'first_name', value: 'Ann' },
    { field: 'last_name', value: 'Lee' },
    { field: 'company', value: 'Harbor' },
    { field: 'phone', value: '(512) 555-0142' },
    { field: 'website', value: 'harbor.example' },
  ]);
});

it('nothing is suggested that the form says already, that the team manages, or that no field takes', () => {
  const ann = card('N:Lee;Ann', 'ORG:Harbor', 'EMAIL:not an address', 'URL:javascript:alert(1)', 'TEL:call me');
  const values = new Proxy({} as Draft, { get: (_, name) => (name === 'first_name' ? 'Ann ' : '') });
  expect(suggestionsOf(ann, values, new Set(['company']))).toEqual([{ field: 'last_name', value: 'Lee' }]);
});

it('a colour and pictures of a website are suggested until the form has them', () => {
  const image = (id: string) => ({ id, url: `/${id}`, width: 9, height: 9, name: id });
  const said = { ...card('FN:'), primaryColor: '#1F6F5C' };
  const colored = (primary_color: string) => ({ ...EMPTY_TEXTS, primary_color }) as unknown as Draft;
  expect(suggestionsOf(said, colored('#000000'), new Set())).toEqual([{ field: 'primary_color', value: '#1F6F5C' }]);
  expect(suggestionsOf(said, colored('#1f6f5c '), new Set())).toEqual([]);
  const site = { logo: image('a'), photo: image('b') };
  const shown = {
    logo: image('a'),
    photo: null,
    logo_dark_bg: null,
    secondary_logo: null,
    secondary_logo_dark_bg: null,
  };
  expect(imagesOf(site, shown, new Set())).toEqual([{ field: 'photo', image: site.photo }]);
  expect(imagesOf(site, { ...shown, logo: null }, new Set(['logo', 'photo']))).toEqual([]);
});
