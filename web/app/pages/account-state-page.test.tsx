import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { open, server } from '../../testing/page.tsx';
import { SESSION, SITE } from '../../testing/people.ts';
import { AccessRestrictedPage } from './account-state-page.tsx';

const OWNER = { name: 'Oscar Grant', email: 'oscar@example.com' };

type Change = Partial<Omit<typeof SESSION, 'user'>> & { user?: Partial<(typeof SESSION)['user']> };

async function openPage(change: Change = {}, language: 'en' | 'es' = 'en') {
  server.answer(contract.site.getSite, SITE);
  const session = { ...SESSION, ...change, user: { ...SESSION.user, ...change.user } };
  await open(<AccessRestrictedPage />, { language, known: [{ query: sessionQuery, data: session }] });
  return document.body.textContent;
}

describe('a limited account', () => {
  it('is told whom to ask, the owner of its team first', async () => {
    const said = await openPage({ user: { status: 'limited' }, teamOwner: OWNER }, 'es');
    expect(said).toContain('Oscar Grant');
    expect(
      screen
        .getByText(/Escribe a Oscar Grant|Escribir a Oscar Grant/)
        .closest('a')
        ?.getAttribute('href'),
    ).toMatch(/^mailto:oscar@/);
  });

  it('is told that there is nothing to see here where it is not restricted', async () => {
    expect(await openPage()).toContain('Your account is not restricted.');
  });
});
