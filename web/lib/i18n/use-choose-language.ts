import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { reportError } from '../report-error.ts';
import { noteLanguage, useSession } from '../session/session-query.ts';
import { switchLanguage } from './language-store.ts';
import type { Language } from './language.ts';

/** Switches the language at once, and lets the account remember it when somebody is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const queryClient = useQueryClient();
  const session = useSession();

  async function choose(language: Language) {
    await switchLanguage(language);
    // While impersonating, the choice is the impersonator's and not the member's.
    if (session === null || session.impersonation !== null) return;
    noteLanguage(queryClient, session, language);
    await api.access.setLanguage({ body: { language } });
  }

  return (language) => choose(language).catch(reportError);
}
