import { holdsFeature, type MemberActor } from '@yardsign/domain/access/actor';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { AppError } from '../../platform/errors.ts';

/** @throws AppError `feature_required` when content of this type needs a feature that the member does not hold. */
export function mustHoldFeature(actor: Pick<MemberActor, 'features'>, contentType: string): void {
  const needed = requiredFeature(contentType);
  if (needed !== null && !holdsFeature(actor.features, needed)) throw new AppError('feature_required');
}
