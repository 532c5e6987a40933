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

const {
  listStudioPerks,
  openStudioPerk,
  saveStudioPerk,
  restoreStudioPerk,
  addStudioPerk,
  moveStudioPerk,
  addStudioPerkComment,
  settleStudioPerkComment,
  renderStudioText,
} = contract.studio;
const NOW = '2026-11-24T10:00:00.000Z';
const known = [
  { query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: 2 }] } } },
];
const bonus = { header: 'The kit', description: 'A kit.', contents: 'Inside.' };
const perk = (more: Partial<StudioPerk> = {}): StudioPerk => ({
  slug: 'the-kit',
  edition: '1',
  version: 1,
  state: 'draft',
  isOut: true,
  moves: ['submit', 'withdraw'],
  writers: [],
  approvedBy: null,
  publishAt: null,
  standing: 0,
  published: { shared: { component: 'bonus', order: 10 }, worded: { en: bonus, es: bonus } },
  comments: [],
  fields: { form: perkForm, shared: { component: 'bonus', order: 10 }, worded: { en: bonus, es: bonus } },
  versions: [{ number: 0, isOfFiles: true, savedAt: null, savedBy: null, kind: 'published' }],
  ...more,
});
const show = () =>
  open(<StudioPerkPage />, { at: '/admin/studio/perks/the-kit', path: '/admin/studio/perks/$perk', known });

beforeEach(() => {
  sessionStorage.clear();
  server.answer(renderStudioText, { html: [] });
});

test('the list tells how far each has come and who changed what, and begins a perk', async () => {
  const line = {
    component: 'bonus' as const,
    order: 1,
    state: 'published' as const,
    isOut: true,
    standardOnly: false,
    savedAt: null,
    savedBy: null,
  };
  server.answer(listStudioPerks, {
    perks: [
      { ...line, slug: 'kit', header: { en: 'The kit', es: 'El kit' } },
      { ...line, slug: 'old', header: { en: 'Old', es: 'Viejo' }, state: 'draft', savedAt: '2026-11-01T00:00:00Z' },
    ],
  });
  const { address } = await open(<StudioPerksPage />, { at: '/admin/studio/perks', known });
  expect(screen.getByText('The kit').getAttribute('href')).toBe('/admin/studio/perks/kit');
  expect(screen.getByText('Studio', { selector: 'nav a' }).getAttribute('aria-current')).toBe('page');
  const badges = screen.getAllByText(/^(?:Published|Draft|The published version is out)$/);
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Published', 'Draft', 'The published version is out']);
  await press('New perk');
  await dialog();
  await press('Begin');
  expect(saidAt('Name')).toContain('Say what it is called.');
  fill('Name', 'The Kit');
  server.refuse(addStudioPerk, { status: 409, code: 'slug_taken' });
  await press('Begin');
  expect(saidAt('Name')).toContain('Give it another name.');
  fill('Name', ' Signs ');
  server.answer(addStudioPerk, { perk: perk({ slug: 'signs' }) });
  await press('Begin');
  expect(server.bodies(addStudioPerk).slice(1)).toEqual([{ header: 'Signs', component: 'partner' }]);
  expect(address()).toBe('/admin/studio/perks/signs');
});

test('a draft may be unfinished, and what was typed stays when somebody was faster', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  expect(screen.queryByLabelText(/Where the button leads/)).toBeNull();
  const [english] = screen.getAllByLabelText(/^Text/);
  if (!english) throw new Error('the text is there');
  fireEvent.change(english, { target: { value: '' } });
  server.refuse(saveStudioPerk, { status: 409, code: 'text_moved_on' });
  server.answer(openStudioPerk, { perk: perk({ version: 4 }) });
  await press('Save');
  expect((english as HTMLTextAreaElement).value).toBe('');
  server.answer(saveStudioPerk, { perk: perk({ version: 5 }) });
  await press('Save');
  const { contents: _contents, ...unfinished } = bonus;
  const entry = { shared: { component: 'bonus', order: 10 }, worded: { en: unfinished, es: bonus } };
  expect(server.bodies(saveStudioPerk)).toEqual([
    { version: 1, entry },
    { version: 4, entry },
  ]);
});

test('nothing is handed in before what was typed is saved, and what is missing is named', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  const [english] = screen.getAllByLabelText(/^Text/);
  if (!english) throw new Error('the text is there');
  fireEvent.change(english, { target: { value: 'More.' } });
  await press('Hand in for review');
  expect(screen.getByText('Save what you typed first.')).toBeTruthy();
  expect(server.bodies(moveStudioPerk)).toEqual([]);
  server.answer(saveStudioPerk, { perk: perk({ version: 2 }) });
  await press('Save');
  expect(screen.queryByText('Save what you typed first.')).toBeNull();
  const issues = [{ path: 'texts.es.contents', message: 'missing' }];
  server.refuse(moveStudioPerk, { status: 422, code: 'piece_incomplete', issues });
  await press('Hand in for review');
  expect(screen.getByText('Not right yet: Text (Spanish).')).toBeTruthy();
});

test('what its page cannot do without is not called optional, by how it is laid out', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  expect(screen.getAllByLabelText('Text')).toHaveLength(2);
  fill('How its page is laid out', 'partner');
  expect(screen.getAllByLabelText('The offer')).toHaveLength(2);
  expect(screen.getAllByLabelText('Text (optional)')).toHaveLength(2);
});

test('what is handed in stands still until somebody else has approved it', async () => {
  server.answer(openStudioPerk, { perk: perk({ state: 'review', moves: ['send-back'] }) });
  await show();
  expect(screen.getByText(/Somebody who has not written in it has to approve it/)).toBeTruthy();
  expect(screen.getAllByLabelText(/^Text/)[0]?.closest('fieldset')?.disabled).toBe(true);
  expect(() => button('Save')).toThrow('0 buttons');
  expect(() => button('Bring back, As the library has it')).toThrow('0 buttons');
});

test('whoever approves says what they have read, and sees what stands there where that is something else by now', async () => {
  const inReview = perk({ state: 'review', moves: ['approve', 'send-back'], edition: '7' });
  server.answer(openStudioPerk, { perk: inReview });
  await show();
  server.refuse(moveStudioPerk, { status: 409, code: 'piece_moved_on' });
  const rewritten = { en: { ...bonus, contents: 'Nobody has read this.' }, es: bonus };
  const fields = { ...inReview.fields, worded: rewritten };
  server.answer(openStudioPerk, { perk: { ...inReview, edition: '8', fields } });
  await press('Approve');
  expect(await screen.findByDisplayValue('Nobody has read this.')).toBeTruthy();
  await press('Approve');
  expect(server.bodies(moveStudioPerk)).toEqual([
    { move: 'approve', edition: '7' },
    { move: 'approve', edition: '8' },
  ]);
});

test('whoever reviews sees field by field what would be different, and says something about it', async () => {
  const rewritten = { en: { ...bonus, contents: 'Inside, and more.' }, es: bonus };
  const shared = { component: 'bonus', order: 10, sample: true, logo: 'pic_new', featuredImage: 'old.svg' };
  const fields = { form: perkForm, shared, worded: rewritten };
  const inReview = perk({ state: 'review', moves: ['approve'], fields });
  server.answer(openStudioPerk, { perk: inReview });
  await show();
  expect(screen.getByRole('heading', { name: 'What is different from what was published' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Text (English)' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Text (Spanish)' })).toBeNull();
  expect([...document.querySelectorAll('ins')].map((node) => node.textContent)).toContain('New: Yes');
  expect(screen.getAllByText('The file old.svg of the library.')).toHaveLength(2);
  const said = { id: 'cmt_aaaaaaaa', body: 'Say what is inside.', madeBy: 'Cora', madeAt: NOW, isSettled: false };
  server.refuse(addStudioPerkComment, { status: 503, code: 'overloaded' });
  await press('Add the comment');
  expect(screen.getByText('Write something first.')).toBeTruthy();
  fill('Comment', said.body);
  await press('Add the comment');
  expect(field('Comment')).toHaveProperty('value', said.body);
  server.answer(addStudioPerkComment, { perk: { ...inReview, comments: [said] } });
  await press('Add the comment');
  expect(screen.getByText('Say what is inside.')).toBeTruthy();
  expect(field('Comment')).toHaveProperty('value', '');
  server.answer(settleStudioPerkComment, { perk: { ...inReview, comments: [{ ...said, isSettled: true }] } });
  await press('Settle');
  expect(button('Open again')).toBeTruthy();
});

test('another layout asks for its own fields, and whether members see it is no field', async () => {
  server.answer(openStudioPerk, { perk: perk() });
  await show();
  fireEvent.change(field('How its page is laid out'), { target: { value: 'partner' } });
  expect(screen.getByLabelText(/^Where the button leads/)).toBeTruthy();
  expect(screen.queryByLabelText('Hidden from members')).toBeNull();
});

test('an older version becomes the draft', async () => {
  const saved = {
    ...{ number: 1, isOfFiles: false, kind: 'kept' as const },
    ...{ savedAt: '2026-11-01T00:00:00Z', savedBy: 'Cora Diaz' },
  };
  server.answer(openStudioPerk, { perk: perk({ version: 3, versions: [saved, ...perk().versions] }) });
  server.answer(restoreStudioPerk, { perk: perk({ version: 4 }) });
  await show();
  expect(screen.getByText('1: kept before another one was brought back')).toBeTruthy();
  expect(screen.getByText(/As the library has it \(/)).toBeTruthy();
  await press('Bring back, 1: kept before another one was brought back');
  expect(server.bodies(restoreStudioPerk)).toEqual([{ version: 3, number: 1 }]);
});
