import { redirect } from '@tanstack/react-router';
import { api } from '../lib/api/client.ts';
import { adoptLanguage } from '../lib/i18n/language-store.ts';
import { queryClient } from '../lib/query-client.ts';
import { reportError } from '../lib/report-error.ts';
import { type Session, noteLanguage, sessionQuery } from '../lib/session/session-query.ts';
import { parseSearch } from '../lib/search-params.ts';
import type { Page, PageAccess as Access } from '@yardsign/domain/access/pages';
import { checkGuards, createRedirectCounter } from './guards.ts';

const redirectCounter = createRedirectCounter();

async function readSession(access: Access): Promise<Session | null> {
  if (access === 'public') return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
  try {
    return await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
  } catch (error) {
    // Someone at the sign-in page must be able to type while the server catches its breath.
    if (access === 'guest') return null;
    throw error;
  }
}

async function agreeOnLanguage(session: Session): Promise<void> {
  const language = await adoptLanguage(session.language);
  if (language === session.language) return;
  noteLanguage(queryClient, session, language);
  await api.access.setLanguage({ body: { language } });
}

/** Runs before every navigation: who is there, in which language, and whether the guards let them pass. */
export async function guardNavigation(
  location: { href: string; searchStr: string },
  page: Page | undefined,
): Promise<void> {
  const access = page?.access ?? 'public';
  const session = await readSession(access);
  const target = checkGuards({
    href: location.href,
    redirectFrom: parseSearch(location.searchStr)['redirectFrom'],
    access,
    signedIn: session !== null,
  });
  if (target === null) {
    redirectCounter.reset();
    if (session !== null && access === 'member') await agreeOnLanguage(session).catch(reportError);
    return;
  }
  const allowed = redirectCounter.allow();
  const url = new URL(allowed ? target : '/too-many-redirects', window.location.origin);
  redirect({
    throw: true,
    to: url.pathname,
    search: parseSearch(url.search),
    ...(url.hash !== '' && { hash: url.hash.slice(1) }),
    replace: true,
  });
}
