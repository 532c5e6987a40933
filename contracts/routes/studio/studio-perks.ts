import { z } from 'zod';
import { inEveryLanguage, instantSchema, versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { newPerkSchema, perkEntrySchema, perkSlugSchema } from '../../perk-fields.ts';
import { restoreSchema, savedFormSchema } from './saved-forms.ts';
import {
  commentBodySchema,
  commentIdSchema,
  commentSchema,
  moveSchema,
  seenEdition,
  standingSchema,
} from './studio.ts';

const ofPerk = z.object({ slug: perkSlugSchema });
const componentSchema = newPerkSchema.shape.component;

const linePerkSchema = z.object({
  slug: perkSlugSchema,
  header: inEveryLanguage(z.string()),
  component: componentSchema,
  order: z.number().int(),
  standardOnly: z.boolean(),
  state: standingSchema.shape.state,
  isOut: standingSchema.shape.isOut,
  /** When it was changed here last; null for one that is as its files have it. */
  savedAt: instantSchema.nullable(),
  savedBy: z.string().nullable(),
});

const PERKS = '/api/app/v1/studio/perks';
const PERK = `${PERKS}/:slug` as const;
const { versions, ...form } = savedFormSchema.omit({ isOfFiles: true }).shape;
const perkSchema = standingSchema.extend({
  ...form,
  slug: perkSlugSchema,
  /** What was published, and drafts that were kept before another one took their place, the newest first, down to the files. */
  versions: z.array(versions.element.extend({ kind: z.enum(['published', 'kept']) })),
  /** The version that was published last; 0 for the files. */
  standing: versionSchema,
  /** What was published last, to be held against the draft; null for a perk that never was. */
  published: form.fields.pick({ shared: true, worded: true }).nullable(),
  comments: z.array(commentSchema),
});
const answer = z.object({ perk: perkSchema });

const listStudioPerks = defineRoute({
  method: 'GET',
  path: PERKS,
  feature: 'studio',
  summary: 'All perks in their order, as the content team works on them.',
  answer: z.object({ perks: z.array(linePerkSchema) }),
});

const addStudioPerk = defineRoute({
  method: 'POST',
  path: PERKS,
  feature: 'studio',
  summary: 'Begin a perk as a draft. Its address is made of its name.',
  body: newPerkSchema,
  answer,
});

const openStudioPerk = defineRoute({
  method: 'GET',
  path: PERK,
  feature: 'studio',
  summary: 'A perk as the content team fills it in.',
  params: ofPerk,
  answer,
});

const saveStudioPerk = defineRoute({
  method: 'PUT',
  path: PERK,
  feature: 'studio',
  summary: 'Save the draft of a perk. It is refused when somebody else has changed it since.',
  params: ofPerk,
  body: z.object({ version: versionSchema, entry: perkEntrySchema }),
  answer,
});

const moveStudioPerk = defineRoute({
  method: 'POST',
  path: `${PERK}/moves`,
  feature: 'studio',
  summary:
    'Hand a perk in for review, approve it, send it back, schedule or publish it, take it up again, or withdraw what is out.',
  params: ofPerk,
  body: moveSchema,
  answer,
});

const restoreStudioPerk = defineRoute({
  method: 'POST',
  path: `${PERK}/restore`,
  feature: 'studio',
  summary: 'Make an older version of a perk its draft; 0 brings back the files of the library.',
  params: ofPerk,
  body: restoreSchema,
  answer,
});

const addStudioPerkComment = defineRoute({
  method: 'POST',
  path: `${PERK}/comments`,
  feature: 'studio',
  summary: 'Say something about a perk.',
  params: ofPerk,
  body: z.object({ body: commentBodySchema }),
  answer,
});

const settleStudioPerkComment = defineRoute({
  method: 'PUT',
  path: `${PERK}/comments/:commentId`,
  feature: 'studio',
  summary: 'Mark a comment as settled, or as open again.',
  params: ofPerk.extend({ commentId: commentIdSchema }),
  body: z.object({ settled: z.boolean() }),
  answer,
});

const deleteStudioPerk = defineRoute({
  method: 'DELETE',
  path: PERK,
  feature: 'studio',
  summary: 'Delete the draft of a perk that was never published, with its versions and comments. Its pictures stay.',
  params: ofPerk,
  query: seenEdition,
});

export const studioPerkRoutes = {
  listStudioPerks,
  addStudioPerk,
  openStudioPerk,
  saveStudioPerk,
  moveStudioPerk,
  restoreStudioPerk,
  addStudioPerkComment,
  settleStudioPerkComment,
  deleteStudioPerk,
} as const;
