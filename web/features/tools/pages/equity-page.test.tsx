import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { EMPTY } from '../equity-model.ts';
import { EquityReportPage } from './equity-page.tsx';

const { addEquityDraft, linkEquityReport, listEquityDrafts, saveEquityDraft } = contract.documents;
const PARKS = {
  id: `eqd_${'a'.repeat(24)}`,
  typed: { ...EMPTY, owner: 'The Parks', price: '410000' },
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const show = () => open(<EquityReportPage />, { known: [{ query: sessionQuery, data: SESSION }] });

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  server.answer(listEquityDrafts, { drafts: [PARKS] });
});

test('an amount that is written short is asked for in digits', async () => {
  await show();
  fill('Purchase price', '450k');
  fireEvent.blur(field('Purchase price'));
  expect(saidAt('Purchase price')).toBe('Enter an amount above zero, in digits, such as 450,000.');
});

test('a draft is opened, changed and kept under its own name', async () => {
  server.answer(saveEquityDraft, { draft: PARKS });
  await show();
  await press('Go on with The Parks, Nov 20, 2026');
  expect(field('Purchase price').value).toBe('410000');
  fill('Purchase price', '415000');
  await press('Keep as a draft');
  expect(server.bodies(saveEquityDraft)).toEqual([
    { typed: { ...PARKS.typed, price: '415000' }, was: PARKS.updatedAt },
  ]);
  expect(server.bodies(addEquityDraft)).toEqual([]);
});

test('what was typed stays when it cannot be kept', async () => {
  server.drop(addEquityDraft);
  await show();
  fill('Purchase price', '300000');
  await press('Keep as a draft');
  expect(field('Purchase price').value).toBe('300000');
  expect(screen.queryByText('Kept among your drafts.')).toBeNull();
});

test('what is typed on after a draft was kept waits with that draft, and in no new form', async () => {
  server.answer(addEquityDraft, ({ body }) => ({ draft: { ...PARKS, typed: (body as typeof PARKS).typed } }));
  const { unmount } = await show();
  fill('Owner (optional)', 'The Parks');
  await press('Keep as a draft');
  fill('Purchase price', '415000');
  unmount();
  await show();
  expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull();
  await press('Go on with The Parks, Nov 20, 2026');
  await press('Bring them back');
  expect(field('Purchase price').value).toBe('415000');
});

const RIGHT = {
  ...{ address: '8 Elm', boughtIn: '2019-04', price: '$410,000', loan: '300000', rate: '6.5', years: '30' },
  ...{ valueLow: '450000', valueHigh: '480000' },
};

test('a link for the client is made of a kept draft, and made again once something has changed', async () => {
  server.answer(listEquityDrafts, { drafts: [{ ...PARKS, typed: { ...PARKS.typed, ...RIGHT } }] });
  server.answer(saveEquityDraft, ({ body }) => ({ draft: { ...PARKS, typed: (body as typeof PARKS).typed } }));
  server.answer(linkEquityReport, { url: 'https://yard.test/p/maya/equity/key' });
  await show();
  await press('Go on with The Parks, Nov 20, 2026');
  await press('Make a link for the client');
  expect(field('Link to this report').value).toBe('https://yard.test/p/maya/equity/key');
  expect(server.bodies(linkEquityReport)).toMatchObject([{ language: 'en', owner: 'The Parks', price: 410_000 }]);
  fill('Purchase price', '415000');
  expect(screen.queryByText('Link to this report')).toBeNull();
  await press('Make a link for the client');
  expect(server.bodies(linkEquityReport)[1]).toMatchObject({ price: 415_000 });
});

test('a link is not made of a report that is just being kept: there would be two drafts of it', async () => {
  let answer = () => {};
  const kept = { ...PARKS, typed: { ...EMPTY, ...RIGHT } };
  server.answer(addEquityDraft, () => new Promise((resolve) => (answer = () => resolve({ draft: kept }))));
  server.answer(saveEquityDraft, { draft: kept });
  server.answer(linkEquityReport, { url: 'https://yard.test/p/maya/equity/key' });
  await show();
  const labels = { address: 'Address', boughtIn: 'Bought in', price: 'Purchase price', loan: /^Loan/, rate: /^Rate/ };
  const more = { years: 'Years of the loan', valueLow: 'Your estimate, from', valueHigh: 'to' };
  for (const [name, label] of Object.entries({ ...labels, ...more })) fill(label, RIGHT[name as keyof typeof RIGHT]);
  await press('Keep as a draft');
  await press('Make a link for the client');
  await act(async () => answer());
  await press('Make a link for the client');
  expect(server.bodies(addEquityDraft)).toHaveLength(1);
});

test('a report that is not right has no link, and says what is missing', async () => {
  await show();
  await press('Make a link for the client');
  expect(server.bodies(linkEquityReport)).toEqual([]);
  expect(screen.getAllByText('This is needed.').length).toBeGreaterThan(0);
});

test('the pages are shown before anything is downloaded, and again once something has changed', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pages');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { previewEquityReport } = contract.documents;
  server.answer(listEquityDrafts, { drafts: [{ ...PARKS, typed: { ...PARKS.typed, ...RIGHT } }] });
  server.drop(previewEquityReport);
  await show();
  expect(screen.queryByText('Look at the report')).toBeNull();
  await press('Go on with The Parks, Nov 20, 2026');
  await press('Look at the report');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  server.answer(previewEquityReport, '<svg/>');
  await press('Look at the report');
  expect(screen.getByAltText(/^The pages of the report/).getAttribute('src')).toBe('blob:pages');
  fill('Purchase price', '415000');
  expect(screen.queryByAltText(/^The pages of the report/)).toBeNull();
  await press('Look at it with the changes');
  expect(server.bodies(previewEquityReport).at(-1)).toMatchObject({ price: 415_000, language: 'en' });
  vi.unstubAllGlobals();
});
