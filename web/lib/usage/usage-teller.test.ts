import { api as contract } from '@yardsign/contracts/api';
import { describe, expect, it } from 'vitest';
import { SESSION } from '../../testing/people.ts';
import type { Session } from '../session/session-query.ts';
import { createUsageTeller, type Place, type TellableEvent } from './usage-teller.ts';

const PLACE: Place = {
  name: '/shareable-content/blog/$slug',
  path: '/shareable-content/blog/why-now',
  fullPath: '/shareable-content/blog/why-now?language=es#top',
  hash: 'top',
  params: { slug: 'why-now' },
  query: { language: 'es' },
};
const at = (path: string, query: Place['query'] = {}): Place => ({
  ...{ name: path, path, fullPath: path, hash: '', params: {}, query },
});
const PIECE = { title: 'a'.repeat(91), contents: 'Because.', image: '/why.png' };

function telling(session: Session | null = SESSION) {
  const now = { session };
  const told: TellableEvent[] = [];
  let due: (() => void) | null = null;
  const teller = createUsageTeller({
    session: () => now.session,
    tell: (event) => void told.push(event),
    later(work) {
      due = work;
      return () => {
        due = null;
      };
    },
    userAgent: 'a browser',
    platform: { visit: 'v1' },
  });
  return { now, teller, told, names: () => told.map(({ event }) => event), wait: () => due?.() };
}

describe('what is told of the view of a page', () => {
  it('is its route and address, what it shows, and who it was without anything that opens something', () => {
    const features = [{ id: 1, slug: 'elite', is_plan: true, includes: ['video'] }];
    const { teller, told } = telling({ ...SESSION, user: { ...SESSION.user, features } });
    teller.arrived(PLACE);
    teller.shows(PIECE);
    const [view] = told;
    expect(contract.usage.track.body?.safeParse(view).success).toBe(true);
    expect(view).toEqual({
      event: 'page:view',
      user: { id: SESSION.user.id, type: null, status: 'active', plan: 'elite' },
      subscription: SESSION.billing,
      content: { ...PIECE, title: 'a'.repeat(90) },
      userAgent: 'a browser',
      eventData: PLACE,
      platform: { visit: 'v1' },
    });
  });

  it('waits for what the page shows a moment, and no longer than until the next page', () => {
    const { teller, told, names, wait } = telling();
    teller.arrived(at('/dashboard'));
    expect(names()).toEqual([]);
    wait();
    expect(names()).toEqual(['page:view']);
    teller.arrived(at('/local'));
    teller.arrived(at('/my-perks'));
    teller.settle();
    teller.settle();
    expect(told.map(({ eventData }) => eventData.path)).toEqual(['/dashboard', '/local', '/my-perks']);
  });

  it('is nothing for a guest, for staff, and for whoever acts in the name of somebody else', () => {
    const level = (access_level: number) => ({
      ...SESSION,
      user: { ...SESSION.user, access_levels: [{ access_level }] },
    });
    const until = '2026-11-21T15:00:00.000Z';
    const view = { mode: 'team', byName: 'Oscar', byEmail: 'o@example.test', reason: '', until } as const;
    for (const session of [null, level(2), level(3), { ...SESSION, impersonation: view }]) {
      const { teller, told, wait } = telling(session);
      teller.arrived(PLACE);
      wait();
      teller.did('share');
      expect(told).toEqual([]);
    }
  });
});

describe('what is told of an act', () => {
  it('is the sign-in alone on a page that a guest has opened', () => {
    const { now, teller, names, wait } = telling(null);
    teller.arrived(at('/login'));
    now.session = SESSION;
    teller.did('login');
    wait();
    expect(names()).toEqual(['page:login']);
  });

  it('is named after the section of the page, and comes after the view of the page', () => {
    const { teller, names } = telling();
    teller.arrived(PLACE);
    teller.did('share');
    teller.arrived(at('/my-perks/referral'));
    teller.did('copy');
    expect(names()).toEqual(['page:view', 'shareable-content:share', 'page:view', 'page:copy']);
  });

  it('is a search or a filter where a list is narrowed by its address, and nothing where it opens a window', () => {
    const { teller, names, wait } = telling();
    teller.arrived(at('/shareable-content'));
    wait();
    teller.arrived(at('/shareable-content', { types: 'blog' }));
    teller.arrived(at('/shareable-content', { types: 'blog', q: 'rates' }));
    teller.arrived(at('/shareable-content', { types: 'blog', q: 'rates', compose: 'now' }));
    teller.arrived(at('/shareable-content', { q: '' }));
    teller.arrived(at('/search', { q: 'rates' }));
    expect(names()).toEqual([
      'page:view',
      'shareable-content:filter',
      'shareable-content:search',
      'shareable-content:filter',
      'page:view',
      'page:search',
    ]);
  });
});
