import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { field, fill, open, saidAt, server } from '../../../testing/page.tsx';
import type { Brand } from '../brand-query.ts';
import { PhoneField } from './phone-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

function Profile() {
  const brand = { photo: null, logo: null, logoDark: null } as Brand;
  const form = useProfileForm('usr_ann000000001', {}, brand, { onSaved: () => {} });
  return <PhoneField form={form} />;
}

beforeEach(() => server.answer(contract.teams.getTeamAbove, { team: null }));

const leaveWith = (typed: string) => {
  fill('Phone', typed);
  fireEvent.blur(field('Phone'));
};

it('a phone that was left stands there as its country writes it', async () => {
  await open(<Profile />);
  leaveWith('512.555.0142');
  await waitFor(() => expect(field('Phone').value).toBe('(512) 555-0142'));
  leaveWith('+525512345678');
  await waitFor(() => expect(field('Phone').value).toBe('+52 55 1234 5678'));
});

it('a phone of no country stays as it was typed, and a line says so until it is typed over', async () => {
  await open(<Profile />);
  leaveWith('555-0142');
  await screen.findByText(/We know no country/);
  expect([field('Phone').value, saidAt('Phone')]).toEqual(['555-0142', expect.stringContaining('as you typed it')]);
  fill('Phone', '555-01');
  expect(saidAt('Phone')).not.toContain('as you typed it');
});
