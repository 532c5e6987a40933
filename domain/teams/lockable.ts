/** Fields of the basic profile that a team may set for all of its members, in the order of the profile. */
export const LOCKABLE_FIELDS = ['company', 'website', 'compliance', 'primary_color', 'logo', 'logo_dark_bg'] as const;

export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** Pictures are taken from the owner's own profile: a digest is nothing that anybody types. */
export const LOCKABLE_PICTURES: readonly LockableField[] = ['logo', 'logo_dark_bg'];
