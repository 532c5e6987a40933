import type { Actor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import type { Verdict } from '../../platform/http/bind.ts';

/** Account data: one's own, or anyone's for crew. Of others there is nothing to be seen, not even that they exist. */
export function mayReadAccount(actor: Actor, input: { params: { id: string } }): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === input.params.id || isCrew(actor) ? 'allow' : 'user_not_found';
}

/** The credentials of an account: its owner alone, crew not either. */
export function ownAccount(actor: Actor, input: { params: { id: string } }): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === input.params.id ? 'allow' : 'user_not_found';
}
