import type { Actor } from '@yardsign/domain/access/actor';
import type { Verdict } from '../../platform/http/bind.ts';
import { duringSignup, inPerson } from '../../platform/http/policies.ts';

/** One's own account; of others there is nothing to be seen, not even that they exist. */
function ownAccount(actor: Actor, input: { params: { id: string } }): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === input.params.id ? 'allow' : 'user_not_found';
}

/** Only the member, never somebody who impersonates them. */
export const ownerInPerson = inPerson(ownAccount);

/** The same, also while the sign-up is not finished. */
export const ownerSigningUp = duringSignup(ownerInPerson);
