import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_STATUSES, USER_TYPES } from './account-kinds.ts';
import type { Membership, UserType } from './actor.ts';
import {
  type BillingFacts,
  checkGuards,
  dunningPath,
  type GuardPerson,
  memberGuards,
  MOST_REDIRECTS,
  reachesForced,
  type Verdict,
} from './guards.ts';
import { pathOf } from './normal-path.ts';
import { type Choice, type Page, PAGE_FEATURES, type PageFeature, pageRows } from './pages.ts';

const TYPES: (UserType | null)[] = [null, ...USER_TYPES];
const BILLING: BillingFacts[] = (['recurly', 'apple', 'guest'] as const).flatMap((source) =>
  [true, false].flatMap((pastDue) => [true, false].map((pendingCancel) => ({ source, pastDue, pendingCancel }))),
);
const MEMBERSHIPS: (Membership | null)[] = [
  null,
  ...TYPES.flatMap((ownerType) => [true, false].map((isAdmin) => ({ ownerId: 'usr_owner1', ownerType, isAdmin }))),
];
const CARD: BillingFacts = { source: 'recurly', pastDue: false, pendingCancel: false };
const under = (ownerType: UserType | null, isAdmin = false): Membership => ({
  ownerId: 'usr_owner1',
  ownerType,
  isAdmin,
});

function person(facts: Partial<GuardPerson> = {}): GuardPerson {
  return {
    type: null,
    accessLevel: 1,
    membership: null,
    status: 'active',
    features: PAGE_FEATURES,
    profileReady: true,
    forceRedirect: null,
    billing: CARD,
    consentDue: false,
    chosen: [],
    synced: true,
    ...facts,
  };
}

function pageAt(path: string): Page {
  const page = pageRows.find((row) => row.path === pathOf(path));
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

function visit(path: string, who: GuardPerson | null, more: { expired?: boolean; redirectFrom?: unknown } = {}) {
  return checkGuards({ page: pageAt(path), href: path, person: who, expired: false, ...more });
}

/** Where a visit ends up at: `show`, an upsell of a feature, or a path. */
function outcome(verdict: Verdict): string {
  if (verdict.kind === 'go') return verdict.to;
  return verdict.kind === 'upsell' ? `upsell ${verdict.feature}` : verdict.kind;
}

const at = (path: string, facts: Partial<GuardPerson> = {}) => outcome(visit(path, person(facts)));
const SETUP = '/setup-my-profile?redirectFrom=';

describe('who is not signed in', () => {
  test('goes to the sign-in page with path, query and hash', () => {
    expect(outcome(visit('/local?m=1#x', null))).toBe('/login?redirectFrom=%2Flocal%3Fm%3D1%23x');
  });

  test('with a session that is over goes over the way out', () => {
    expect(outcome(visit('/local?x=1', null, { expired: true }))).toBe(
      '/logout?redirectFrom=%2Flocal%3Fx%3D1&message=session-expired',
    );
    expect(outcome(visit('/local?x=1', person(), { expired: true }))).toBe(
      '/logout?redirectFrom=%2Flocal%3Fx%3D1&message=session-expired',
    );
  });

  test.each(pageRows.filter(({ access }) => access !== 'member').map(({ path }) => path))('may open %s', (path) => {
    expect(outcome(visit(path, null))).toBe('show');
  });
});

describe('who is signed in', () => {
  test('leaves the pages for guests, to where they wanted to go', () => {
    expect(outcome(visit('/login', person()))).toBe('/dashboard');
    expect(outcome(visit('/login', person(), { redirectFrom: '/local?m=1' }))).toBe('/local?m=1');
    expect(outcome(visit('/forgot-password', person(), { redirectFrom: '//evil.test' }))).toBe('/dashboard');
  });

  test.each<[string, Partial<GuardPerson>, string]>([
    // A forced redirect, followed unless one is there.
    ['/dashboard', { forceRedirect: '/billing' }, '/billing'],
    ['/billing', { forceRedirect: '/billing' }, 'show'],
    ['/account?a=1', { forceRedirect: '/account#password' }, 'show'],
    ['/dashboard', { synced: false }, 'sync'],
    // A legal text that is to be accepted: after the state of the account, before the page itself.
    ['/local?m=1#x', { consentDue: true }, '/new-terms?redirectFrom=%2Flocal%3Fm%3D1%23x'],
    ['/admin/studio/legal', { consentDue: true, accessLevel: 3 }, '/new-terms?redirectFrom=%2Fadmin%2Fstudio%2Flegal'],
    ['/new-terms', { consentDue: true }, 'show'],
    ['/account#delete', { consentDue: true }, 'show'],
    ['/subscription', { consentDue: true }, 'show'],
    ['/dashboard', { consentDue: true, status: 'limited' }, '/access-restricted'],
    ['/access-restricted', { consentDue: true, status: 'limited' }, 'show'],
    ['/dashboard', { consentDue: true, profileReady: false }, `${SETUP}%2Fdashboard`],
    ['/setup-my-profile', { consentDue: true, profileReady: false }, '/new-terms?redirectFrom=%2Fsetup-my-profile'],
    ['/terms', { consentDue: true }, 'show'],
    // States of the account.
    ['/dashboard', { status: 'active' }, 'show'],
    ['/dashboard', { features: ['free'] }, '/reactivate'],
    ['/dashboard', { features: ['free', 'video'] }, '/reactivate'],
    ['/dashboard', { type: 'Free Team Owner' }, 'show'],
    ['/dashboard', { type: 'Free Team Owner', features: ['free'] }, '/reactivate'],
    ['/dashboard', { status: 'incomplete' }, '/completeSignup'],
    ['/dashboard', { status: 'inactive' }, '/reactivate'],
    ['/dashboard', { status: 'limited' }, '/access-restricted'],
    ['/dashboard', { status: 'paused' }, '/subscription'],
    ['/dashboard', { status: 'paused', type: 'Licensed Member' }, '/upgrade'],
    ['/dashboard', { status: 'paused', membership: under('Licensed Owner') }, '/upgrade'],
    ['/subscription?tab=card', { status: 'paused' }, 'show'],
    ['/access-restricted', { status: 'limited' }, 'show'],
    ['/billing', { status: 'paused' }, '/subscription'],
    ['/billing', { status: 'inactive' }, '/reactivate'],
    // A profile that is not set up.
    ['/dashboard', { profileReady: false }, `${SETUP}%2Fdashboard`],
    ['/search?q=a#b', { profileReady: false }, `${SETUP}%2Fsearch%3Fq%3Da%23b`],
    ['/setup-my-profile', { profileReady: false }, 'show'],
    ['/profile/graphics', { profileReady: false }, 'show'],
    ['/team-management', { profileReady: false, type: 'Team Owner' }, 'show'],
    // Money.
    ['/billing', { billing: { ...CARD, source: 'apple' } }, '/subscription'],
    ['/billing', { billing: { ...CARD, source: 'guest' } }, '/subscription'],
    ['/upgrade', { billing: { ...CARD, source: 'apple' } }, '/subscription'],
    ['/upgrade', { billing: { ...CARD, pastDue: true } }, '/billing'],
    ['/billing', { billing: { ...CARD, pastDue: true } }, 'show'],
    ['/upgrade', { billing: { ...CARD, pendingCancel: true } }, '/subscription'],
    ['/upgrade', {}, 'show'],
    // Kinds of accounts.
    ['/subscription', { type: 'Licensed Member' }, '/upgrade'],
    ['/billing', { type: 'Licensed Member' }, '/upgrade'],
    ['/subscription', { membership: under('Licensed Owner') }, '/upgrade'],
    ['/upgrade', { type: 'Licensed Member', billing: { ...CARD, pendingCancel: true } }, 'show'],
    ['/upgrade', { type: 'Licensed Member', billing: { source: 'apple', pastDue: true, pendingCancel: true } }, 'show'],
    ['/billing', { type: 'Licensed Owner' }, '/subscription'],
    ['/team-management', { type: 'Licensed Owner' }, '/subscription'],
    ['/upgrade', { type: 'Licensed Owner' }, '/subscription'],
    ['/upgrade', { type: 'Team Owner' }, '/dashboard'],
    ['/upgrade', { type: 'Team Owner', billing: { ...CARD, pendingCancel: true } }, '/dashboard'],
    ['/team-management', {}, '/dashboard'],
    ['/team-management', { type: 'Licensed Member' }, '/dashboard'],
    ['/team-management', { type: 'Team Owner' }, 'show'],
    ['/team-management', { membership: under('Team Owner', true) }, 'show'],
    ['/team-management', { membership: under('Team Owner') }, '/dashboard'],
    ['/reactivate', {}, '/dashboard'],
    ['/reactivate', { status: 'inactive' }, 'show'],
    ['/reactivate', { features: ['free'] }, 'show'],
    ['/admin', {}, '/dashboard'],
    ['/admin', { accessLevel: 2 }, 'show'],
    ['/admin', { accessLevel: 3, features: ['free'] }, 'show'],
    ['/admin', { accessLevel: 3, status: 'inactive' }, '/reactivate'],
    ['/admin', { accessLevel: 3, profileReady: false }, 'show'],
    ['/my-perks/referral', { type: 'Team Owner' }, '/my-perks'],
    ['/my-perks/referral', {}, 'show'],
    // Features.
    ['/realtalk', { features: [] }, 'upsell realtalk'],
    ['/realtalk', { features: ['realtalk-beta'] }, 'upsell realtalk'],
    ['/realtalk/recordings/$recordingId', { features: [] }, '/realtalk'],
    ['/profile/videos', { features: ['email-builder'], profileReady: false }, 'upsell video'],
    ['/local/graphic-builder', { features: [] }, 'upsell local'],
    ['/graphic-builder', { features: [] }, 'show'],
    // What must have been chosen.
    ['/realtalk/record', {}, '/realtalk'],
    ['/realtalk/record', { chosen: ['script'] }, 'show'],
    ['/realtalk/review', { chosen: ['script'] }, '/realtalk'],
  ])('at %s with %j: %s', (path, facts, expected) => {
    expect(at(path, facts)).toBe(expected);
  });

  test('an unpaid invoice is paid where the money is taken', () => {
    expect([dunningPath('recurly'), dunningPath('apple'), dunningPath('guest')]).toEqual([
      '/billing',
      '/subscription',
      '/subscription',
    ]);
  });

  test('a page that they were made to see counts as seen when its path is reached', () => {
    expect(reachesForced('/account#password', '/account?from=mail')).toBe(true);
    expect(reachesForced('/account#password', '/dashboard')).toBe(false);
    expect(reachesForced(null, '/dashboard')).toBe(false);
  });
});

const anyPerson: fc.Arbitrary<GuardPerson> = fc.record({
  type: fc.constantFrom(...TYPES),
  accessLevel: fc.constantFrom(1, 2, 3),
  membership: fc.constantFrom(...MEMBERSHIPS),
  status: fc.constantFrom(...ACCOUNT_STATUSES),
  features: fc.subarray<string>(['free', ...PAGE_FEATURES]),
  profileReady: fc.boolean(),
  forceRedirect: fc.constantFrom(null, '/billing', '/account#password', '/upgrade', '/team-management', '/admin'),
  billing: fc.constantFrom(...BILLING),
  consentDue: fc.constant(false),
  chosen: fc.subarray<Choice>(['script', 'takes']),
  synced: fc.boolean(),
});
/** The guards let everybody see a public page. */
const guardedPages = pageRows.filter(({ access }) => access !== 'public');
/** One page of all that the guards treat alike: where they send somebody does not depend on its address, and who is sent on is followed. */
const pagesThatDiffer = [
  ...new Map(
    guardedPages.map((page) => {
      const { path: _path, title: _title, aliases: _aliases, ...treated } = page as Page;
      return [JSON.stringify(treated), page];
    }),
  ).values(),
];
const memberPages = pageRows.filter(({ access }) => access === 'member');

describe('the order of the guards', () => {
  test('is that of the requirements', () => {
    expect(memberGuards.map(({ name }) => name)).toEqual([
      'forced-redirect',
      'sync',
      'status',
      'profile',
      'billing-service',
      'dunning',
      'team',
      'feature',
      'rules',
      'choice',
    ]);
  });

  test('decides: of all guards that object, the first one wins', () => {
    fc.assert(
      fc.property(anyPerson, fc.constantFrom(...memberPages), (who, page) => {
        const href = `${page.path}?a=1`;
        const asked = { page, href, person: who, expired: false };
        const objections = memberGuards
          .map(({ name, check }) => ({ name, objection: check(asked) }))
          .filter(
            ({ objection }) =>
              objection !== null && (typeof objection !== 'string' || pathOf(objection) !== pathOf(href)),
          );
        const verdict = checkGuards(asked);
        const [first] = objections;
        if (first === undefined) return verdict.kind === 'show';
        return verdict.kind === 'go'
          ? verdict.guard === first.name
          : JSON.stringify(first.objection) === JSON.stringify(verdict);
      }),
      { numRuns: 5_000 },
    );
  });
});

const index = new Map(pageRows.map((page) => [page.path as string, page]));
/** A page never asks for another page's feature, so all features and none stand for every set of them. */
const FEATURE_SETS: (PageFeature | 'free')[][] = [[], ['free'], [...PAGE_FEATURES], ['free', ...PAGE_FEATURES]];

/** How many redirects lead from a page to one that may be shown. Throws on a circle. */
function hops(start: Page, who: GuardPerson, known: Map<Page, number>): number {
  const way: Page[] = [];
  let page = start;
  for (;;) {
    const left = known.get(page);
    if (left !== undefined) {
      for (const [back, passed] of way.toReversed().entries()) known.set(passed, left + back + 1);
      return left + way.length;
    }
    if (way.includes(page))
      throw new Error(`circle: ${way.map(({ path }) => path).join(' > ')} for ${JSON.stringify(who)}`);
    const verdict = checkGuards({ page, href: page.path, person: who, expired: false });
    if (verdict.kind !== 'go') known.set(page, 0);
    else {
      way.push(page);
      const next = index.get(pathOf(verdict.to));
      if (next === undefined) throw new Error(`${verdict.to} is no page`);
      page = next;
    }
  }
}

describe('the page on which a held account stands', () => {
  const HELD: [string, Partial<GuardPerson>][] = [
    ['/completeSignup', { status: 'incomplete' }],
    ['/reactivate', { status: 'inactive' }],
    ['/access-restricted', { status: 'limited' }],
    ['/subscription', { status: 'paused' }],
  ];
  test.each(HELD)('is %s however it is written', (path, facts) => {
    const page = pageAt(path);
    for (const href of [
      path,
      `${path}/`,
      `${path}//?a=b#c`,
      `/${path}`,
      path.toUpperCase(),
      `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
    ])
      expect(outcome(checkGuards({ page, href, person: person(facts), expired: false })), href).toBe('show');
  });
});

describe('every kind of account on every page', () => {
  test('reaches a page that may be shown, and never goes in a circle', () => {
    let states = 0;
    let most = 0;
    for (const status of ACCOUNT_STATUSES)
      for (const type of TYPES)
        for (const membership of MEMBERSHIPS)
          for (const billing of BILLING)
            for (const features of FEATURE_SETS)
              for (const profileReady of [true, false])
                for (const accessLevel of [1, 2]) {
                  const who = person({ status, type, membership, billing, features, profileReady, accessLevel });
                  const known = new Map<Page, number>();
                  for (const page of pagesThatDiffer) {
                    states += 1;
                    most = Math.max(most, hops(page, who, known));
                  }
                }
    expect(states).toBe(
      ACCOUNT_STATUSES.length * TYPES.length * MEMBERSHIPS.length * BILLING.length * 4 * 2 * 2 * pagesThatDiffer.length,
    );
    // One more for a page that somebody is made to see, which is followed once: still within what is allowed.
    expect(most + 1).toBeLessThanOrEqual(MOST_REDIRECTS);
  }, 120_000);

  test('also with a page that they are made to see, any features and any choice', () => {
    fc.assert(
      fc.property(anyPerson, fc.constantFrom(...pageRows), (made, start) => {
        let who: GuardPerson = { ...made, synced: true };
        let page: Page = start;
        for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
          if (reachesForced(who.forceRedirect, page.path)) who = { ...who, forceRedirect: null };
          const verdict = checkGuards({ page, href: page.path, person: who, expired: false });
          if (verdict.kind !== 'go') return true;
          page = pageAt(verdict.to);
        }
        return false;
      }),
      { numRuns: 20_000 },
    );
  });
});
