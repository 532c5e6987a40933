import type { Actor, MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../errors.ts';
import type { Verdict } from './bind.ts';

/** Policies that every feature shares. A feature's own stand in its `policy.ts`. */

export function anyone(): Verdict {
  return 'allow';
}

export function signedIn(actor: Actor): Verdict {
  return actor.kind === 'member' ? 'allow' : 'sign_in_required';
}

/** Narrows the actor of a call whose policy let only members in. */
export function memberOf(actor: Actor): MemberActor {
  if (actor.kind !== 'member') throw new AppError('sign_in_required');
  return actor;
}

/** Members whose account is in order. The others see their own account, and nothing to post. */
export function active(actor: Actor): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.status === 'active' ? 'allow' : 'forbidden';
}
