import { notifications, notificationsStore } from '@mantine/notifications';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, test, vi } from 'vitest';
import { useOwnTitleOnScreen } from '../../../lib/page-title.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Perk } from '../api.ts';
import { PerkPage } from './perk-page.tsx';
import { PerksPage } from './perks-page.tsx';

const { listPerks } = contract.perks;
const known = [{ query: sessionQuery, data: SESSION }];
const OWNER = { ...SESSION, user: { ...SESSION.user, type: 'Team Owner' as const } };

function perk(slug: string, more: Partial<Perk> = {}): Perk {
  return {
    slug,
    header: `Perk ${slug}`,
    description: 'What it is.',
    component: 'bonus',
    standardOnly: false,
    sample: false,
    content_type: null,
    path: `/my-perks/${slug}`,
    color: '#1F6F5C',
    logo: null,
    featuredImage: null,
    contents: '<p>Inside.</p>',
    what: [],
    why: [],
    promotion: '',
    testimonials: [],
    video: null,
    watch: null,
    link: null,
    download: null,
    ...more,
  };
}

const PARTNER = perk('redx', {
  component: 'partner',
  header: 'REDX',
  promotion: '15% off and your $150 setup fee waived',
  link: 'https://partner.example/redx',
  testimonials: [{ words: 'It works.', by: 'Somebody' }],
  video: { src: '/film.webm', poster: null, transcript: 'A list.' },
});

const entries = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const openPerk = (slug: string) => open(<PerkPage />, { at: `/my-perks/${slug}`, path: '/my-perks/$perk', known });

/** Two pages of one perk each. */
function answerTwoPages() {
  server.answer(listPerks, ({ query }) => ({
    data:
      query['cursor'] === undefined
        ? { items: [PARTNER], nextCursor: 'kit' }
        : { items: [perk('kit', { download: '/kit.pdf' })], nextCursor: null },
  }));
}

test('the list has the partner, the referral program and then what every page brought', async () => {
  answerTwoPages();
  await open(<PerksPage />, { known });
  await waitFor(() => expect(entries()).toEqual(['REDX', 'Earn free months', 'Perk kit']));
  expect(server.queries(listPerks)).toEqual([{ language: 'en' }, { language: 'en', cursor: 'kit' }]);
});

test('who may not refer is not shown the referral program', async () => {
  answerTwoPages();
  await open(<PerksPage />, { known: [{ query: sessionQuery, data: OWNER }] });
  await waitFor(() => expect(entries()).toEqual(['REDX', 'Perk kit']));
});

test('when the list cannot be read, what is built in stays, and there is another try', async () => {
  server.refuse(listPerks, { status: 503, code: 'overloaded' });
  await open(<PerksPage />, { known });
  expect(await screen.findByText('Failed to get all perks')).toBeTruthy();
  expect(entries()).toEqual(['REDX', 'Earn free months']);
});

test('a perk is looked for no further than the page that has it', async () => {
  answerTwoPages();
  await openPerk('redx');
  expect(await screen.findByText('15% off and your $150 setup fee waived')).toBeTruthy();
  expect(server.queries(listPerks)).toHaveLength(1);
  // The list is not the page that is read.
  expect(screen.getByRole('link', { name: 'All perks' }).getAttribute('aria-current')).toBeNull();
  const claim = screen.getByRole('link', { name: 'Claim this offer' });
  expect([claim.getAttribute('href'), claim.getAttribute('target'), claim.getAttribute('rel')]).toEqual([
    'https://partner.example/redx',
    '_blank',
    'noopener',
  ]);
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/film.webm');
});

test('the page of a perk is called after it', async () => {
  answerTwoPages();
  const { result } = renderHook(useOwnTitleOnScreen);
  await openPerk('redx');
  await waitFor(() => expect(result.current).toBe('REDX'));
});

test('a bonus has its PDF, and no button where there is none', async () => {
  answerTwoPages();
  await openPerk('kit');
  expect((await screen.findByRole('link', { name: 'Download PDF' })).getAttribute('href')).toBe('/kit.pdf');
  server.answer(listPerks, { data: { items: [perk('kit')], nextCursor: null } });
  await openPerk('kit');
  await screen.findAllByText('Inside.');
  expect(screen.getAllByRole('link', { name: 'Download PDF' })).toHaveLength(1);
});

test.each([
  ['that there is not', () => answerTwoPages()],
  ['that cannot be read', () => server.refuse(listPerks, { status: 503, code: 'overloaded' })],
])('the page of a perk %s leads back to the list', async (_case, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer();
  server.answer(contract.site.reportError);
  const { address } = await openPerk('nothing');
  await waitFor(() => expect(address()).toBe('/my-perks'));
});

test('that perks cannot be read is said once, by the page of one and by the list that it leads to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  notifications.clean();
  server.refuse(listPerks, { status: 503, code: 'overloaded' });
  server.answer(contract.site.reportError);
  const { address } = await openPerk('nothing');
  await waitFor(() => expect(address()).toBe('/my-perks'));
  await open(<PerksPage />, { known });
  await screen.findByText('Failed to get all perks');
  expect(notificationsStore.getState().notifications).toHaveLength(1);
});
