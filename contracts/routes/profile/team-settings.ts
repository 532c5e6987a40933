import { TEAM_GROUPS, TEAM_MODES } from '@yardsign/domain/profile/team-settings';
import { z } from 'zod';
import { instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

/** A setting as it is kept: empty is the default of many, and a line may follow a field of the basic group instead. */
const savedSchema = z.object({ value: z.string(), syncTo: z.string(), fontSize: z.number().int().nullable() });

const settingSchema = z.object({
  feature: z.enum(TEAM_GROUPS),
  field: z.string(),
  /** What the owner's own profile has: what would be set for all. */
  own: savedSchema,
  /** What is set for the members; null where they choose. */
  set: savedSchema.extend({ mode: z.enum(TEAM_MODES), setBy: z.string(), at: instantSchema }).nullable(),
});

/** So many members a change of the whole team was for. */
export const reachSchema = z.object({ members: z.number().int() });

const params = z.object({ feature: z.enum(TEAM_GROUPS), field: z.string().regex(/^[A-Za-z_]{1,40}$/) });

export const getTeamSettings = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/settings',
  feature: 'teams',
  summary:
    'What the team may set in the profiles of its members beyond the basic group: graphics, guides, blog, e-mails and videos.',
  answer: z.object({ settings: z.array(settingSchema) }),
});

export const setTeamSetting = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/team/settings/:feature/:field',
  feature: 'teams',
  summary:
    "Set for the whole team what the owner's own profile has. Locked, members see it and cannot change it; as a default they have it until they change it.",
  params,
  body: z.object({ mode: z.enum(TEAM_MODES) }),
  answer: reachSchema,
});

export const withdrawTeamSetting = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/team/settings/:feature/:field',
  feature: 'teams',
  summary: 'Let members choose again. What their profiles have stays until they do.',
  params,
  answer: reachSchema,
});
