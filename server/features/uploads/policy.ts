import type { Actor } from '@yardsign/domain/access/actor';
import type { Verdict } from '../../platform/http/bind.ts';
import { active } from '../../platform/http/policies.ts';
import { mayChangeProfile } from '../profile/policy.ts';

/**
 * Pictures are uploaded on the pages of the profile, so nobody uploads who is led away from them: a free, paused, limited,
 * inactive or incomplete account.
 */
export function mayUpload(actor: Actor, input: { params: { memberId: string } }): Verdict {
  const inOrder = active(actor);
  return inOrder === 'allow' ? mayChangeProfile(actor, input) : inOrder;
}
