import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SITE } from '../../../testing/people.ts';
import { signInMethodsQuery } from './credentials-api.ts';
import { AddCredentialDialog } from './login-credential-dialogs.tsx';
import { RenewCodesDialog } from '../second-factor/renew-codes-dialog.tsx';
import { SetUpFactorDialog } from '../second-factor/set-up-factor-dialog.tsx';

const { addLoginCredential, enrolSecondFactor, enableSecondFactor, renewRecoveryCodes } = contract.access;
const CODE = 'Code from your authenticator app';
const CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-000${index}`);
const known = (password: boolean) => ({ known: [{ query: signInMethodsQuery, data: { password, providers: [] } }] });
const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockClear());

describe('adding a login', () => {
  const openIt = async (password = true) => {
    await open(<AddCredentialDialog userId="usr_maya00000001" opened onClose={onClose} />, known(password));
    await dialog();
  };

  it('asks for name, password and proof at their fields', async () => {
    await openIt();
    fill('Username', 'No Spaces');
    await press('Add a login');
    expect(saidAt('Username')).toContain('Use 3 to 40 small letters');
    expect(document.activeElement).toBe(field('Username'));
    expect(saidAt('Password of this login')).toContain('Choose a password.');
    expect(saidAt('Your password')).toContain('Enter your password.');
    expect(server.bodies(addLoginCredential)).toEqual([]);
  });

  it('asks nobody for a password who has none', async () => {
    await openIt(false);
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('tells a taken name at its field, and forgets every password once it is closed', async () => {
    server.refuse(addLoginCredential, {
      status: 409,
      code: 'credential_not_added',
      issues: [{ path: 'username', message: 'taken' }],
    });
    await openIt();
    fill('Username', 'Office');
    fill('Password of this login', 'quiet harbor window');
    fill('Your password', 'porch-light-42');
    await press('Add a login');
    expect(saidAt('Username')).toContain('This name is taken.');
    expect(server.bodies(addLoginCredential)).toEqual([
      { username: 'office', password: 'quiet harbor window', current_password: 'porch-light-42' },
    ]);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(['Username', 'Password of this login', 'Your password'].map((label) => field(label).value)).toEqual([
      '',
      '',
      '',
    ]);
    expect(saidAt('Username')).not.toContain('taken');
  });
});

describe('recovery codes', () => {
  it('are shown once, and stay until they are kept', async () => {
    server.answer(renewRecoveryCodes, { recoveryCodes: CODES });
    await open(<RenewCodesDialog opened onClose={onClose} />);
    await dialog();
    await press('Make new codes');
    expect(saidAt(CODE)).not.toBe('');
    expect(server.bodies(renewRecoveryCodes)).toEqual([]);
    fill(CODE, '123456');
    await press('Make new codes');
    expect(screen.getByText('aaaa-bbbb-0009')).toBeTruthy();
    await press('Done');
    expect(screen.getByRole('alert').textContent).toBe('Keep the codes first, then tick this box.');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('I have kept these codes'));
    await press('Done');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('setting up the second factor', () => {
  it('goes by password, code and recovery codes, and a wrong code can be tried again', async () => {
    server.answer(enrolSecondFactor, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' });
    server.refuse(enableSecondFactor, { status: 422, code: 'second_factor_wrong' });
    server.answer(contract.access.getSignInMethods, { password: true, providers: [] });
    server.answer(contract.site.getSite, SITE);
    await open(<SetUpFactorDialog opened onClose={onClose} />, known(true));
    await dialog();
    await press('Continue');
    expect(saidAt('Your password')).toContain('Enter your password.');
    fill('Your password', 'porch-light-42');
    await press('Continue');
    expect(field(CODE).getAttribute('aria-invalid')).toBe('false');
    fill(CODE, '000000');
    await press('Continue');
    expect(screen.getByRole('alert')).toBeTruthy();
    server.answer(enableSecondFactor, { recoveryCodes: CODES });
    fill(CODE, '123456');
    await press('Continue');
    expect(screen.getByText('aaaa-bbbb-0000')).toBeTruthy();
    expect(server.bodies(enrolSecondFactor)).toEqual([{ password: 'porch-light-42' }]);
  });
});
