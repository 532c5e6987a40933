import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it } from 'vitest';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import type { Brand } from '../brand-query.ts';
import { ProfileTextField } from '../components/profile-text-field.tsx';
import { useProfileForm } from '../components/use-profile-form.ts';
import { FillButton } from './fill-button.tsx';

const MEMBER = 'usr_ann000000001';

const OPENER = 'Fill from a contact card or your website';

function Profile() {
  const brand = { photo: null, logo: null, logoDark: null } as Brand;
  const form = useProfileForm(MEMBER, {}, brand, { onSaved: () => {} });
  return (
    <>
      <ProfileTextField form={form} field="first_name" label="First name" />
      <ProfileTextField form={form} field="company" label="Company" />
      <ProfileTextField form={form} field="website" label="Website" />
      <FillButton form={form} memberId={MEMBER} />
    </>
  );
}

async function choose(content: string) {
  await press(OPENER);
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

const image = (id: string) => ({ id: id.repeat(64), url: `/${id}`, width: 9, height: 9, name: 'website-logo' });
const SITE = {
  firstName: '',
  lastName: '',
  organization: 'Harbor',
  title: '',
  phone: '',
  email: '',
  city: '',
  state: '',
  website: 'ann.example',
  primaryColor: '#1F6F5C',
  logo: image('a'),
  photo: null,
};

it('the website of the profile is read, and what it says is taken one by one', async () => {
  server.answer(contract.uploads.readWebsite, { data: { site: SITE } });
  await open(<Profile />);
  fill('Website', 'ann.example');
  await press(OPENER);
  await dialog();
  await press('Read the website');
  expect(server.bodies(contract.uploads.readWebsite)).toEqual([{ address: 'ann.example' }]);
  await press('Use: Harbor');
  await press('Use: Logo');
  expect(field('Company').value).toBe('Harbor');
  expect(() => button('Use: Logo')).toThrow('0 buttons');
  expect(button('Use: #1F6F5C')).toBeTruthy();
});

it('a website that says nothing new, and one that cannot be read, are said in words', async () => {
  const nothing = { ...SITE, organization: '', website: '', primaryColor: '', logo: null };
  server.answer(contract.uploads.readWebsite, { data: { site: nothing } });
  await open(<Profile />);
  await press(OPENER);
  await dialog();
  await press('Read the website');
  await screen.findByText('Type the address of your website.');
  fill('Your website', 'ann.example');
  await press('Read the website');
  expect((await screen.findByText(/says nothing that your profile/)).getAttribute('role')).toBe('status');
  server.refuse(contract.uploads.readWebsite, { status: 422, code: 'website_refused' });
  await press('Read the website');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Only public websites/);
});

it('reading a website does not save the form that the window belongs to', async () => {
  server.answer(contract.uploads.readWebsite, { data: { site: SITE } });
  let saved = 0;
  await open(
    <div onSubmit={() => (saved += 1)}>
      <Profile />
    </div>,
  );
  await press(OPENER);
  await dialog();
  fill('Your website', 'ann.example');
  await press('Read the website');
  await screen.findByText('What your website says');
  expect(saved).toBe(0);
});
