import type { Actor } from '@yardsign/domain/access/actor';
import { mayRefer } from '@yardsign/domain/access/roles';
import type { Verdict } from '../../platform/http/bind.ts';
import { active, inPerson } from '../../platform/http/policies.ts';

/** Members who pay for themselves. */
function refers(actor: Actor): Verdict {
  const inOrder = active(actor);
  if (inOrder !== 'allow' || actor.kind === 'guest') return inOrder;
  return mayRefer(actor) ? 'allow' : 'forbidden';
}

export const mayReferOthers = inPerson(refers);
