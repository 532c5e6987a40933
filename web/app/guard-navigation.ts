import { redirect } from '@tanstack/react-router';
import { type GuardPerson, type Verdict, checkGuards, reachesForced } from '@yardsign/domain/access/guards';
import { pathOf } from '@yardsign/domain/access/normal-path';
import type { Page, PageFeature } from '@yardsign/domain/access/pages';
import { partsDue, readSyncQuery, type SyncPart } from '@yardsign/domain/access/sync';
import { api } from '../lib/api/client.ts';
import { readExpiry } from '../lib/api/session-expiry.ts';
import { adoptLanguage } from '../lib/i18n/language-store.ts';
import { queryClient } from '../lib/query-client.ts';
import { reportError } from '../lib/report-error.ts';
import { toGuardPerson } from '../lib/session/guard-person.ts';
import { type Session, noteLanguage, sessionQuery } from '../lib/session/session-query.ts';
import { isSessionOver, readLastSync, syncParts } from '../lib/session/sync-parts.ts';
import { parseSearch, stringifySearch } from '../lib/search/search-params.ts';
import { createRedirectCounter } from './redirect-counter.ts';

const redirectCounter = createRedirectCounter();

interface Arrival {
  readonly href: string;
  readonly search: Record<string, string>;
  readonly page: Page;
  /** Parts that the address asks to be read again. */
  readonly words: readonly string[];
  readonly preload: boolean;
}

/** What the guards say goes to the page as its context: a page with `upsell` stays undrawn. */
export interface GuardContext {
  upsell?: PageFeature | undefined;
}

type Known = { session: Session | null; expired: boolean };

async function readKnown({ page }: Arrival): Promise<Known> {
  const held = queryClient.getQueryData(sessionQuery.queryKey);
  if (page.access === 'public' || held) return { session: held ?? null, expired: false };
  const wasSignedIn = readExpiry() !== null;
  try {
    const session = await queryClient.ensureQueryData(sessionQuery);
    // Who was signed in here and is nobody now did not log out here: the session ended elsewhere, or of itself.
    return { session, expired: session === null && wasSignedIn };
  } catch (error) {
    if (isSessionOver(error)) return { session: null, expired: true };
    // Someone at the sign-in page must be able to type while the server catches its breath.
    if (page.access === 'guest') return { session: null, expired: false };
    throw error;
  }
}

/** Where the member is. Whoever is asked for something new is asked at the next page: what they type on this one stays. */
let standingOn: string | null = null;

function personOf(session: Session, { href }: Arrival, synced: boolean): GuardPerson {
  const person = toGuardPerson(session, synced);
  return pathOf(href) === standingOn ? { ...person, consentDue: false } : person;
}

function judge(arrival: Arrival, { session, expired }: Known, synced: boolean): Verdict {
  return checkGuards({
    page: arrival.page,
    href: arrival.href,
    redirectFrom: arrival.search['redirectFrom'],
    person: session === null ? null : personOf(session, arrival, synced),
    expired,
  });
}

async function agreeOnLanguage(session: Session): Promise<void> {
  if (session.impersonation !== null) return;
  const language = await adoptLanguage(session.language);
  if (language === session.language) return;
  noteLanguage(queryClient, session, language);
  await api.access.setLanguage({ body: { language } });
}

let forcedTo: string | null = null;

/** A page that must be seen is led to once; the server forgets it when the page has been reached. */
function followForced(target: string): void {
  forcedTo = target;
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, forceRedirect: null });
}

function reachForced(href: string): void {
  if (!reachesForced(forcedTo, href)) return;
  forcedTo = null;
  api.access.clearForceRedirect().catch(reportError);
}

function go(target: string): never {
  const url = new URL(target, window.location.origin);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect as something thrown
  throw redirect({
    to: url.pathname,
    search: parseSearch(url.search),
    ...(url.hash !== '' && { hash: url.hash.slice(1) }),
    replace: true,
  });
}

function followRedirect(arrival: Arrival, verdict: Extract<Verdict, { kind: 'go' }>): never {
  if (arrival.preload) go(verdict.to);
  if (!redirectCounter.allow()) {
    reportError(new Error(`too many redirects: ${verdict.guard} at ${arrival.page.path}`));
    go('/too-many-redirects');
  }
  if (verdict.guard === 'forced-redirect') followForced(verdict.to);
  go(verdict.to);
}

/** The address without the wish to sync, so that a reload or a bookmark does not sync again. */
function withoutSync({ href, search }: Arrival): string {
  const { sync: _done, ...rest } = search;
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : '';
  return `${pathOf(href)}${stringifySearch(rest)}${hash}`;
}

const readSession = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });

/** Reads again what is too old or was asked for. The wish to sync goes from the address with it. */
async function syncKnown(arrival: Arrival, parts: readonly SyncPart[]): Promise<Known> {
  try {
    if (navigator.onLine) await syncParts(queryClient, parts, { readSession, report: reportError });
  } catch {
    // Only the end of the session is thrown, and the guards know what to do about it.
    return { session: null, expired: true };
  }
  if (arrival.words.length > 0) go(withoutSync(arrival));
  return { session: queryClient.getQueryData(sessionQuery.queryKey) ?? null, expired: false };
}

async function decide(arrival: Arrival): Promise<Verdict> {
  const known = await readKnown(arrival);
  const due = arrival.preload ? [] : partsDue(readLastSync(queryClient), Date.now(), arrival.words);
  const verdict = judge(arrival, known, due.length === 0);
  return verdict.kind === 'sync' ? judge(arrival, await syncKnown(arrival, due), true) : verdict;
}

async function arrive({ href, page }: Arrival): Promise<void> {
  redirectCounter.reset();
  standingOn = pathOf(href);
  reachForced(href);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (session && page.access === 'member') await agreeOnLanguage(session).catch(reportError);
}

/**
 * Runs before every navigation: who is there, in which language, what is too old, and what the guards say. A page that is
 * fetched before it is wanted (`preload`) is judged in the same way, and leaves nothing behind.
 */
export async function guardNavigation(
  location: { href: string; searchStr: string },
  page: Page,
  preload: boolean,
): Promise<GuardContext> {
  const search = parseSearch(location.searchStr);
  const words = preload ? [] : readSyncQuery(search['sync']);
  const arrival = { href: location.href, search, page, words, preload };
  const verdict = await decide(arrival);
  if (verdict.kind === 'go') followRedirect(arrival, verdict);
  if (!preload) await arrive(arrival);
  return { upsell: verdict.kind === 'upsell' ? verdict.feature : undefined };
}
