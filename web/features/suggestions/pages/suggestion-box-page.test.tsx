import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Suggestion } from '../api.ts';
import { SuggestionBoxPage } from './suggestion-box-page.tsx';

const { addSuggestion, listSuggestions } = contract.suggestions;
const known = [{ query: sessionQuery, data: SESSION }];
const AT = '2026-11-20T12:00:00.000Z';
const KNOWN: Suggestion = {
  id: `sug_${'a'.repeat(24)}`,
  area: 'graphics',
  title: 'A square for rentals',
  description: '',
  may_contact: false,
  state: 'planned',
  reply: 'In spring.',
  created_at: AT,
  changed_at: AT,
};

const answerList = (...items: Suggestion[]) => server.answer(listSuggestions, { data: { items, nextCursor: null } });

beforeEach(() => answerList());

function fillIn() {
  fill('What it is about', 'graphics');
  fill('In one line', 'A square for rentals');
}

describe('the suggestion box', () => {
  test('says what is wrong at its field, and sends nothing', async () => {
    await open(<SuggestionBoxPage />, { known });
    fill('In one line', 'ab');
    await press('Send suggestion');
    expect(saidAt('What it is about')).toContain('Choose what it is about.');
    expect(saidAt('In one line')).toContain('at least 3 characters');
    expect(document.activeElement).toBe(field('What it is about'));
    expect(server.bodies(addSuggestion)).toEqual([]);
  });

  test('offers back what was typed before the session ended, until it is sent', async () => {
    const left = await open(<SuggestionBoxPage />, { known });
    fillIn();
    left.unmount();
    const back = await open(<SuggestionBoxPage />, { known });
    await press('Bring them back');
    expect(field('In one line').value).toBe('A square for rentals');
    server.answer(addSuggestion, { data: KNOWN });
    await press('Send suggestion');
    back.unmount();
    await open(<SuggestionBoxPage />, { known });
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  test('keeps what was typed when it does not arrive, and sends it again as the same suggestion', async () => {
    await open(<SuggestionBoxPage />, { known });
    fillIn();
    server.refuse(addSuggestion, { status: 503, code: 'overloaded' });
    await press('Send suggestion');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(field('In one line').value).toBe('A square for rentals');
    server.answer(addSuggestion, { data: KNOWN });
    await press('Send suggestion');
    const [first, second] = server.bodies(addSuggestion) as { clientRequestId: string }[];
    expect(second).toEqual(first);
    expect(field('In one line').value).toBe('');
    fillIn();
    await press('Send suggestion');
    const third = (server.bodies(addSuggestion) as { clientRequestId: string }[])[2];
    expect(third?.clientRequestId).not.toBe(first?.clientRequestId);
  });

  test('shows what the member suggested, with its state and what was said to it', async () => {
    answerList(KNOWN);
    await open(<SuggestionBoxPage />, { known });
    expect(screen.getByText('A square for rentals')).toBeTruthy();
    expect(screen.getByText('Planned')).toBeTruthy();
    expect(screen.getByText('In spring.')).toBeTruthy();
  });

  test('says so when nothing was suggested yet, in Spanish as well', async () => {
    await open(<SuggestionBoxPage />, { known, language: 'es' });
    expect(screen.getByText('Todavía no has enviado ninguna idea')).toBeTruthy();
  });
});
