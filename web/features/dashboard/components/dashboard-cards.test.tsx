import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { scheduledPost } from '../../../testing/posts.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { BrandCard } from './brand-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { NewestPieces } from './newest-pieces.tsx';
import { NextUp } from './next-up.tsx';

const known = [{ query: sessionQuery, data: SESSION }];
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('what the brand still lacks', () => {
  it('is said by the four that show most, each with its way, and how far it has come', async () => {
    await open(<BrandCard brand={EMPTY_BRAND} />, { known, language: 'es' });
    expect(links()).toEqual(['photo', 'logo', 'phone', 'email'].map((name) => `/profile/basic#${name}`));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  });

  it('is nothing to speak of once it is complete', async () => {
    const picture = { id: 'a'.repeat(64), url: '/files/a', width: 10, height: 10 };
    const said = { phone: '1', email: 'm', compliance: 'c', company: 'c', jobTitle: 'j', website: 'w', location: 'l' };
    const whole = { ...EMPTY_BRAND, ...said, photo: picture, logoDark: picture };
    const { unmount } = await open(<BrandCard brand={whole} />, { known });
    expect(document.querySelector('section')).toBeNull();
    unmount();
    await open(<BrandCard brand={{ ...whole, website: '' }} />, { known });
    expect(links()).toEqual(['/profile/basic#website']);
  });
});

describe('the first steps', () => {
  const STEPS = [
    { name: 'brand', done: true },
    { name: 'connection', done: false },
    { name: 'post', done: false },
  ] as const;
  const show = () =>
    open(
      <>
        <FirstSteps steps={STEPS} />
        <Toaster />
      </>,
      { known },
    );

  it('say which are done, to the ear too, and lead to the others', async () => {
    await show();
    expect(screen.getByText(/^1 of 3 done/)).toBeTruthy();
    expect(screen.getAllByText('(done)', { exact: false })).toHaveLength(1);
    expect(links()).toEqual(['/profile/basic', '/integrations', '/shareable-content']);
  });

  it('are put away for good, or stay and say why not', async () => {
    server.drop(contract.profile.addFlag);
    await show();
    await press('Put away');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(button('Put away').disabled).toBe(false);
    server.answer(contract.profile.addFlag);
    server.answer(contract.access.getSession, { session: SESSION });
    await press('Put away');
    expect(server.sent(contract.profile.addFlag).map(({ params }) => params['flagId'])).toEqual(['1001', '1001']);
  });
});

describe('the posts that go out next', () => {
  const onRetry = vi.fn<() => void>();
  beforeEach(() => onRetry.mockReset());

  it('are four, on the clock of the member, and say their state only where it is not plain', async () => {
    const posts = [1, 2, 3, 4, 5].map((at) =>
      scheduledPost({ id: `pst_post0000000${at}`, ...(at === 2 && { state: 'sending' as const }) }),
    );
    await open(<NextUp posts={posts} error={null} onRetry={onRetry} />, { known });
    expect(document.querySelectorAll('li')).toHaveLength(4);
    expect(document.querySelector('time')?.textContent).toBe('Tue, Dec 1, 9:00 AM');
    expect(links()).toContain('/posts/pst_post00000002');
    const [first, second] = document.querySelectorAll('li');
    expect(second?.textContent?.length).toBeGreaterThan(first?.textContent?.length ?? 0);
  });

  it('are none yet, or could not be read, each with a way on', async () => {
    const { unmount } = await open(<NextUp posts={[]} error={null} onRetry={onRetry} />, { known });
    expect(screen.getByText('Pick a piece').getAttribute('href')).toBe('/shareable-content');
    unmount();
    await open(<NextUp posts={undefined} error={new TypeError('network')} onRetry={onRetry} />, { known });
    await press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText('Pick a piece')).toBeNull();
  });
});

describe('what needs the member', () => {
  it('is nothing where nothing went wrong, and counts all of it where it is more than is shown', async () => {
    const { unmount } = await open(<NeedsAttention posts={[]} />, { known });
    expect(document.querySelector('section')).toBeNull();
    unmount();
    const failed = [1, 2, 3, 4].map((at) => scheduledPost({ id: `pst_post0000000${at}`, state: 'failed' }));
    await open(<NeedsAttention posts={failed} />, { known });
    expect(document.querySelectorAll('section > ul > li, section li[class]').length).toBeGreaterThanOrEqual(3);
    expect(document.querySelector('h2')?.textContent).toContain('4');
    expect(links()).toContain('/content-calendar');
  });
});

it('what is new in the library has its shape while it comes, and no place where there is nothing', async () => {
  const { unmount } = await open(<NewestPieces pieces={undefined} />, { known });
  expect(screen.getByText('New in the library')).toBeTruthy();
  expect(document.querySelectorAll('article a')).toHaveLength(0);
  unmount();
  const none = await open(<NewestPieces pieces={[]} />, { known });
  expect(screen.queryByText('New in the library')).toBeNull();
  none.unmount();
  await open(<NewestPieces pieces={[article(1, 'Escrow')]} />, { known });
  expect(screen.getByText('Escrow').getAttribute('href')).toBe('/shareable-content/blog/piece-1');
  expect(screen.getByText('Nov 1, 2026')).toBeTruthy();
});
