import type { ProfileField, ProfileGroup } from './profile-field.ts';
import { PROFILE, type ProfileFeature } from './profile-fields.ts';

/** Groups whose settings a team may set for its members; of the basic group it sets `LOCKABLE_FIELDS`. */
export const TEAM_GROUPS = ['graphics', 'guides', 'blog', 'newsletter', 'video'] as const satisfies ProfileFeature[];
export type TeamGroup = (typeof TEAM_GROUPS)[number];

/** The names of the fields of a group that a team may set. */
export type TeamFieldName<Group extends TeamGroup> = {
  [Name in keyof (typeof PROFILE)[Group]['fields']]: (typeof PROFILE)[Group]['fields'][Name] extends { lockable: true }
    ? Name
    : never;
}[keyof (typeof PROFILE)[Group]['fields']];

/** `default`: what members begin with, and may change. `locked`: nobody of them can change it. */
export const TEAM_MODES = ['default', 'locked'] as const;
export type TeamMode = (typeof TEAM_MODES)[number];

/** The fields of a group that a team may set, in the order of the group. */
export function teamFieldsOf(group: TeamGroup): (readonly [name: string, field: ProfileField])[] {
  const { fields }: ProfileGroup = PROFILE[group];
  return Object.entries(fields).filter(([, { lockable }]) => lockable === true);
}

/** A field of a group that a team may set, or undefined. */
export function teamFieldOf(group: TeamGroup, name: string): ProfileField | undefined {
  return teamFieldsOf(group).find(([each]) => each === name)?.[1];
}
