import { type AccountStatus, holdsFeature } from './actor.ts';
import { isSamePage } from './normal-path.ts';
import { ownPathOr } from './own-path.ts';
import { rulePages } from './page-rules.ts';
import type { Choice, Page, PageFeature } from './pages.ts';
import { isCrewLevel, isLicensedMember, isTeamAdmin, isTeamOwner, type Standing } from './roles.ts';

/** How an account is paid for: by a card, through the App Store, or not at all. */
export type BillingSource = 'recurly' | 'apple' | 'guest';

export interface BillingFacts {
  source: BillingSource;
  /** An invoice is past due. */
  pastDue: boolean;
  /** The subscription ends at the end of its period. */
  pendingCancel: boolean;
}

/** The most redirects in a row. One more counts as a circle. */
export const MOST_REDIRECTS = 5;

/** The flag of a profile that says: it has been set up once. */
export const PROFILE_READY_FLAG = 1;

/** The facts that the guards decide by for a signed-in person. */
export interface GuardPerson extends Standing {
  status: AccountStatus;
  features: readonly string[];
  /** The profile has been set up: `PROFILE_READY_FLAG`. */
  profileReady: boolean;
  /** A page that this person must see next. */
  forceRedirect: string | null;
  billing: BillingFacts;
  /** A legal text is new, and this person is asked to accept it. */
  consentDue: boolean;
  /** Choices made in this tab that some pages require. */
  chosen: readonly Choice[];
  /** All facts are recent enough to decide by. */
  synced: boolean;
}

export interface Visit {
  page: Page;
  /** Where the navigation goes: path, query and hash. */
  href: string;
  /** The query value `redirectFrom`, when there is one. */
  redirectFrom?: unknown;
  /** Nobody is signed in: null. */
  person: GuardPerson | null;
  /** There was a session in this tab, and it is over. */
  expired: boolean;
}

/** Where a member is asked to accept a new version of a legal text. */
export const NEW_TERMS_PAGE = '/new-terms';

type GuardName =
  | 'guests-only'
  | 'token'
  | 'signed-in'
  | 'forced-redirect'
  | 'sync'
  | 'status'
  | 'profile'
  | 'billing-service'
  | 'dunning'
  | 'team'
  | 'feature'
  | 'rules'
  | 'choice'
  | 'consent';

/** The outcome of a visit. `sync`: refresh the facts, then decide again. `upsell`: the page is not drawn. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'go'; to: string; guard: GuardName }
  | { kind: 'sync' }
  | { kind: 'upsell'; feature: PageFeature };

interface Guard {
  readonly name: GuardName;
  /** A path to redirect to, another verdict, or null when the guard does not object. */
  readonly check: (visit: Visit & { person: GuardPerson }) => string | Exclude<Verdict, { kind: 'go' }> | null;
}

/** An address with the place that the person wanted to reach. */
function rememberingTo(path: string, href: string): string {
  return `${path}?redirectFrom=${encodeURIComponent(href)}`;
}

/** The page that an account in this state is held on, or null when it may go anywhere (C-05, C-33, C-58). */
export function statusTarget(person: Pick<GuardPerson, 'status' | 'features' | 'type' | 'membership'>): string | null {
  switch (person.status) {
    case 'incomplete':
      return '/completeSignup';
    case 'inactive':
      return '/reactivate';
    case 'limited':
      return '/access-restricted';
    case 'paused':
      return isLicensedMember(person) ? '/upgrade' : '/subscription';
    case 'active':
      return holdsFeature(person.features, 'free') ? '/reactivate' : null;
  }
}

/** Staff reaches its pages whatever plan it holds: one that ends must not shut the admin area on the last admin. */
function isOfStaff(page: Page, person: GuardPerson): boolean {
  return person.status === 'active' && page.rules?.includes('crew-only') === true && isCrewLevel(person.accessLevel);
}

/** Where an unpaid invoice is paid. */
export function dunningPath(source: BillingSource): string {
  return source === 'recurly' ? '/billing' : '/subscription';
}

/**
 * The guards of a member's page, in this order; the first that objects decides. A licensed member's plan is not theirs to pay
 * for, so that guards about payment pass them by: they would lead to a page that leads back.
 */
export const memberGuards: readonly Guard[] = [
  { name: 'forced-redirect', check: ({ person }) => person.forceRedirect },
  { name: 'sync', check: ({ person }) => (person.synced ? null : { kind: 'sync' }) },
  { name: 'status', check: ({ page, person }) => (isOfStaff(page, person) ? null : statusTarget(person)) },
  {
    name: 'profile',
    check: ({ page, person, href }) =>
      page.withoutProfile || person.profileReady ? null : rememberingTo('/setup-my-profile', href),
  },
  {
    name: 'billing-service',
    check: ({ page, person }) =>
      page.billing === undefined || page.billing.service === person.billing.source || isLicensedMember(person)
        ? null
        : page.billing.otherwise,
  },
  {
    name: 'dunning',
    check: ({ page, person }) =>
      page.dunning && person.billing.pastDue && !isLicensedMember(person) ? dunningPath(person.billing.source) : null,
  },
  {
    name: 'team',
    check: ({ page, person }) => (!page.team || isTeamOwner(person) || isTeamAdmin(person) ? null : '/dashboard'),
  },
  {
    name: 'feature',
    check: ({ page, person }) => {
      if (page.feature === undefined || holdsFeature(person.features, page.feature)) return null;
      return page.featureMissing ?? { kind: 'upsell', feature: page.feature };
    },
  },
  { name: 'rules', check: ({ page, person }) => rulePages(page.rules ?? [], person) },
  {
    name: 'choice',
    check: ({ page, person }) =>
      page.needs === undefined || person.chosen.includes(page.needs.choice) ? null : page.needs.otherwise,
  },
];

const SHOW: Verdict = { kind: 'show' };

function checkMember(visit: Visit): Verdict {
  const { expired, person, href } = visit;
  if (expired) return { kind: 'go', to: `${rememberingTo('/logout', href)}&message=session-expired`, guard: 'token' };
  if (person === null) return { kind: 'go', to: rememberingTo('/login', href), guard: 'signed-in' };
  const own = { ...visit, person };
  for (const { name, check } of memberGuards) {
    const objection = check(own);
    if (objection === null) continue;
    if (typeof objection !== 'string') return objection;
    // A redirect to the present page would not end.
    if (!isSamePage(objection, href)) return { kind: 'go', to: objection, guard: name };
  }
  return checkConsent(own);
}

/**
 * Comes after the guards, where all of them let somebody in: the order of those is given by the requirements, and whoever is led to the page of
 * their account's state is led there first.
 */
function checkConsent({ page, person, href }: Visit & { person: GuardPerson }): Verdict {
  if (!person.consentDue || page.withoutConsent || statusTarget(person) !== null) return SHOW;
  return { kind: 'go', to: rememberingTo(NEW_TERMS_PAGE, href), guard: 'consent' };
}

/** Decides a visit: the page is shown, or the first guard that objects says what happens instead. */
export function checkGuards(visit: Visit): Verdict {
  if (visit.page.access === 'public') return SHOW;
  if (visit.page.access === 'member') return checkMember(visit);
  if (visit.person === null) return SHOW;
  return { kind: 'go', to: ownPathOr(visit.redirectFrom, '/dashboard'), guard: 'guests-only' };
}

/** Whether a visit reaches the page of a forced redirect, which can then be cleared. */
export function reachesForced(forceRedirect: string | null, href: string): boolean {
  return forceRedirect !== null && isSamePage(forceRedirect, href);
}
