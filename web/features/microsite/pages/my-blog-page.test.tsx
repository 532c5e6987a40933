import { api as contract } from '@yardsign/contracts/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Lead, Microsite } from '../api.ts';
import { MyBlogPage } from './my-blog-page.tsx';

const SITE: Microsite = {
  home: { en: 'https://yard.test/p/maya/en', es: 'https://yard.test/p/maya/es' },
  feed: { en: 'https://yard.test/p/maya/en/feed', es: 'https://yard.test/p/maya/es/feed' },
  shows: { home: true, articles: true, form: true },
};
const JO: Lead = {
  id: 'led_jo0000000001',
  name: 'Jo Park',
  email: 'jo@example.com',
  phone: '(512) 555-0142 x12',
  dial: 'tel:+15125550142;ext=12',
  message: 'May we see it on Sunday?',
  language: 'en',
  page: { title: 'Earnest money', path: '/shareable-content/blog/earnest-money' },
  consent: 'You may call me.',
  times: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSentAt: '2026-11-21T15:00:00.000Z',
  answeredAt: null,
};
const ROSA: Lead = {
  ...JO,
  id: 'led_rosa00000001',
  name: 'Rosa Vega',
  language: 'es',
  page: null,
  message: '',
  phone: '',
  dial: '',
};

const show = (language: 'en' | 'es' = 'en') =>
  open(<MyBlogPage />, { language, known: [{ query: sessionQuery, data: SESSION }] });
const answerLeads = (items: Lead[]) =>
  server.answer(contract.leads.listLeads, { items, nextCursor: null, open: items.length });
const said = () => document.body.textContent;
const addresses = () => screen.queryAllByText(/^Open/).map((link) => link.closest('a')?.getAttribute('href'));

beforeEach(() => {
  server.answer(contract.microsite.getMicrosite, SITE);
  answerLeads([JO, ROSA]);
});

describe('who wrote to a member', () => {
  it('stands with every way to answer', async () => {
    await show();
    const letter = screen.getAllByText('jo@example.com')[0]?.closest('a');
    expect(letter?.getAttribute('href')).toMatch(/^mailto:jo@example\.com\?subject=About%20Earnest%20money/);
    expect(screen.getByText(JO.phone).closest('a')?.getAttribute('href')).toBe('tel:+15125550142;ext=12');
    expect(said()).toContain('Sent 2 times');
    expect(said()).toContain('Wrote on the Spanish page');
    expect(said()).toContain('No message, only how to reach them.');
  });

  it('is marked as answered at once, and again as open when the server does not take it', async () => {
    await show();
    server.refuse(contract.leads.setLead, { status: 503, code: 'overloaded' });
    await press('Mark as answered: Jo Park');
    await waitFor(() => expect(button('Mark as answered: Jo Park')).toBeTruthy());
    server.answer(contract.leads.setLead, { lead: { ...JO, answeredAt: '2026-11-22T10:00:00.000Z' } });
    answerLeads([{ ...JO, answeredAt: '2026-11-22T10:00:00.000Z' }, ROSA]);
    await press('Mark as answered: Jo Park');
    expect(button('Not answered yet: Jo Park')).toBeTruthy();
    expect(server.bodies(contract.leads.setLead)).toEqual([{ answered: true }, { answered: true }]);
  });

  it('is deleted after a question that says what is lost, and the cursor stays in the list', async () => {
    await show();
    await press('Delete Jo Park');
    expect((await dialog()).textContent).toContain('gone for good');
    server.answer(contract.leads.deleteLead, undefined);
    answerLeads([ROSA]);
    await press('Delete');
    await waitFor(() => expect(said()).not.toContain('Jo Park'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Leads');
  });

  it('stays when the question is left', async () => {
    await show();
    await press('Delete Rosa Vega');
    await dialog();
    await press('Cancel');
    expect(server.sent(contract.leads.deleteLead)).toEqual([]);
    expect(said()).toContain('Rosa Vega');
  });
});

describe('a list of nobody', () => {
  beforeEach(() => answerLeads([]));

  it('says how somebody comes to be in it', async () => {
    await show('es');
    expect(said()).not.toMatch(/No one|Leads/);
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });

  it('says that the form is off, with the way to switch it on', async () => {
    server.answer(contract.microsite.getMicrosite, { ...SITE, shows: { ...SITE.shows, form: false } });
    await show();
    expect(screen.getByText('Switch the form on').closest('a')?.getAttribute('href')).toBe('/profile/blog');
  });
});

describe('the addresses of a blog', () => {
  it('are there in both languages', async () => {
    await show();
    expect(addresses()).toEqual([SITE.home.en, SITE.home.es]);
  });

  it('are not there while everything of it is hidden', async () => {
    server.answer(contract.microsite.getMicrosite, { ...SITE, shows: { home: false, articles: false, form: false } });
    await show();
    expect(said()).toContain('Your blog is switched off');
    expect(addresses()).toEqual([]);
  });

  it('that cannot be read can be asked for again', async () => {
    server.refuse(contract.microsite.getMicrosite, { status: 503, code: 'overloaded' });
    await show();
    expect(said()).toContain('We could not read where your blog is.');
    server.answer(contract.microsite.getMicrosite, SITE);
    await press('Try again');
    expect(addresses()).toEqual([SITE.home.en, SITE.home.es]);
  });
});
