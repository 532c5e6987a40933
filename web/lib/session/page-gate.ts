import { useMemo } from 'react';
import { checkGuards } from '@yardsign/domain/access/guards';
import { pageRows } from '@yardsign/domain/access/pages';
import { toGuardPerson } from './guard-person.ts';
import { type Session, useSession } from './session-query.ts';

/** What a member would find behind a link: the page, what its feature would give, or another page. */
export type Gate = 'open' | 'locked' | 'elsewhere';

const byPath = new Map<string, (typeof pageRows)[number]>(pageRows.map((page) => [page.path, page]));

/** What the guards would say to this member at a page of the table. */
function gateOf(session: Session | null, path: string): Gate {
  const page = byPath.get(path);
  if (page === undefined || session === null) return 'open';
  const verdict = checkGuards({ page, href: path, person: toGuardPerson(session, true), expired: false });
  if (verdict.kind === 'upsell') return 'locked';
  return verdict.kind === 'go' ? 'elsewhere' : 'open';
}

/** Asks for the gates of menus and tabs: a lock where a feature is missing, nothing where one would be sent away. */
export function useGate(): (path: string) => Gate {
  const session = useSession();
  return useMemo(() => (path) => gateOf(session, path), [session]);
}
