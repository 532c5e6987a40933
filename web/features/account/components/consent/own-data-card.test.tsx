import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { OwnDataCard } from './own-data-card.tsx';

const { getConsent } = contract.account;
const show = (language: 'en' | 'es' = 'en') =>
  open(<OwnDataCard />, { language, known: [{ query: sessionQuery, data: SESSION }] });

describe('the data of a member', () => {
  it('can be taken along as a file, with what was accepted and when', async () => {
    server.answer(getConsent, {
      accepted: [{ page: 'terms', number: 2, acceptedAt: '2026-11-20T15:00:00.000Z' }],
      due: [],
    });
    await show();
    const file = screen.getByText('Download my data').closest('a');
    expect(file?.getAttribute('href')).toContain('/api/app/v1/account/data.json');
    expect(file?.hasAttribute('download')).toBe(true);
    expect(screen.getByRole('link', { name: /version 2/ }).getAttribute('href')).toBe('/terms?version=2');
    expect(screen.getByText(/Nov.* 20.*9:00/)).toBeTruthy();
  });

  it('say that nothing was asked yet, in Spanish too', async () => {
    server.answer(getConsent, { accepted: [], due: [] });
    await show('es');
    expect(screen.getByText('Descargar mis datos')).toBeTruthy();
    expect(document.querySelector('li')).toBeNull();
  });

  it('can be downloaded also while what was accepted cannot be read', async () => {
    server.drop(getConsent);
    await show();
    expect(screen.getByText('Download my data')).toBeTruthy();
    server.answer(getConsent, { accepted: [], due: [] });
    await press('Try again');
    expect(screen.getByText('You have not been asked yet.')).toBeTruthy();
  });
});
