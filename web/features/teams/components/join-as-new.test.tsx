import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { JoinAsNew } from './join-as-new.tsx';

const LINK = { id: 'inv_abcdefgh', h: 's'.repeat(43) };
const INVITE = { email: 'nora@example.com', firstName: 'Nora', lastName: '' } as Parameters<
  typeof JoinAsNew
>[0]['invite'];

describe('joining a team with a new account', () => {
  const onJoined = vi.fn<() => void>();
  const show = (language: 'en' | 'es' = 'en') =>
    open(<JoinAsNew link={LINK} invite={INVITE} onJoined={onJoined} />, { language });

  beforeEach(() => onJoined.mockClear());

  it('takes the name from the invitation, and asks for what is missing at its field', async () => {
    await show();
    expect(field('First name').value).toBe('Nora');
    fill('Password', 'short');
    await press('Create account and join');
    expect(document.activeElement).toBe(field('Last name'));
    expect(saidAt('Last name')).toBe('This cannot stay empty.');
    expect(saidAt('Password')).toContain('At least 8 characters.');
    expect(server.bodies(contract.teams.joinAsNew)).toEqual([]);
  });

  it('says at the password what the server thinks of it, in Spanish too', async () => {
    server.refuse(contract.teams.joinAsNew, {
      status: 400,
      code: 'invalid_request',
      issues: [{ path: 'password', message: 'common' }],
    });
    await show('es');
    fill('Apellido', 'Ruiz');
    fill('Contraseña', 'password1');
    await press('Crear cuenta y unirme');
    expect(saidAt('Contraseña')).toContain('de las primeras que se adivinan');
    expect(document.activeElement).toBe(field('Contraseña'));
    expect(server.bodies(contract.teams.joinAsNew)).toMatchObject([{ last_name: 'Ruiz', language: 'es' }]);
    expect(onJoined).not.toHaveBeenCalled();
  });
});
