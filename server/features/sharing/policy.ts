import type { Actor } from '@yardsign/domain/access/actor';
import type { Verdict } from '../../platform/http/bind.ts';
import { active } from '../../platform/http/policies.ts';

/** To post, and to connect a network: members whose account is in order. */
export function mayShare(actor: Actor): Verdict {
  return active(actor);
}
