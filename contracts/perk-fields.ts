import type { FieldSchema } from '@yardsign/domain/studio/field-schema';
import { z } from 'zod';
import { slugSchema } from './common.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const points = z.array(line(200)).min(1).max(6);
/** A file of its folder in the library. */
const FILE = '[a-z0-9-]+\\.';
/** A picture: a drawing of the folder, or one of the content team's pictures by its id. */
const picture = z
  .string()
  .regex(new RegExp(`^(?:${FILE}svg|pic_[a-z0-9]{6,40})$`))
  .meta({ format: 'picture' });
const HTTPS = 'https:\\/\\/[a-z0-9.-]+(?::\\d+)?(?:\\/[^\\s<>"]*)?';

/** What a perk has whatever the language, each field in the order of its form. */
const sharedSchema = z.strictObject({
  component: z.enum(['partner', 'bonus', 'piece']),
  /** Its place in the list: the smallest comes first. */
  order: z.number().int().min(0).max(9999),
  /** Nobody but the content team sees it. */
  hidden: z.boolean().optional(),
  /** Shown to those alone who may earn months by referral. */
  standardOnly: z.boolean().optional(),
  /** Partner, offer and voices are invented, and the page says so. */
  sample: z.boolean().optional(),
  /** Where the offer is claimed. */
  link: z
    .string()
    .max(500)
    .regex(new RegExp(`^${HTTPS}$`, 'i'))
    .optional(),
  /** The page of the piece that it is. */
  page: z
    .string()
    .max(240)
    .regex(/^\/[a-z0-9/-]+$/)
    .optional(),
  /** Its text can be had as a PDF. */
  download: z.boolean().optional(),
  logo: picture.optional(),
  featuredImage: picture.optional(),
  /** A film: a file of its folder, or where it can be watched. */
  video: z
    .string()
    .max(500)
    .regex(new RegExp(`^(?:${FILE}(?:webm|mp4)|${HTTPS})$`, 'i'))
    .optional(),
  /** What a film of the folder shows before it is started. */
  poster: picture.optional(),
});

/** What a perk has in each language. */
const wordedSchema = z.strictObject({
  header: line(60),
  description: line(160).optional(),
  promotion: line(120).optional(),
  what: points.optional(),
  why: points.optional(),
  testimonials: z
    .array(z.strictObject({ words: line(400), by: line(80) }))
    .min(1)
    .max(6)
    .optional(),
  /** What is said and shown in the film. */
  transcript: line(2000).optional(),
  /** Markdown. */
  contents: z.string().trim().min(1).max(20_000).optional(),
});

/** A perk as its files have it, and as the content team fills it in. */
export const perkEntrySchema = z.strictObject({
  shared: sharedSchema,
  worded: z.strictObject({ en: wordedSchema, es: wordedSchema }),
});

export type PerkEntry = z.infer<typeof perkEntrySchema>;

/** A perk that is begun: what it is called, and how its page is laid out. */
export const newPerkSchema = z.object({ header: line(60), component: sharedSchema.shape.component });

export const perkSlugSchema = slugSchema.max(80);

function schemasOf(schema: z.ZodObject): Record<string, FieldSchema> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return properties as Record<string, FieldSchema>;
}

/** The fields of a perk, as JSON Schema says what they may hold. */
export const perkForm = {
  shared: schemasOf(sharedSchema),
  worded: schemasOf(wordedSchema),
  needed: ['component', 'order', 'header'],
};
