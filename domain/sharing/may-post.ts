import { holdsFeature } from '../access/actor.ts';
import { requiredFeature } from '../content/required-feature.ts';

/** Whether an account with these features may post a piece of this type: a free account posts nothing, and some types need a feature of their own. */
export function mayPost(features: readonly string[], contentType: string): boolean {
  if (!holdsFeature(features, '!free')) return false;
  const needed = requiredFeature(contentType);
  return needed === null || holdsFeature(features, needed);
}
