import { FEATURE_SLUGS, type FeatureSlug } from '../access/features.ts';
import type { UserType } from '../access/actor.ts';
import type { UsState } from '../profile/us-states.ts';

/** The features that a piece can be kept for; nobody is without `free` and a plan at once. */
export const AUDIENCE_FEATURES = FEATURE_SLUGS.filter(
  (slug): slug is Exclude<FeatureSlug, 'free' | `${string}-beta`> => slug !== 'free' && !slug.endsWith('-beta'),
);

export const AUDIENCE_TYPES = [
  'Licensed Member',
  'Licensed Owner',
  'Team Owner',
  'Free Team Owner',
  'Branch Owner',
  'Company Owner',
  'Enterprise Owner',
  'Coach Leader',
] as const satisfies readonly UserType[];

/**
 * Whom a piece is for: those who hold one of the features, have one of the account types and work in one of the states. What is left
 * out asks for nothing.
 */
export interface Audience {
  readonly features?: readonly FeatureSlug[] | undefined;
  readonly types?: readonly UserType[] | undefined;
  readonly states?: readonly UsState[] | undefined;
}
