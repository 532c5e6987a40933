import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { siteQuery } from '../../lib/session/site-query.ts';
import { open, press, server } from '../../testing/page.tsx';
import { SESSION, SITE } from '../../testing/people.ts';
import { InPreparation } from './in-preparation-page.tsx';
import { SupportPage } from './leave-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TooManyRedirectsPage } from './too-many-redirects-page.tsx';

const { getSite } = contract.site;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('a page that is not one', () => {
  it('says so in the language of the reader, with a way on', async () => {
    const { unmount } = await open(<NotFoundPage />, { language: 'es' });
    expect(document.querySelector('h1')?.textContent).not.toBe('');
    expect(document.querySelector('h1')?.textContent).not.toContain('There is nothing');
    expect(links()).toEqual(['/dashboard']);
    unmount();
    await open(<TooManyRedirectsPage />);
    expect(screen.getByText(/Nothing was lost\.$/)).toBeTruthy();
    expect(links()).toEqual(['/dashboard']);
  });

  it('that is in preparation leads home who is signed in, and to the sign-in page who is not', async () => {
    const known = [{ query: sessionQuery, data: SESSION }];
    const { unmount } = await open(<InPreparation page={{ title: 'followUpBoss' }} />, { known });
    expect(links()).toEqual(['/shareable-content', '/dashboard']);
    unmount();
    await open(<InPreparation page={{ title: 'followUpBoss' }} />, { known: [{ query: sessionQuery, data: null }] });
    expect(links()).toEqual(['/login']);
  });
});

describe('the way to help', () => {
  const replace = vi.fn<(address: string | URL) => void>();

  beforeEach(() => {
    replace.mockReset();
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
  });
  afterEach(() => vi.restoreAllMocks());

  it('leads to the help site of the installation, and says whose page comes next', async () => {
    await open(<SupportPage />, {
      known: [
        { query: siteQuery, data: { ...SITE, links: { ...SITE.links, help: 'https://help.example.com/start' } } },
      ],
    });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://help.example.com/start');
    expect(screen.getByText('The next page belongs to help.example.com.')).toBeTruthy();
    expect(links()).toEqual(['https://help.example.com/start']);
  });

  it('is a mail where there is no such site', async () => {
    await open(<SupportPage />, { known: [{ query: siteQuery, data: SITE }] });
    expect(links()).toEqual(['mailto:help@example.com']);
    expect(replace).not.toHaveBeenCalled();
  });

  it('can be asked for again where it is not known', async () => {
    server.drop(getSite);
    await open(<SupportPage />);
    server.answer(getSite, SITE);
    await press('Try again');
    expect(links()).toEqual(['mailto:help@example.com']);
  });
});
