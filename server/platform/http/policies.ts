import { GUEST, type Actor, type MemberActor } from '@yardsign/domain/access/actor';
import { statusTarget } from '@yardsign/domain/access/guards';
import { isAdmin, isCrew } from '@yardsign/domain/access/roles';
import { AppError } from '../errors.ts';
import type { Verdict } from './bind.ts';

/** Policies that every feature shares. A feature's own stand in its `policy.ts`. */

export function anyone(): Verdict {
  return 'allow';
}

export function signedIn(actor: Actor): Verdict {
  return actor.kind === 'member' ? 'allow' : 'sign_in_required';
}

/** Our own staff: the content team, and admins. */
export function crew(actor: Actor): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return isCrew(actor) ? 'allow' : 'forbidden';
}

export function admin(actor: Actor): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return isAdmin(actor) ? 'allow' : 'forbidden';
}

/** What staff may do only shortly after they have proved their second factor: an open computer is not enough. */
export function withFreshFactor<Input>(policy: (actor: Actor, input: Input) => Verdict) {
  return (actor: Actor, input: Input): Verdict => {
    const verdict = policy(actor, input);
    return verdict === 'allow' && actor.kind === 'member' && !actor.secondFactorFresh
      ? 'second_factor_required'
      : verdict;
  };
}

/**
 * Restricts a call to the member in person and refuses an impersonator: passwords, addresses, sign-in methods, connections, money,
 * deletion. Wraps the policy that would decide otherwise.
 */
export function inPerson<Input>(policy: (actor: Actor, input: Input) => Verdict) {
  return (actor: Actor, input: Input): Verdict =>
    actor.kind === 'member' && actor.impersonator !== null ? 'while_impersonating' : policy(actor, input);
}

const OPEN_DURING_SIGNUP = new WeakSet<(actor: Actor, input: never) => Verdict>();

/**
 * Opens a call to a session that a sign-up link opened. Every other call refuses such a session, unless strangers may make
 * it too: the link proves an address, not yet a member. Goes outermost, around the policy that decides otherwise.
 */
export function duringSignup<Input>(policy: (actor: Actor, input: Input) => Verdict) {
  const open = (actor: Actor, input: Input): Verdict => policy(actor, input);
  OPEN_DURING_SIGNUP.add(open);
  return open;
}

/** The policy of a route as it is enforced: with what a session of a sign-up may not do. */
export function withinSession<Input>(policy: (actor: Actor, input: Input) => Verdict) {
  return (actor: Actor, input: Input): Verdict => {
    const limited = actor.kind === 'member' && actor.limitedTo === 'signup' && !OPEN_DURING_SIGNUP.has(policy);
    return limited && policy(GUEST, input) !== 'allow' ? 'signup_unfinished' : policy(actor, input);
  };
}

/** Narrows the actor of a call whose policy let only members in. */
export function memberOf(actor: Actor): MemberActor {
  if (actor.kind !== 'member') throw new AppError('sign_in_required');
  return actor;
}

/**
 * Members whose account is in order, by the rule that leads all others to the page of their state: neither paused, unfinished
 * and so on, nor a free one. Those see their own account, and nothing to post.
 */
export function active(actor: Actor): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return statusTarget(actor) === null ? 'allow' : 'forbidden';
}
