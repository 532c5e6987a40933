import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it } from 'vitest';
import { button, dialog, field, open, press, server } from '../../../testing/page.tsx';
import type { Brand } from '../brand-query.ts';
import { ProfileTextField } from '../components/profile-text-field.tsx';
import { useProfileForm } from '../components/use-profile-form.ts';
import { CardImport } from './card-import.tsx';

const MEMBER = 'usr_ann000000001';

function Profile() {
  const brand = { photo: null, logo: null, logoDark: null } as Brand;
  const form = useProfileForm(MEMBER, {}, brand, { onSaved: () => {} });
  return (
    <>
      <ProfileTextField form={form} field="first_name" label="First name" />
      <ProfileTextField form={form} field="company" label="Company" />
      <CardImport form={form} memberId={MEMBER} />
    </>
  );
}

async function choose(content: string) {
  await press('Fill from a contact card');
  await dialog();
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('nothing to choose with');
  await act(async () => void fireEvent.change(input, { target: { files: [new File([content], 'ann.vcf')] } }));
}

beforeEach(() => server.answer(contract.teams.getTeamAbove, { team: null }));

it('what a card says is taken one by one, and the rest is left', async () => {
  await open(<Profile />);
  await choose('BEGIN:VCARD\nN:Lee;Ann\nORG:Harbor\nEND:VCARD');
  await screen.findByText('Harbor');
  await press('Use: Ann');
  expect([field('First name').value, field('Company').value]).toEqual(['Ann', '']);
  expect(() => button('Use: Ann')).toThrow('0 buttons');
});

it('a photo of a card is sent like any other before the form shows it', async () => {
  const upload = { id: 'a'.repeat(64), url: '/x', width: 404, height: 404, name: 'photo.png' };
  server.answer(contract.uploads.uploadImage, { data: { upload } });
  await open(<Profile />);
  await choose('BEGIN:VCARD\nFN:Ann\nPHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=\nEND:VCARD');
  await screen.findByAltText('Photo of the card');
  await press('Use the photo');
  await screen.findByText('The photo is in your profile’s form.');
});

it('a file that is no card is said to be none', async () => {
  await open(<Profile />);
  await choose('<html></html>');
  expect((await screen.findByRole('alert')).textContent).toMatch(/not a contact card/);
});
