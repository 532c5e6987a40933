import { useMatches } from '@tanstack/react-router';
import { NEW_TERMS_PAGE, statusTarget } from '@yardsign/domain/access/guards';
import { toGuardPerson } from '../../lib/session/guard-person.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { HeldFrame } from './held-frame.tsx';
import { Shell } from './shell.tsx';

/** The frame of the members' area, or the bare one for somebody who may be on one page only. */
export function MemberFrame() {
  const session = useSession();
  const path = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.path });
  const held = session !== null && statusTarget(toGuardPerson(session, true)) !== null;
  return held || path === '/setup-my-profile' || path === NEW_TERMS_PAGE ? <HeldFrame /> : <Shell />;
}
