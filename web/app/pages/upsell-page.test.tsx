import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readWanted } from '../../lib/session/wanted-feature.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { siteConfigQuery } from '../../lib/session/site-config-query.ts';
import { open } from '../../testing/page.tsx';
import { SESSION } from '../../testing/people.ts';
import { tutorialFor } from './tutorial-for.ts';
import { UpsellPage } from './upsell-page.tsx';

const config = (tutorials: Record<string, string>) => ({ banners: [], maintenance: { on: false }, tutorials });

const openPage = (language: 'en' | 'es' = 'en', session: Partial<typeof SESSION> = {}) =>
  open(<UpsellPage feature="video" />, {
    language,
    at: '/realtalk/scripts?q=rates',
    known: [
      { query: sessionQuery, data: { ...SESSION, ...session } },
      { query: siteConfigQuery, data: config({ '/realtalk': 'https://videos.example/realtalk' }) },
    ],
  });

describe('in place of a page that the plan does not include', () => {
  it('stands what it would give, a video of it, and the way to it', async () => {
    await openPage('es');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Video');
    expect(document.querySelectorAll('ul[aria-label] li')).toHaveLength(3);
    const video = screen.getByText('Ver un video corto').closest('a');
    expect(video?.getAttribute('href')).toBe('https://videos.example/realtalk');
    expect(video?.getAttribute('rel')).toBe('noopener');
  });

  it('is kept where the member wanted to go', async () => {
    await openPage();
    expect(readWanted()?.href).toBe('/realtalk/scripts?q=rates');
  });
});

describe('the video of a page', () => {
  const videos = { '/realtalk': 'a', '/realtalk/scripts': 'b' };
  it.each([
    ['/realtalk', 'a'],
    ['/realtalk/record', 'a'],
    ['/realtalk/scripts/hello', 'b'],
    ['/realtalks', null],
    ['/', null],
  ])('of %s is %s', (path, video) => expect(tutorialFor(path, videos)).toBe(video));
});
