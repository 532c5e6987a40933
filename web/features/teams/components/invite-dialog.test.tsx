import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const TEAM = { role: 'owner', seats: { total: 5, members: 1, invites: 1 } } as Parameters<
  typeof InviteDialog
>[0]['team'];
const ADDRESSES = 'Email addresses';
const AS_ADMINS = /^As admins of the team/;

describe('inviting people', () => {
  const onClose = vi.fn<() => void>();
  let leave: () => void;

  async function openDialog(team = TEAM) {
    ({ unmount: leave } = await open(<InviteDialog team={team} opened onClose={onClose} />));
    await dialog();
  }

  beforeEach(() => {
    onClose.mockClear();
    return openDialog();
  });

  it('offers addresses back that were typed before the session ended, until they are invited', async () => {
    fill(ADDRESSES, 'nora@example.com');
    leave();
    await openDialog();
    await press('Bring them back');
    expect(field(ADDRESSES).value).toBe('nora@example.com');
    server.answer(contract.teams.inviteMembers, { invited: ['nora@example.com'], left: [] });
    await press('Send invitation');
    expect(onClose).toHaveBeenCalledOnce();
    leave();
    await openDialog();
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  it('as admins is the owner’s to do', async () => {
    expect(screen.getByLabelText(AS_ADMINS)).toBeTruthy();
    leave();
    await openDialog({ ...TEAM, role: 'admin' });
    expect(screen.queryByLabelText(AS_ADMINS)).toBeNull();
  });

  it('names the part of the pasted text that is no address, and keeps the text', async () => {
    fill(ADDRESSES, 'Nora <nora@example.com>, luis@example.com, nobody');
    await press('Send 2 invitations');
    expect(saidAt(ADDRESSES)).toContain('nobody');
    expect(document.activeElement).toBe(field(ADDRESSES));
    expect(field(ADDRESSES).value).toContain('nora@example.com');
    expect(server.bodies(contract.teams.inviteMembers)).toEqual([]);
  });

  it('does not invite more people than there are seats', async () => {
    fill(ADDRESSES, 'a@example.com, b@example.com, c@example.com, d@example.com');
    await press('Send 4 invitations');
    expect(field(ADDRESSES).getAttribute('aria-invalid')).toBe('true');
    expect(server.bodies(contract.teams.inviteMembers)).toEqual([]);
  });

  it('stays open to say who was left out, and is ready for the next', async () => {
    server.answer(contract.teams.inviteMembers, { invited: [], left: [{ email: 'luis@example.com', why: 'on_team' }] });
    fill(ADDRESSES, 'luis@example.com');
    fireEvent.click(screen.getByLabelText('Español'));
    await press('Send invitation');
    expect((await screen.findByRole('alert')).textContent).toContain('luis@example.com');
    expect(server.bodies(contract.teams.inviteMembers)).toEqual([
      { people: [{ email: 'luis@example.com', firstName: '', lastName: '', isAdmin: false }], language: 'es' },
    ]);
    expect(field(ADDRESSES).value).toBe('');
    expect(field(ADDRESSES).getAttribute('aria-invalid')).toBe('false');
    expect(onClose).not.toHaveBeenCalled();
  });
});
