/** What an account can hold, by the names and numbers of the documents. */
export const FEATURE_IDS = {
  free: 1,
  'email-builder': 2,
  video: 3,
  tools: 4,
  mmr: 5,
  'social-graphics': 6,
  realtalk: 7,
  playbook: 8,
  local: 9,
  'video-beta': 13,
  'realtalk-beta': 17,
} as const;

export type FeatureSlug = keyof typeof FEATURE_IDS;

export const FEATURE_SLUGS = Object.keys(FEATURE_IDS) as FeatureSlug[];

/** Everything that a paying member can have. */
export const PLAN_FEATURES: readonly FeatureSlug[] = FEATURE_SLUGS.filter(
  (slug) => slug !== 'free' && !slug.endsWith('-beta'),
);

/** A plan is a feature that holds others. */
export const PLAN = { slug: 'elite', id: 100, includes: PLAN_FEATURES } as const;
