import { PLACEHOLDERS } from '@yardsign/domain/content/facts';
import { PUBLISHED_TYPES, SHAREABLE_TYPES } from '@yardsign/domain/content/kinds';
import { z } from 'zod';
import { sharedFields, wordedFields } from '../content-fields.ts';
import { commaListSchema, idSchema, instantSchema, languageSchema, slugSchema, inEveryLanguage } from '../common.ts';
import { defineRoute } from '../define-route.ts';

export const contentIdSchema = idSchema('cnt');
export const contentTypeSchema = z.enum(PUBLISHED_TYPES);

const translationSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** HTML that is safe to insert; empty for pieces that are pictures, and in lists. */
  contents: z.string(),
  /** The text that goes with a post, already wearing the member's brand; empty in lists. */
  caption: z.string(),
  /** What pieces of this type have in each language; empty in lists. */
  details: z.object(wordedFields).partial(),
});

const contentSchema = z.object({
  id: contentIdSchema,
  slug: slugSchema,
  content_type: contentTypeSchema,
  title: z.string(),
  description: z.string(),
  contents: z.string(),
  language: languageSchema,
  categories: z.array(z.object({ slug: slugSchema, name: z.string() })),
  related: z.array(contentIdSchema),
  assets: z.array(z.string()),
  translations: inEveryLanguage(translationSchema),
  published_at: instantSchema,
  /** When it was held, of a conversation that was held for members. */
  webinar_time: instantSchema.nullable(),
  /** What pieces of this type have, whatever the language. */
  details: z.object(sharedFields).omit({ webinarTime: true }).partial(),
  /** Languages whose text is older than its twin: shown as such, and posted only by whoever asks for it. */
  outdated_languages: z.array(languageSchema),
  /** A picture of the piece; for a signed-in member it wears the brand. Width and height are those of the picture. */
  featured_image: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  /** What it says that is not true of every member in every week; what is `sample` cannot be posted. */
  facts: z.object({ claims: z.boolean(), sample: z.boolean(), placeholders: z.array(z.enum(PLACEHOLDERS)) }),
  reading_minutes: z.number().int().nullable(),
  /** Where the piece is shown in the members' area. */
  path: z.string(),
  /** The public, finished page of an article on the member's own path; null for pictures and for guests. */
  public_url: z.string().nullable(),
});

const contentListQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  language: languageSchema.default('en'),
  status: commaListSchema.optional(),
  generic: z.enum(['0', '1']).default('0'),
  types: commaListSchema.optional(),
  categories: commaListSchema.optional(),
  sort_by: z.enum(['published_at']).default('published_at'),
});

const contentListSchema = z.object({
  data: z.array(contentSchema),
  /** Zero-based page of this answer, rows in all pages, and whether another page follows. */
  page: z.number().int(),
  total: z.number().int(),
  has_more: z.boolean(),
});

const listContent = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/',
  feature: 'content',
  summary: 'Published content, newest first.',
  query: contentListQuery,
  answer: contentListSchema,
});

const searchContent = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/search/',
  feature: 'content',
  summary: 'Search content; accents and word endings do not matter in either language.',
  query: contentListQuery.extend({ query: z.string().trim().min(1).max(200) }),
  answer: contentListSchema,
});

export const getContent = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id',
  feature: 'content',
  summary: 'One piece by its id.',
  params: z.object({ id: contentIdSchema }),
  query: z.object({ language: languageSchema.default('en'), status: commaListSchema.optional() }),
  answer: z.object({ data: contentSchema }),
});

const getContentBySlug = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/slug-:slug',
  feature: 'content',
  summary: 'One piece by its slug.',
  params: z.object({ slug: slugSchema }),
  query: z.object({ language: languageSchema.default('en'), status: commaListSchema.optional() }),
  answer: z.object({ data: contentSchema }),
});

const listCategories = defineRoute({
  method: 'GET',
  path: '/api/content/v1/categories/',
  feature: 'content',
  summary: 'Categories that members see, by name.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(200),
    sort_by: z.enum(['name']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
    language: languageSchema.default('en'),
    status: commaListSchema.optional(),
    category_type: z.enum(SHAREABLE_TYPES).optional(),
  }),
  answer: z.object({ data: z.array(z.object({ slug: slugSchema, name: z.string(), count: z.number().int() })) }),
});

const getCover = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/cover',
  feature: 'content',
  summary:
    'The picture of a piece for lists and link previews: the article cover, or the graphic in the brand of the signed-in member.',
  params: z.object({ id: contentIdSchema }),
  query: z.object({
    language: languageSchema.default('en'),
    size: z.enum(['square', 'portrait', 'story', 'link']).optional(),
    width: z.coerce.number().int().min(160).max(1200).optional(),
    /** Changes the address whenever the brand changes, so that no cache shows an old picture. */
    v: z.string().max(80).optional(),
  }),
  answerKind: 'binary',
});

export const contentRoutes = {
  listContent,
  searchContent,
  getContent,
  getContentBySlug,
  listCategories,
  getCover,
} as const;
