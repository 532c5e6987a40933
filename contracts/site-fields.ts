import type { FieldSchema } from '@yardsign/domain/studio/field-schema';
import { z } from 'zod';
import { inEveryLanguage } from './common.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
/** An address elsewhere. It is a pattern, so that a form can hold what is typed against it. */
const address = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"]*)?$/);

/** What the site says of itself whatever the language, each field in the order of its form. */
const sharedSchema = z.strictObject({
  /** Every page says that there is maintenance. */
  maintenance: z.boolean().optional(),
  /** What they say of it, in place of a sentence of ours. */
  maintenanceText: inEveryLanguage(line(300)).optional(),
  /** Messages above every page. */
  banners: z
    .array(
      z.strictObject({
        says: inEveryLanguage(line(300)),
        look: z.enum(['info', 'attention']),
        /** A button below it, and where that leads. */
        button: z.strictObject({ address, caption: inEveryLanguage(line(80)) }).optional(),
        /** Nobody may close it. */
        lasting: z.boolean().optional(),
        /** By what a browser remembers that it was closed; made of its words when left out. */
        closedAs: z
          .string()
          .max(60)
          .regex(/^[a-z0-9-]+$/)
          .optional(),
      }),
    )
    .max(4)
    .optional(),
  /** Where `/support` leads, over the setting of the installation. */
  helpSite: address.optional(),
  /** A short film of a page, or of all pages below it. */
  tutorials: z
    .array(
      z.strictObject({
        below: z
          .string()
          .max(200)
          .regex(/^\/[A-Za-z0-9/_-]*$/),
        film: address,
      }),
    )
    .max(100)
    .optional(),
  /** Words for programs that read the configuration: on or off. */
  switches: z
    .array(z.strictObject({ switch: line(60), on: z.boolean().optional() }))
    .max(100)
    .optional(),
  promo: z
    .strictObject({
      couponCode: z
        .string()
        .max(40)
        .regex(/^\w[\w-]*$/),
      expiresAt: z.iso.datetime(),
    })
    .optional(),
});

/** Both languages of each sentence stand beside each other, so that neither has fields of its own. */
const wordedSchema = z.strictObject({});

/** What the site says of itself, as the content team fills it in. What is left out has its default. */
export const siteEntrySchema = z.strictObject({
  shared: sharedSchema,
  worded: z.strictObject({ en: wordedSchema, es: wordedSchema }),
});

export type SiteEntry = z.infer<typeof siteEntrySchema>;

function schemasOf(schema: z.ZodObject): Record<string, FieldSchema> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return properties as Record<string, FieldSchema>;
}

/** These fields, as JSON Schema says what they may hold. */
export const siteForm = { shared: schemasOf(sharedSchema), worded: schemasOf(wordedSchema), needed: [] as string[] };
