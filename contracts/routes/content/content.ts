import { CONTENT_TYPES } from '@yardsign/domain/content/kinds';
import { FILM_FILES } from '@yardsign/domain/content/films/film-files';
import { PIECE_STATUSES } from '@yardsign/domain/content/statuses';
import { TEMPLATE_SOURCES } from '@yardsign/domain/content/template-source';
import { z } from 'zod';
import { answersSchema, sharedFields, slotSchema, wordedFields } from '../../content-fields.ts';
import {
  commaListSchema,
  idSchema,
  instantSchema,
  languageSchema,
  slugInAddress,
  slugSchema,
  userIdSchema,
  inEveryLanguage,
} from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

export const contentIdSchema = idSchema('cnt');
export const contentTypeSchema = z.enum(CONTENT_TYPES);

/** A film in one language, ready to be played, fetched or posted. */
const filmSchema = z.object({
  /** Where it is fetched in nobody's brand, whole or in parts (`Range`); null for a film of the member's own, which is drawn in theirs alone. */
  url: z.string().nullable(),
  poster: z.string().nullable(),
  /** WebVTT; null where nothing of what is said is written down. */
  captions: z.string().nullable(),
  /** What it is drawn from, as JSON: who has it can draw the film in another brand. */
  drawing: z.string(),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
  mime: z.literal('video/mp4'),
});

const translationSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** HTML that is safe to insert; empty for pieces that are pictures, and in lists. */
  contents: z.string(),
  /** The Markdown of a piece of one's own; empty for others, and in lists. */
  source: z.string(),
  /** Of a piece of one's own, by itself: another one with every change of this text; empty for others, and in lists. */
  revision: z.string(),
  /** The text that goes with a post, already wearing the member's brand; empty in lists. */
  caption: z.string(),
  /** Whether the line with the member's name or phone is left out of it, because the profile lacks that. */
  captionLacks: z.boolean(),
  /** What pieces of this type have in each language; in lists those that have days alone, which their cards show. */
  details: z.object(wordedFields).partial(),
  /** Of a piece that is a film. */
  film: filmSchema.nullable(),
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
  /** What it is found by besides. */
  tags: z.array(z.string()),
  related: z.array(contentIdSchema),
  /** Its pictures in all sizes, of a piece that has a drawing of its own. */
  assets: z.array(z.string()),
  translations: inEveryLanguage(translationSchema),
  published_at: instantSchema,
  /** When it was held, of a conversation that was held for members. */
  webinar_time: instantSchema.nullable(),
  /** What pieces of this type have, whatever the language. */
  details: z.object(sharedFields).omit({ webinarTime: true, film: true }).partial(),
  /** The film in the language that was asked for, of a piece that is one. */
  film: filmSchema.nullable(),
  /** Languages whose text is older than its twin: shown as such, and posted only by whoever asks for it. */
  outdated_languages: z.array(languageSchema),
  /** A picture of the piece; for a signed-in member it wears the brand. Width and height are those of the picture. */
  featured_image: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  status: z.enum(PIECE_STATUSES),
  /** Who wrote it; null for a piece of the library. */
  user_id: userIdSchema.nullable(),
  /** Whose words it has: a member's own, the library's, or the library's as a member changed them. */
  template_source: z.enum(TEMPLATE_SOURCES),
  /** The piece that it belongs to: what a must-share is about. */
  related_to: contentIdSchema.nullable(),
  /** The piece that it was copied from, and the first of a row of copies. */
  based_on: contentIdSchema.nullable(),
  original_id: contentIdSchema.nullable(),
  /** The piece that it was copied from has changed since, or is gone. */
  source_changed: z.boolean(),
  /** What it says that is not true of every member in every week; what is `sample` cannot be posted. */
  facts: z.object({ claims: z.boolean(), sample: z.boolean(), placeholders: z.array(z.string()) }),
  /** The facts that it leaves to the member, and what this one filled in; both empty in lists. */
  slots: z.array(slotSchema),
  answers: inEveryLanguage(answersSchema),
  reading_minutes: z.number().int().nullable(),
  /** Where the piece is shown in the members' area. */
  path: z.string(),
  /** The public, finished page of an article on the member's own path; null for pictures and for guests. */
  public_url: z.string().nullable(),
});

export const contentAnswerSchema = z.object({ data: contentSchema });

/** So many marks of a kind are told at once. */
export const MARKED_MOST = 1000;

/** Beyond what members see, for the content team alone: the server decides. */
const ofStatus = {
  status: commaListSchema.optional(),
  override: z.enum(['0', '1']).default('0'),
};

/** `1`: nothing of the member's brand in it. */
const genericSchema = z.enum(['0', '1']).default('0');

const contentListQuery = z.object({
  ...ofStatus,
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  language: languageSchema.default('en'),
  generic: genericSchema,
  types: commaListSchema.optional(),
  categories: commaListSchema.optional(),
  /** Pieces that have one of these tags. */
  tags: commaListSchema.optional(),
  sort_by: z.enum(['published_at']).default('published_at'),
  /** Only pieces that the member has shared, or has not; and only those that they saved. */
  has_shared: z.enum(['0', '1']).optional(),
  saved: z.literal('1').optional(),
  /** Pieces that the member wrote, those of their team, or these and the library; the library alone when left out. */
  author_filter: z.enum(['mine', 'team', 'all']).optional(),
});

const pieceQuery = z.object({
  ...ofStatus,
  language: languageSchema.default('en'),
  generic: genericSchema,
  /** Accepted for old clients: who asks is known from the session. */
  user_id: userIdSchema.optional(),
});

const contentListSchema = z.object({
  data: z.array(contentSchema),
  /**
   * Zero-based page of this answer, rows in all pages, and whether another page follows. A total above `COUNTED_TO.pieces` stands for more,
   * unless pages up to it were asked for; of a search that finds more than `COUNTED_TO.foundPieces` so many are listed.
   */
  page: z.number().int(),
  total: z.number().int(),
  has_more: z.boolean(),
  /** There where the words were found nowhere, and these pieces have what is nearest to them. */
  guessed: z.literal(true).optional(),
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
  labour: 'words',
  summary:
    'Search content; accents and word endings do not matter in either language, and what is found nowhere is taken for misspelt.',
  // A letter and an accent typed apart, as some devices send them, are one letter.
  query: contentListQuery.extend({ query: z.string().normalize('NFC').trim().min(1).max(200) }),
  answer: contentListSchema,
});

export const getContent = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id',
  feature: 'content',
  summary: 'One piece by its id.',
  params: z.object({ id: contentIdSchema }),
  query: pieceQuery,
  answer: contentAnswerSchema,
});

const getContentBySlug = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/slug-:slug',
  feature: 'content',
  summary: 'One piece by its slug.',
  params: z.object({ slug: slugInAddress }),
  query: pieceQuery,
  answer: contentAnswerSchema,
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
    /** Types of content, in the singular or the plural: their pieces alone are counted. */
    category_type: commaListSchema.optional(),
  }),
  answer: z.object({ data: z.array(z.object({ slug: slugSchema, name: z.string(), count: z.number().int() })) }),
});

const listTypes = defineRoute({
  method: 'GET',
  path: '/api/content/v1/types/',
  feature: 'content',
  summary: 'The types that the library has pieces of, each with how many.',
  answer: z.object({ data: z.array(z.object({ type: contentTypeSchema, count: z.number().int() })) }),
});

const getCover = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/cover',
  feature: 'content',
  labour: 'picture',
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

const getFilm = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/film/:file',
  feature: 'content',
  summary: 'A file of a film: itself, its poster, its captions, or what it is drawn from; in parts too (`Range`).',
  params: z.object({ id: contentIdSchema, file: z.enum(FILM_FILES) }),
  query: z.object({
    /** Changes the address whenever the film does, so that it may be kept for good. */
    v: z.string().max(80).optional(),
    /** Of captions: by how many milliseconds they come later, behind a member's intro. */
    later: z.coerce.number().int().min(0).max(60_000).optional(),
  }),
  answerKind: 'binary',
});

export const contentRoutes = {
  listContent,
  searchContent,
  getContent,
  getContentBySlug,
  listCategories,
  listTypes,
  getCover,
  getFilm,
} as const;
