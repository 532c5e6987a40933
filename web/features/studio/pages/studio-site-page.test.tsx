import { fireEvent, screen, within } from '@testing-library/react';
import { siteForm } from '@yardsign/contracts/site-fields';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { StudioSite } from '../components/site/site-api.ts';
import { StudioSitePage } from './studio-site-page.tsx';

const { openStudioSite, saveStudioSite, restoreStudioSite } = contract.studio;
const { getSiteConfig } = contract.site;
const known = [
  { query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: 2 }] } } },
];
const CONFIG = {
  ...{ maintenance: { on: false, message: null }, banners: [], featureSwitches: {}, tutorials: {} },
  ...{ promo: null, help: null },
};
const site = (more: Partial<StudioSite> = {}): StudioSite => ({
  version: 0,
  isOfFiles: true,
  fields: { form: siteForm, shared: { helpSite: 'https://help.example' }, worded: { en: {}, es: {} } },
  versions: [{ number: 0, isOfFiles: true, savedAt: null, savedBy: null }],
  ...more,
});
const show = () => open(<StudioSitePage />, { at: '/admin/studio/site', path: '/admin/studio/site', known });

beforeEach(() => sessionStorage.clear());

test('a message is written in both languages, with a button, and what was typed stays when somebody was faster', async () => {
  server.answer(openStudioSite, { site: site() });
  await show();
  await press('Add: Messages above every page');
  const message = within(screen.getByRole('group', { name: 'Message 1' }));
  const [english, spanish] = [message.getByLabelText('English'), message.getByLabelText('Spanish')];
  expect([english.lang, spanish.lang]).toEqual(['en', 'es']);
  fireEvent.change(english, { target: { value: 'The fair' } });
  await press('Save');
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  fireEvent.change(spanish, { target: { value: 'La feria' } });
  fireEvent.click(message.getByLabelText('With a button'));
  fill(/^Where the button leads/, 'https://fair.example');
  const button = within(message.getByRole('group', { name: 'What stands on the button' }));
  fireEvent.change(button.getByLabelText('English'), { target: { value: 'Go' } });
  fireEvent.change(button.getByLabelText('Spanish'), { target: { value: 'Ir' } });
  server.refuse(saveStudioSite, { status: 409, code: 'text_moved_on' });
  server.answer(openStudioSite, { site: site({ version: 3 }) });
  await press('Save');
  server.answer(saveStudioSite, { site: site({ version: 4 }) });
  server.answer(getSiteConfig, CONFIG);
  await press('Save');
  const banner = {
    ...{ says: { en: 'The fair', es: 'La feria' }, look: 'info' },
    button: { address: 'https://fair.example', caption: { en: 'Go', es: 'Ir' } },
  };
  const entry = { shared: { helpSite: 'https://help.example', banners: [banner] }, worded: { en: {}, es: {} } };
  expect(server.bodies(saveStudioSite)).toEqual([
    { version: 0, entry },
    { version: 3, entry },
  ]);
});

test('what is said of maintenance is asked for in both languages, and no page has two films', async () => {
  server.answer(openStudioSite, { site: site() });
  await show();
  fireEvent.click(field('With words of our own'));
  fireEvent.change(field('English'), { target: { value: 'Back at six.' } });
  for (const at of [0, 1]) {
    await press('Add: Films of pages, offered where a plan lacks the page');
    const film = within(screen.getByRole('group', { name: `Film ${at + 1}` }));
    fireEvent.change(film.getByLabelText(/^Page/), { target: { value: '/realtalk' } });
    fireEvent.change(film.getByLabelText(/^Film/), { target: { value: 'https://films.example/1' } });
  }
  await press('Save');
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  expect(screen.getByText('This stands here already.')).toBeTruthy();
  expect(server.bodies(saveStudioSite)).toEqual([]);
  fill(/^Help site/, 'help.example');
  expect(saidAt(/^Help site/)).toContain('shape');
});

test('the file of the installation is brought back', async () => {
  const saved = { number: 1, isOfFiles: false, savedAt: '2026-11-01T00:00:00Z', savedBy: 'Cora Diaz' };
  server.answer(openStudioSite, {
    site: site({ version: 1, isOfFiles: false, versions: [saved, ...site().versions] }),
  });
  server.answer(restoreStudioSite, { site: site({ version: 2 }) });
  server.answer(getSiteConfig, CONFIG);
  await show();
  await press('Bring back, As the file of the installation has it');
  expect(server.bodies(restoreStudioSite)).toEqual([{ version: 1, number: 0 }]);
  expect(field(/^Help site/)).toBeTruthy();
});
