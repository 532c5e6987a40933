import { z } from 'zod';
import { inEveryLanguage, instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { newPerkSchema, perkEntrySchema, perkSlugSchema } from '../../perk-fields.ts';
import { formVersionSchema, restoreSchema, savedFormSchema } from './saved-forms.ts';

const ofPerk = z.object({ slug: perkSlugSchema });
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

const PERKS = '/api/app/v1/studio/perks';
const PERK = `${PERKS}/:slug` as const;
const answer = z.object({ perk: savedFormSchema.extend({ slug: perkSlugSchema }) });

const listStudioPerks = defineRoute({
  method: 'GET',
  path: PERKS,
  feature: 'studio',
  summary: 'All perks in their order, those included that members do not see.',
  answer: z.object({ perks: z.array(linePerkSchema) }),
});

const addStudioPerk = defineRoute({
  method: 'POST',
  path: PERKS,
  feature: 'studio',
  summary: 'Begin a perk. It is hidden, and its address is made of its name.',
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
  summary: 'Save a perk, which members see at once. It is refused when somebody else has changed it since.',
  params: ofPerk,
  body: z.object({ version: formVersionSchema, entry: perkEntrySchema }),
  answer,
});

const restoreStudioPerk = defineRoute({
  method: 'POST',
  path: `${PERK}/restore`,
  feature: 'studio',
  summary: 'Bring an older version of a perk back, as a new one; 0 brings back the files of the library.',
  params: ofPerk,
  body: restoreSchema,
  answer,
});

export const studioPerkRoutes = {
  listStudioPerks,
  addStudioPerk,
  openStudioPerk,
  saveStudioPerk,
  restoreStudioPerk,
} as const;
