// What comes later in a browser is here at once: no test waits for code.
import '@simplewebauthn/browser';
import './passkey-dialogs.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { sessionsQuery, signInMethodsQuery } from './credentials-api.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const { listPasskeys, startPasskey, addPasskey, renamePasskey, removePasskey } = contract.access;
const PHONE = {
  id: 'psk_maya00000001',
  name: 'Pixel',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const HERE = {
  id: 'ses_maya00000001',
  browser: 'Firefox',
  system: 'Windows',
  api: false,
  startedAt: PHONE.createdAt,
  lastSeenAt: PHONE.createdAt,
  current: true,
  login: null,
};
const known = [
  { query: signInMethodsQuery, data: { password: true, providers: [] } },
  { query: sessionsQuery, data: { sessions: [HERE] } },
];
const create = vi.fn<() => Promise<Credential>>();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  server.answer(listPasskeys, { passkeys: [PHONE] });
  server.answer(contract.access.getSession, { session: null });
  server.answer(contract.access.getSignInMethods, { password: true, providers: [] });
  server.answer(contract.access.listSessions, { sessions: [HERE] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the passkeys of an account', () => {
  it('are listed with when they were made and used, in either language', async () => {
    server.answer(listPasskeys, { passkeys: [PHONE, { ...PHONE, id: 'psk_maya00000002', name: 'Portátil' }] });
    await open(<PasskeysCard />, { known, language: 'es' });
    await screen.findByText('Pixel');
    expect(screen.getAllByText(/^Agregada el .*, sin usar todavía$/)).toHaveLength(2);
    expect(button('Quitar Portátil')).toBeTruthy();
  });

  it('can be asked for again when they could not be read', async () => {
    server.refuse(listPasskeys, { status: 500, code: 'internal' });
    await open(<PasskeysCard />, { known });
    await screen.findByText('This could not be loaded.');
    server.answer(listPasskeys, { passkeys: [PHONE] });
    await press('Try again');
    await screen.findByText('Pixel');
  });

  it('cannot be made in a browser that does not know them, which says so', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await open(<PasskeysCard />, { known });
    await screen.findByText(/^This browser does not know passkeys/);
    expect(() => button('Add a passkey')).toThrow('0 buttons');
  });

  it('are called after this device, ask for the password, and keep what was typed when the device says no', async () => {
    server.answer(startPasskey, {
      options: {
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'Yardsign' },
        user: { id: 'AAAA', name: 'maya', displayName: 'Maya Alvarez' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 600_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    create.mockRejectedValue(new DOMException('not now', 'NotAllowedError'));
    await open(<PasskeysCard />, { known });
    await screen.findByText('Pixel');
    await press('Add a passkey');
    await dialog();
    expect(field('Name of the passkey').value).toBe('Firefox on Windows');
    await press('Continue');
    expect(saidAt('Your password')).toContain('Enter your password.');
    fill('Your password', 'porch-light-42');
    fill('Name of the passkey', 'Office');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used');
    expect(server.bodies(startPasskey)).toEqual([{ password: 'porch-light-42' }]);
    expect(server.bodies(addPasskey)).toEqual([]);
    expect([field('Name of the passkey').value, field('Your password').value]).toEqual(['Office', 'porch-light-42']);
  });

  it('get another name, which may not be empty', async () => {
    server.answer(renamePasskey, { passkey: { ...PHONE, name: 'Old phone' } });
    await open(<PasskeysCard />, { known });
    await screen.findByText('Pixel');
    await press('Rename Pixel');
    await dialog();
    fill('Name of the passkey', ' ');
    await press('Save');
    expect(saidAt('Name of the passkey')).toContain('Give it a name.');
    fill('Name of the passkey', ' Old phone ');
    server.answer(listPasskeys, { passkeys: [{ ...PHONE, name: 'Old phone' }] });
    await press('Save');
    await screen.findByText('Old phone');
    expect(server.bodies(renamePasskey)).toEqual([{ name: 'Old phone' }]);
  });

  it('are removed with the password, and the last way in says why it stays', async () => {
    server.refuse(removePasskey, { status: 409, code: 'last_way_in' });
    await open(<PasskeysCard />, { known });
    await screen.findByText('Pixel');
    await press('Remove Pixel');
    await dialog();
    fill('Your password', 'porch-light-42');
    await press('Remove');
    expect((await screen.findByRole('alert')).textContent).toContain('This is the only way into your account.');
    server.answer(removePasskey, undefined);
    server.answer(listPasskeys, { passkeys: [] });
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Pixel')).toBeNull());
  });
});
