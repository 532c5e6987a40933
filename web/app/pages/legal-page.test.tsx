import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { open, server } from '../../testing/page.tsx';
import { SESSION } from '../../testing/people.ts';
import { TermsPage } from './legal-page.tsx';

const { getLegalPage } = contract.site;
const known = [{ query: sessionQuery, data: SESSION }];
const VERSIONS = [
  { number: 2, updated: '2026-11-20', changed: 'Refunds are said in days.' },
  { number: 1, updated: '2026-11-01', changed: null },
];
const legal = (version: number, versions = VERSIONS) => ({
  title: 'Terms of Service',
  html: '<h2 id="accounts">Accounts</h2>',
  sections: [{ id: 'accounts', title: 'Accounts' }],
  updated: '2026-11-20',
  version,
  versions,
});

it('a text that was never changed names no versions', async () => {
  server.answer(getLegalPage, legal(1, VERSIONS.slice(1)));
  await open(<TermsPage />, { at: '/terms', known });
  expect(screen.queryByText('Versions')).toBeNull();
});

it('an older version says that it is one, and every version has its address', async () => {
  server.answer(getLegalPage, legal(1));
  await open(<TermsPage />, { at: '/terms?version=1', known });
  expect(server.queries(getLegalPage)).toEqual([{ language: 'en', version: '1' }]);
  expect(screen.getByText('This is an older version.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the version in force' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByText('Refunds are said in days.')).toBeTruthy();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Nov 1, 2026');
  expect(screen.getByRole('link', { name: 'Nov 20, 2026' }).getAttribute('href')).toBe('/terms?version=2');
});

it('the version in force is no older one', async () => {
  server.answer(getLegalPage, legal(2));
  await open(<TermsPage />, { at: '/terms?version=2', known });
  expect(screen.queryByText('This is an older version.')).toBeNull();
});
