import { readCard } from '@yardsign/domain/vcard/read-card';
import { expect, it } from 'vitest';
import type { Draft } from '../model.ts';
import { suggestionsOf } from './card-suggestions.ts';

const EMPTY = new Proxy({} as Draft, { get: () => '' });
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
