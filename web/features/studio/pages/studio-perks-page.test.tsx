import { fireEvent, screen } from '@testing-library/react';
import { perkForm } from '@yardsign/contracts/perk-fields';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { StudioPerk } from '../components/perks/perks-api.ts';
import { StudioPerkPage } from './studio-perk-page.tsx';
import { StudioPerksPage } from './studio-perks-page.tsx';

const { listStudioPerks, openStudioPerk, saveStudioPerk, restoreStudioPerk, addStudioPerk } = contract.studio;
const known = [
  { query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: 2 }] } } },
];
const bonus = { header: 'The kit', description: 'A kit.', contents: 'Inside.' };
const perk = (more: Partial<StudioPerk> = {}): StudioPerk => ({
  slug: 'the-kit',
  version: 0,
  isOfFiles: true,
  fields: { form: perkForm, shared: { component: 'bonus', order: 10 }, worded: { en: bonus, es: bonus } },
  versions: [{ number: 0, isOfFiles: true, savedAt: null, savedBy: null }],
  ...more,
});
const show = () =>
  open(<StudioPerkPage />, { at: '/admin/studio/perks/the-kit', path: '/admin/studio/perks/$perk', known });

beforeEach(() => sessionStorage.clear());

test('the list tells what is hidden and who changed what, and begins a perk', async () => {
  const line = {
    component: 'bonus' as const,
    order: 1,
    hidden: false,
    standardOnly: false,
    savedAt: null,
    savedBy: null,
  };
  server.answer(listStudioPerks, {
    perks: [
      { ...line, slug: 'kit', header: { en: 'The kit', es: 'El kit' } },
      { ...line, slug: 'old', header: { en: 'Old', es: 'Viejo' }, hidden: true, savedAt: '2026-11-01T00:00:00Z' },
    ],
  });
  const { address } = await open(<StudioPerksPage />, { at: '/admin/studio/perks', known });
  expect(screen.getByText('The kit').getAttribute('href')).toBe('/admin/studio/perks/kit');
  expect(screen.getAllByText(/^(?:Shown|Hidden)$/).map(({ textContent }) => textContent)).toEqual(['Shown', 'Hidden']);
  await press('New perk');
  await dialog();
  await press('Begin');
  expect(saidAt('Name')).toContain('Say what it is called.');
  fill('Name', ' Signs ');
  server.answer(addStudioPerk, { perk: perk({ slug: 'signs' }) });
  await press('Begin');
  expect(server.bodies(addStudioPerk)).toEqual([{ header: 'Signs', component: 'partner' }]);
  expect(address()).toBe('/admin/studio/perks/signs');
});

test('the form asks for what members would miss, and what was typed stays when somebody was faster', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  expect(screen.queryByLabelText(/Where the button leads/)).toBeNull();
  const [english] = screen.getAllByLabelText(/^Text/);
  if (!english) throw new Error('the text is there');
  fireEvent.change(english, { target: { value: '' } });
  await press('Save');
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  fireEvent.change(english, { target: { value: 'More.' } });
  fireEvent.click(screen.getByLabelText('Hidden from members'));
  server.refuse(saveStudioPerk, { status: 409, code: 'text_moved_on' });
  server.answer(openStudioPerk, { perk: perk({ version: 4 }) });
  await press('Save');
  expect((english as HTMLTextAreaElement).value).toBe('More.');
  server.answer(saveStudioPerk, { perk: perk({ version: 5 }) });
  await press('Save');
  const entry = {
    shared: { component: 'bonus', order: 10, hidden: true },
    worded: { en: { ...bonus, contents: 'More.' }, es: bonus },
  };
  expect(server.bodies(saveStudioPerk)).toEqual([
    { version: 0, entry },
    { version: 4, entry },
  ]);
});

test('another layout asks for its own fields', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  fireEvent.change(field('How its page is laid out'), { target: { value: 'partner' } });
  await press('Save');
  expect(saidAt(/^Where the button leads/)).toContain('Fill this in.');
});

test('an older version is brought back', async () => {
  const saved = { number: 1, isOfFiles: false, savedAt: '2026-11-01T00:00:00Z', savedBy: 'Cora Diaz' };
  server.answer(openStudioPerk, {
    perk: perk({ version: 1, isOfFiles: false, versions: [saved, ...perk().versions] }),
  });
  server.answer(restoreStudioPerk, { perk: perk({ version: 2 }) });
  await show();
  expect(() => button('Bring version 1 back')).toThrow('0 buttons');
  await press('Bring version 0 back');
  expect(server.bodies(restoreStudioPerk)).toEqual([{ version: 1, number: 0 }]);
});
