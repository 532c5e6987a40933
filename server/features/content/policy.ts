import type { Actor } from '@yardsign/domain/access/actor';
import type { Verdict } from '../../platform/http/bind.ts';
import { active } from '../../platform/http/policies.ts';

/** Only one's own pieces can be written, and only with an account that is in order. A stranger's are not there. */
export function mayWrite(actor: Actor, input: { params: { memberId: string } }): Verdict {
  const inOrder = active(actor);
  if (inOrder !== 'allow' || actor.kind === 'guest') return inOrder;
  return actor.userId === input.params.memberId ? 'allow' : 'not_found';
}
