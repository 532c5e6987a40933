import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import type { Consent } from '../consent-api.ts';
import { NewTermsPage } from './new-terms-page.tsx';

const { getConsent, acceptLegal } = contract.account;
const asking = (number = 2): Consent => ({
  accepted: [],
  due: [
    {
      page: 'terms',
      number,
      changes: [
        {
          number,
          publishedAt: '2026-11-20T12:00:00.000Z',
          changed: { en: `Refunds take ${number} days.`, es: `Los reembolsos tardan ${number} días.` },
        },
      ],
    },
  ],
});
const LEGAL = {
  title: 'Terms of Service',
  html: '<h2 id="accounts">Accounts</h2>',
  sections: [{ id: 'accounts', title: 'Accounts' }],
  updated: '2026-11-20',
  version: 2,
  versions: [],
};
const known = [{ query: sessionQuery, data: { ...SESSION, legalDue: ['terms'] } }];
const AT = '/new-terms?redirectFrom=%2Flocal%3Fm%3D1';

it('says what is new in the language of the member, has the whole text, and leads on once it is accepted', async () => {
  server.answer(getConsent, asking());
  server.answer(contract.site.getLegalPage, LEGAL);
  const page = await open(<NewTermsPage />, { at: AT, known, language: 'es' });
  expect(screen.getByText('Los reembolsos tardan 2 días.')).toBeTruthy();
  expect(screen.getByText('Accounts')).toBeTruthy();
  server.answer(acceptLegal, { accepted: [], due: [] });
  server.answer(contract.access.getSession, { session: SESSION });
  await press('Aceptar');
  expect(server.bodies(acceptLegal)).toEqual([{ texts: [{ page: 'terms', number: 2 }] }]);
  expect(page.address()).toBe('/local?m=1');
});

it('offers to sign out, to take the data along and to delete the account', async () => {
  server.answer(getConsent, asking());
  server.answer(contract.site.getLegalPage, LEGAL);
  await open(<NewTermsPage />, { at: AT, known });
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Sign out')).toBe('/logout');
  expect(leadsTo('Download my data')).toBe('/api/app/v1/account/data.json');
  expect(leadsTo('Delete the account …')).toBe('/account#delete');
});

it('shows what came into force meanwhile before it is asked for again', async () => {
  server.answer(getConsent, asking());
  server.answer(contract.site.getLegalPage, LEGAL);
  await open(<NewTermsPage />, { at: AT, known });
  server.refuse(acceptLegal, { status: 409, code: 'legal_moved_on' });
  server.answer(getConsent, asking(3));
  await press('Accept');
  expect(screen.getByText(/A newer version is in force/)).toBeTruthy();
  expect(screen.getByText('Refunds take 3 days.')).toBeTruthy();
});

it('asks nobody who impersonates the member', async () => {
  const seen = [{ query: sessionQuery, data: { ...SESSION, impersonation: IMPERSONATION } }];
  await open(<NewTermsPage />, { at: AT, known: seen });
  expect(screen.getByText(/Only the member can accept this/)).toBeTruthy();
  expect(() => button('Accept')).toThrow('0 buttons');
});
