import { z } from 'zod';
import { inEveryLanguage, instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { newPerkSchema, perkEntrySchema, perkSlugSchema } from '../../perk-fields.ts';
import { fieldsOfPieceSchema } from './studio.ts';

const ofPerk = z.object({ slug: perkSlugSchema });
/** Counts what was saved of a perk; 0 for the files of the library. A change names the one that it was made on. */
const versionSchema = z.number().int().min(0);
const componentSchema = newPerkSchema.shape.component;

const linePerkSchema = z.object({
  slug: perkSlugSchema,
  header: inEveryLanguage(z.string()),
  component: componentSchema,
  order: z.number().int(),
  hidden: z.boolean(),
  standardOnly: z.boolean(),
  /** When it was saved here last; null for one that is as its files have it. */
  savedAt: instantSchema.nullable(),
  savedBy: z.string().nullable(),
});

const perkSchema = z.object({
  slug: perkSlugSchema,
  version: versionSchema,
  /** Whether what members see is what the files of the library say. */
  isOfLibrary: z.boolean(),
  fields: fieldsOfPieceSchema,
  /** What was saved, the newest first, down to the files of the library. */
  versions: z.array(
    z.object({
      number: versionSchema,
      isOfLibrary: z.boolean(),
      savedAt: instantSchema.nullable(),
      savedBy: z.string().nullable(),
    }),
  ),
});

const answer = z.object({ perk: perkSchema });

const listStudioPerks = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/perks',
  feature: 'studio',
  summary: 'All perks in their order, those included that members do not see.',
  answer: z.object({ perks: z.array(linePerkSchema) }),
});

const addStudioPerk = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/perks',
  feature: 'studio',
  summary: 'Begin a perk. It is hidden, and its address is made of its name.',
  body: newPerkSchema,
  answer,
});

const openStudioPerk = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/perks/:slug',
  feature: 'studio',
  summary: 'A perk as the content team fills it in.',
  params: ofPerk,
  answer,
});

const saveStudioPerk = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/perks/:slug',
  feature: 'studio',
  summary: 'Save a perk, which members see at once. It is refused when somebody else has changed it since.',
  params: ofPerk,
  body: z.object({ version: versionSchema, entry: perkEntrySchema }),
  answer,
});

const restoreStudioPerk = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/perks/:slug/restore',
  feature: 'studio',
  summary: 'Bring an older version of a perk back, as a new one; 0 brings back the files of the library.',
  params: ofPerk,
  body: z.object({ version: versionSchema, number: versionSchema }),
  answer,
});

export const studioPerkRoutes = {
  listStudioPerks,
  addStudioPerk,
  openStudioPerk,
  saveStudioPerk,
  restoreStudioPerk,
} as const;
