import type { AccountStatus, UserType } from './actor.ts';

/** Every status and every type as values, in the order in which they are offered. */
export const ACCOUNT_STATUSES = [
  'active',
  'incomplete',
  'inactive',
  'limited',
  'paused',
] as const satisfies readonly AccountStatus[];

export const USER_TYPES = [
  'Coach Leader',
  'Enterprise Owner',
  'Team Owner',
  'Free Team Owner',
  'Company Owner',
  'Branch Owner',
  'Licensed Owner',
  'Licensed Member',
] as const satisfies readonly UserType[];
