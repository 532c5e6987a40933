import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { MOST_NAMED, NO_RULES } from '@yardsign/domain/approval/team-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { TeamMember } from '../../teams/people-api.ts';
import type { Rules } from '../api.ts';
import { RulesForm } from './rules-form.tsx';

const { saveRules } = contract.approval;
const { listTeamMembers } = contract.teams;
const THEO = { id: 'usr_theo000001', name: 'Theo Park', onTeam: true };
const GONE = { id: 'usr_gone000001', name: 'Gia Moss', onTeam: false };
const NONE = { members: [], kinds: [], networks: [], approverIds: [] };
const SOME: Rules = { ...NO_RULES, ...NONE, asks: 'some', roles: ['member'] };

const openForm = (rules: Partial<Rules> = {}, { closed = false, language = 'en' as 'en' | 'es' } = {}) =>
  open(
    <RulesForm known={{ rules: { ...SOME, ...rules }, mayChange: !closed, named: [THEO, GONE] }} closed={closed} />,
    {
      language,
      known: [{ query: sessionQuery, data: SESSION }],
    },
  );
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
  await waitFor(() => expect(saved().map(({ undecided }) => undecided)).toEqual(['stop', 'send']));
  await act(async () => answers[1]?.());
});

it('says why rules could not be saved until something is changed, and keeps what was chosen', async () => {
  server.drop(saveRules);
  await openForm();
  await tick('An admin of the team');
  await press('Save rules');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect((screen.getByLabelText('An admin of the team') as HTMLInputElement).checked).toBe(true);
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

describe('the people whom the rules name', () => {
  const member = (at: number): TeamMember => ({
    id: `usr_agent${1000 + at}`,
    name: `Ana Reyes ${at}`,
    email: `ana${at}@example.com`,
    photoUrl: null,
    status: 'active',
    isAdmin: at === 1,
    lastSignInAt: null,
    may: { view: true, remove: true, changeRole: true },
  });
  const members = Array.from({ length: 25 }, (_, at) => member(at));

  beforeEach(() =>
    server.answer(listTeamMembers, ({ query }) =>
      query['query'] === undefined
        ? { items: members, nextCursor: 'more', total: 1500 }
        : { items: query['query'] === 'ana 700' ? [member(700)] : [], nextCursor: null, total: 0 },
    ),
  );

  it('are taken off one by one, also who has left the team, and the cursor stays where more are chosen', async () => {
    await openForm({ members: [THEO.id, GONE.id] });
    await press('Remove Gia Moss (no longer on the team)');
    expect(document.activeElement?.textContent).toBe('Choose members');
    await press('Save rules');
    expect(saved()[0]?.members).toEqual([THEO.id]);
    await press('Remove Theo Park');
    expect(screen.getByText('Nobody is named.')).toBeTruthy();
  });

  it('are found among all of a large team, and nothing is saved by searching', async () => {
    await openForm({ members: [THEO.id] });
    await press('Choose members');
    await dialog();
    expect(screen.getByText('Showing 25 of 1,500')).toBeTruthy();
    fill('Find a member by name or email', 'ana 700');
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Ana Reyes/ })).toHaveLength(1));
    await tick('Ana Reyes 700');
    expect(screen.getByText('2 chosen')).toBeTruthy();
    expect(saved()).toEqual([]);
    await press('Done');
    expect(button('Remove Ana Reyes 700')).toBeTruthy();
    await press('Save rules');
    expect(saved()[0]?.members).toEqual([THEO.id, member(700).id]);
  });

  it('are those who agree where these are chosen, and nobody is found says so in Spanish too', async () => {
    await openForm({ approvers: 'chosen' }, { language: 'es' });
    await act(async () => void fireEvent.click(screen.getAllByText('Elegir miembros').at(-1) as HTMLElement));
    expect((await dialog()).textContent).toContain('Quién aprueba');
    await tick('Ana Reyes 1');
    fill('Busca a un miembro por nombre o correo', 'nobody');
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(screen.getByText('No se encuentra a nadie así.')).toBeTruthy());
    await press('Listo');
    await press('Guardar reglas');
    expect(saved()[0]).toMatchObject({ members: [], approverIds: [member(1).id] });
  });

  it('are two hundred at most: no more can be ticked then, and it says what to do', async () => {
    const chosen = Array.from({ length: MOST_NAMED - 1 }, (_, at) => `usr_other${1000 + at}`);
    await openForm({ members: chosen });
    await press('Choose members');
    await dialog();
    await tick('Ana Reyes 3');
    expect(screen.getByText(/200 people are chosen, and no more can be/)).toBeTruthy();
    expect((screen.getByLabelText('Ana Reyes 4') as HTMLInputElement).disabled).toBe(true);
    await tick('Ana Reyes 3');
    expect((screen.getByLabelText('Ana Reyes 4') as HTMLInputElement).disabled).toBe(false);
  });
});
