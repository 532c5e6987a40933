import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SITE } from '../../../testing/people.ts';
import { DeviceStep } from './device-step.tsx';

const onSubmit = vi.fn<(code: string) => void>();
beforeEach(() => onSubmit.mockClear());

const openIt = (language: 'en' | 'es' = 'en') =>
  open(
    <DeviceStep
      ticket="waiting"
      busy={false}
      error={null}
      onSubmit={onSubmit}
      onPasskey={() => {}}
      onBack={() => {}}
    />,
    { language, known: [{ query: siteQuery, data: SITE }] },
  );

it('asks for six digits, and sends what was typed', async () => {
  await openIt();
  await press('Log in');
  expect(saidAt('Code from the mail')).toContain('Enter the code.');
  expect(onSubmit).not.toHaveBeenCalled();
  fill('Code from the mail', '123 456');
  await press('Log in');
  expect(onSubmit).toHaveBeenCalledWith('123 456');
});

it('sends the mail again, and says when it may not', async () => {
  server.answer(contract.access.resendDeviceCode, undefined);
  await openIt('es');
  await press('Enviar el código de nuevo');
  await screen.findByText(/^El código va en camino otra vez/);
  expect(server.bodies(contract.access.resendDeviceCode)).toEqual([{ ticket: 'waiting' }]);
  server.refuse(contract.access.resendDeviceCode, { status: 429, code: 'too_many_requests' });
  await press('Enviar el código de nuevo');
  await screen.findByRole('alert');
});
