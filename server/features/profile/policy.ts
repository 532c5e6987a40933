import type { Actor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import type { Verdict } from '../../platform/http/bind.ts';

interface OfMember {
  params: { memberId: string };
}

/** One's own profile; crew may read anyone's, to help. A stranger's does not exist. */
export function mayReadProfile(actor: Actor, input: OfMember): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === input.params.memberId || isCrew(actor) ? 'allow' : 'profile_not_found';
}

/** Only one's own profile can be changed. */
export function mayChangeProfile(actor: Actor, input: OfMember): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === input.params.memberId ? 'allow' : 'profile_not_found';
}
