import type { Actor } from '@yardsign/domain/access/actor';
import { isCrew, isLicensedMember } from '@yardsign/domain/access/roles';
import type { Verdict } from '../../platform/http/bind.ts';
import { duringSignup, inPerson } from '../../platform/http/policies.ts';

interface OfAccount {
  params: { code: string };
}
interface NamesAccount {
  body: { account: { code: string } };
}

/** One's own account at the processor; anybody else's does not exist. */
function own(actor: Actor, { params }: OfAccount): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return actor.userId === params.code ? 'allow' : 'billing_not_found';
}

/** Staff is shown made up data, and a licensed member's plan is its owner's to pay for. */
function pays(actor: Actor): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  return isCrew(actor) || isLicensedMember(actor) ? 'change_not_allowed' : 'allow';
}

function ofOwn(actor: Actor, input: OfAccount): Verdict {
  const verdict = own(actor, input);
  return verdict === 'allow' ? pays(actor) : verdict;
}

function namesOwn(actor: Actor, { body }: NamesAccount): Verdict {
  return ofOwn(actor, { params: body.account });
}

/** Open to somebody who finishes their sign-up: paying is a way to do so. */
export const mayReadBilling = duringSignup(inPerson(own));
export const mayPay = inPerson(pays);
export const mayPayOwn = duringSignup(inPerson(ofOwn));
export const maySubscribe = duringSignup(inPerson(namesOwn));
export const mayPurchase = inPerson(namesOwn);
