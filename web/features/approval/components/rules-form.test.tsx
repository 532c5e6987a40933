import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { NO_RULES } from '@yardsign/domain/approval/team-rules';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Rules } from '../api.ts';
import { RulesForm } from './rules-form.tsx';

const { saveRules } = contract.approval;
const THEO = { id: 'usr_theo000001', name: 'Theo Park', isAdmin: false };
const NONE = { members: [], kinds: [], networks: [], approverIds: [] };
const SOME: Rules = { ...NO_RULES, ...NONE, asks: 'some', roles: ['member'] };

const openForm = (rules: Partial<Rules> = {}, { closed = false, language = 'en' as 'en' | 'es' } = {}) =>
  open(<RulesForm known={{ rules: { ...SOME, ...rules }, mayChange: !closed, members: [THEO] }} closed={closed} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
const tick = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(label)));
const saved = () => server.bodies(saveRules);

beforeEach(() => server.answer(saveRules));

it('saves one change of the rules after the other, so that the last one holds', async () => {
  const answers: (() => void)[] = [];
  server.answer(saveRules, () => new Promise((resolve) => answers.push(() => resolve(undefined))));
  await openForm();
  await press('Save rules');
  await tick('It goes out');
  await press('Save rules');
  expect(saved().map(({ undecided }) => undecided)).toEqual(['stop']);
  await act(async () => answers[0]?.());
  await vi.waitFor(() => expect(saved().map(({ undecided }) => undecided)).toEqual(['stop', 'send']));
  await act(async () => answers[1]?.());
});

it('says why rules could not be saved until something is changed, and keeps what was chosen', async () => {
  server.drop(saveRules);
  await openForm();
  await tick('Theo Park');
  await press('Save rules');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect((screen.getByLabelText('Theo Park') as HTMLInputElement).checked).toBe(true);
  await tick('It goes out');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends nothing of who may only look, not even by Enter', async () => {
  await openForm({}, { closed: true });
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  expect(saved()).toEqual([]);
  expect(button('Save rules').disabled).toBe(true);
});

it('asks who agrees only where somebody has to ask, and forgets nothing of it meanwhile', async () => {
  await openForm({ undecided: 'send' });
  await tick('Nobody');
  expect(screen.queryByLabelText('It goes out')).toBeNull();
  await tick('Everybody');
  expect((screen.getByLabelText('It goes out') as HTMLInputElement).checked).toBe(true);
});

it.each([
  ['999', 365],
  ['-3', 0],
  ['', 0],
  ['2.6', 3],
])('takes %j days for those who have just joined as %i', async (typed, days) => {
  await openForm({ newForDays: 30 });
  fill(/days/i, typed);
  await press('Save rules');
  expect(saved()[0]?.newForDays).toBe(days);
});

it('keeps a time that is not among those that are offered, in Spanish too', async () => {
  await openForm({ hours: 5 }, { language: 'es' });
  const hours = [...document.querySelectorAll('option')].filter(({ value }) => value === '5');
  expect(hours.map(({ textContent }) => textContent)).toEqual(['5 horas']);
  await press('Guardar reglas');
  expect(saved()[0]?.hours).toBe(5);
});
