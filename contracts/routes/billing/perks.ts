import { PERK_COMPONENTS } from '@yardsign/domain/perks/perks';
import { z } from 'zod';
import { languageSchema, pageOf, slugSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const feature = 'perks';
const inLanguage = { language: languageSchema.default('en') };
const ofPerk = z.object({ slug: slugSchema });

const perkSchema = z.object({
  slug: slugSchema,
  header: z.string(),
  description: z.string(),
  component: z.enum(PERK_COMPONENTS),
  /** Shown to those alone who may earn months by referral. */
  standardOnly: z.boolean(),
  /** The offer and its words are samples: nobody stands behind them. */
  sample: z.boolean(),
  /** The type of the piece that it is, or null. */
  content_type: z.string().nullable(),
  /** Its page: its own, or that of the piece. */
  path: z.string(),
  color: z.string(),
  logo: z.string().nullable(),
  featuredImage: z.string().nullable(),
  /** HTML that is safe to insert. */
  contents: z.string(),
  what: z.array(z.string()),
  why: z.array(z.string()),
  promotion: z.string(),
  testimonials: z.array(z.object({ words: z.string(), by: z.string() })),
  video: z.object({ src: z.string(), poster: z.string().nullable(), transcript: z.string() }).nullable(),
  /** Where its film can be watched, outside the product; null for a film of ours, and without one. */
  watch: z.url().nullable(),
  /** Where the offer is claimed, outside the product. */
  link: z.url().nullable(),
  /** The address of its PDF; null where there is none. */
  download: z.string().nullable(),
});

export type WirePerk = z.infer<typeof perkSchema>;

const listPerks = defineRoute({
  method: 'GET',
  path: '/api/content/v1/perks',
  feature,
  summary:
    'What members are offered, in the order of the content. What is for standard plans only is left out for others.',
  query: z.object({
    ...inLanguage,
    limit: z.coerce.number().int().min(1).max(20).default(10),
    cursor: slugSchema.optional(),
  }),
  answer: z.object({ data: pageOf(perkSchema) }),
});

const getPerkFile = defineRoute({
  method: 'GET',
  path: '/api/content/v1/perks/:slug/files/:name',
  feature,
  summary: 'A picture or a film of a perk.',
  params: ofPerk.extend({ name: z.string().regex(/^[a-z0-9-]+\.(?:svg|webm|mp4)$/) }),
  answerKind: 'binary',
});

const getPerkDocument = defineRoute({
  method: 'GET',
  path: '/api/content/v1/perks/:slug/document.pdf',
  feature,
  labour: 'document',
  summary: 'The contents of a bonus as a PDF in the brand of the member.',
  params: ofPerk,
  query: z.object(inLanguage),
  answerKind: 'binary',
});

export const perksRoutes = { listPerks, getPerkFile, getPerkDocument } as const;
