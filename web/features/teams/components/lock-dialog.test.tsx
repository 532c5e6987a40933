import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { TEAM } from '../../../testing/teams.ts';
import { lockRows } from '../model.ts';
import { LockDialog } from './lock-dialog.tsx';

const { lockField, getTeam } = contract.teams;
const onClose = vi.fn<() => void>();

async function openFor(name: 'company' | 'logo', team = TEAM) {
  const row = lockRows(team).find(({ field: each }) => each === name);
  if (row === undefined) throw new Error(`no row for ${name}`);
  await open(<LockDialog team={team} row={row} opened onClose={onClose} />);
  return dialog();
}

describe('setting a field for the whole team', () => {
  beforeEach(() => onClose.mockClear());

  it('begins with what the owner has, and says for how many it counts', async () => {
    const window = await openFor('company');
    expect(field('Company').value).toBe('Harbor & Pine');
    expect(window.textContent).toContain('3 members');
  });

  it('tells at the field what the server does not accept, and keeps it', async () => {
    server.refuse(lockField, {
      status: 422,
      code: 'invalid_request',
      issues: [{ path: 'value', message: 'too_long' }],
    });
    await openFor('company');
    fill('Company', 'x'.repeat(300));
    await press('Lock for everyone');
    expect(saidAt('Company')).not.toBe('');
    expect(document.activeElement).toBe(field('Company'));
    expect(field('Company').value).toHaveLength(300);
    expect(onClose).not.toHaveBeenCalled();
    fill('Company', 'Harbor');
    expect(saidAt('Company')).toBe('');
  });

  it('closes once it is set', async () => {
    server.answer(lockField, { members: 3 });
    server.answer(getTeam, { team: TEAM });
    await openFor('company');
    await press('Lock for everyone');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(lockField)).toEqual([{ value: 'Harbor & Pine' }]);
  });

  it('leads to the profile for a picture that there is none of yet; an admin of the team has to wait for the owner', async () => {
    const window = await openFor('logo');
    expect(window.querySelector('a')?.getAttribute('href')).toBe('/profile/basic');
    expect(() => button('Lock for everyone')).toThrow('0 buttons');
  });

  it('offers an admin of the team no way to the profile of the owner', async () => {
    const window = await openFor('logo', { ...TEAM, role: 'admin' });
    expect(window.textContent).toContain('Oscar Grant');
    expect(window.querySelector('a')).toBeNull();
    expect(() => button('Lock for everyone')).toThrow('0 buttons');
  });
});
