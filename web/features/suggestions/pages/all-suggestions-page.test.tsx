import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { WrittenSuggestion } from '../api.ts';
import { AllSuggestionsPage } from './all-suggestions-page.tsx';

const { listAllSuggestions, answerSuggestion } = contract.suggestions;
const known = [{ query: sessionQuery, data: SESSION }];
const AT = '2026-11-20T12:00:00.000Z';
const KNOWN: WrittenSuggestion = {
  id: `sug_${'a'.repeat(24)}`,
  area: 'graphics',
  title: 'A square for rentals',
  description: 'Ours are few.',
  may_contact: false,
  state: 'received',
  reply: '',
  created_at: AT,
  changed_at: AT,
  member: { name: 'Maya Alvarez', email: null },
};

test('the content team answers a suggestion, and sees who does not want to be written to', async () => {
  server.answer(listAllSuggestions, { data: { items: [KNOWN], nextCursor: null } });
  server.answer(answerSuggestion, { data: { ...KNOWN, state: 'planned', reply: 'In spring.' } });
  await open(<AllSuggestionsPage />, { known });
  expect(screen.getByText('Does not want to be written to.')).toBeTruthy();
  await press('Answer “A square for rentals”');
  const opened = await dialog();
  const state = opened.querySelector('select');
  if (state === null) throw new Error('the dialog has no list of states');
  fill(/^A word to it/, 'In spring.');
  await press('Save');
  expect(server.bodies(answerSuggestion)).toEqual([{ state: 'received', reply: 'In spring.' }]);
});
