import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { open, server } from '../../testing/page.tsx';
import { SESSION, SITE } from '../../testing/people.ts';
import { AccessRestrictedPage, SubscriptionPage, UpgradePage } from './account-state-page.tsx';

const NO_PLAN = { en: 'Your account has no plan right now.', es: 'Tu cuenta no tiene ningún plan en este momento.' };
const PLAN: (typeof SESSION)['user']['features'] = [{ slug: 'elite', includes: [] }] as never;
const OWNER = { name: 'Oscar Grant', email: 'oscar@example.com' };

type Change = Partial<Omit<typeof SESSION, 'user'>> & { user?: Partial<(typeof SESSION)['user']> };

async function openPage(
  page: 'subscription' | 'upgrade' | 'restricted',
  change: Change = {},
  language: 'en' | 'es' = 'en',
) {
  server.answer(contract.site.getSite, SITE);
  const session = { ...SESSION, ...change, user: { ...SESSION.user, ...change.user } };
  const pages = { subscription: <SubscriptionPage />, upgrade: <UpgradePage />, restricted: <AccessRestrictedPage /> };
  await open(pages[page], { language, known: [{ query: sessionQuery, data: session }] });
  return document.body.textContent;
}

describe('a member without a plan', () => {
  it.each(['en', 'es'] as const)('is told so, and not that everything is open (%s)', async (language) => {
    expect(await openPage('upgrade', {}, language)).toContain(NO_PLAN[language]);
    expect(screen.queryByText(/everything in it is open|todo lo que incluye/)).toBeNull();
  });

  it('is not told that a subscription is active', async () => {
    const said = await openPage('subscription');
    expect(said).toContain(NO_PLAN.en);
    expect(said).not.toContain('Your subscription is active');
  });
});

describe('a member with a plan', () => {
  it('is told that it is active', async () => {
    expect(await openPage('subscription', { user: { features: PLAN } })).toContain('Your subscription is active');
  });

  it('is told what it opens', async () => {
    expect(await openPage('upgrade', { user: { features: PLAN } })).toContain('everything in it is open to you');
  });

  it('is told that it is paused, whatever it holds', async () => {
    const said = await openPage('subscription', { user: { status: 'paused', features: PLAN } });
    expect(said).toContain('Your account is paused.');
    expect(said).not.toContain('Your subscription is active');
  });
});

describe('a limited account', () => {
  it('is told whom to ask, the owner of its team first', async () => {
    const said = await openPage('restricted', { user: { status: 'limited' }, teamOwner: OWNER }, 'es');
    expect(said).toContain('Oscar Grant');
    expect(
      screen
        .getByText(/Escribe a Oscar Grant|Escribir a Oscar Grant/)
        .closest('a')
        ?.getAttribute('href'),
    ).toMatch(/^mailto:oscar@/);
  });

  it('is told that there is nothing to see here where it is not restricted', async () => {
    expect(await openPage('restricted')).toContain('Your account is not restricted.');
  });
});
