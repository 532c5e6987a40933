import { PIECE_MOVES, PIECE_STATES } from '@yardsign/domain/studio/piece-state';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { isDayOfReview } from '@yardsign/domain/studio/review-day';
import { z } from 'zod';
import { audienceSchema, tagSchema } from '../../content-fields.ts';
import { drawingSchema, drawingWordsSchema } from '../../drawing-fields.ts';
import {
  idSchema,
  inEveryLanguage,
  instantSchema,
  languageSchema,
  pageOf,
  slugSchema,
  versionSchema,
} from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema, contentTypeSchema } from '../content/content.ts';

export const ofPiece = z.object({ id: contentIdSchema });
export const commentIdSchema = idSchema('cmt');
const stateSchema = z.enum(PIECE_STATES);
const studioTypeSchema = z.enum(STUDIO_TYPES as [(typeof STUDIO_TYPES)[number]]);

const lineSchema = z.object({
  id: contentIdSchema,
  type: contentTypeSchema,
  slug: slugSchema,
  titles: inEveryLanguage(z.string()),
  /** How far its text has come; `published` for one that nobody has taken up since. */
  state: stateSchema,
  /** Whether members see a version of it. */
  isOut: z.boolean(),
  /** Languages whose text is older than its twin. */
  stale: z.array(languageSchema),
  /** When it goes out, of one that waits for that. */
  publishAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  /** Who changed it last; null for what came with the library. */
  updatedBy: z.string().nullable(),
});

const listStudioPieces = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces',
  feature: 'studio',
  summary:
    'The texts of the library with those that are being written, the last changed first. `query` is looked for in titles and addresses. `total` comes with the first page; 1001 stands for more than 1,000.',
  query: z.object({
    query: z.string().trim().max(200).optional(),
    type: contentTypeSchema.optional(),
    view: z.enum(STUDIO_VIEWS).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: pageOf(lineSchema).extend({
    /** On all pages; null when this is not the first. */
    total: z.number().int().nullable(),
  }),
});

export const personSchema = z.object({ id: z.string(), name: z.string() });

const sourceSchema = z.object({ name: z.string().trim().min(1).max(300), url: z.url({ protocol: /^https$/ }) });

/** What a piece says of itself in every language. */
const metaSchema = z.object({
  categories: z.array(slugSchema).max(6),
  related: z.array(slugSchema).max(12),
  tags: z.array(tagSchema).max(12),
  audience: audienceSchema,
  motif: z.string().max(40),
  /** The day on which somebody last held it against its sources; empty for one that has none. */
  reviewed: z.union([z.literal(''), z.iso.date().refine(isDayOfReview, 'must be a day of this century')]),
  sources: z.array(sourceSchema).max(30),
  claims: z.boolean(),
  sample: z.boolean(),
});

/** Fields by name, each in the shape that `contracts/content-fields.ts` gives it. */
const fieldsSchema = z.record(z.string().max(40), z.unknown());

/** What pieces of the type have besides their texts. */
export const fieldsOfPieceSchema = z.object({
  /** The fields that the type has, each as JSON Schema says what it may hold. */
  form: z.object({
    shared: fieldsSchema,
    worded: fieldsSchema,
    /** Those that no piece goes out without. */
    needed: z.array(z.string()),
  }),
  /** What is the same in every language. */
  shared: fieldsSchema,
  worded: inEveryLanguage(fieldsSchema),
});

export const textSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The words of a post. */
  shareText: z.string(),
  /** Markdown; what stands between empty lines. */
  paragraphs: z.array(z.string()),
  /** Counts the changes of this text. A change names the one that it was made on. */
  version: z.number().int(),
  /** The windows that saved it last, the newest first, and how many times each had saved by then. */
  lastSaves: z.array(z.object({ window: z.string(), step: z.number().int() })),
  /** The paragraphs of the other language when both said the same for the last time; null when nobody has said so yet. */
  inStepWith: z.array(z.string()).nullable(),
  isStale: z.boolean(),
  /** Stays as members have it while the other language is published. */
  heldBack: z.boolean(),
  updatedAt: instantSchema,
});

/** How far something has come that is approved before members get it. */
export const standingSchema = z.object({
  state: stateSchema,
  /** Whether members see a version of it. */
  isOut: z.boolean(),
  /** Another one whenever somebody has changed what would go out. */
  edition: z.string(),
  /** What the caller can do with it now. */
  moves: z.array(z.enum(PIECE_MOVES)),
  /** Who has written since the last published version. */
  writers: z.array(personSchema),
  approvedBy: personSchema.nullable(),
  publishAt: instantSchema.nullable(),
});

/** What is done with it. */
export const moveSchema = z.object({
  move: z.enum(PIECE_MOVES),
  /** When it goes out; with `schedule`. */
  at: instantSchema.optional(),
  /** The edition that was read; with `approve`, which is refused where another one stands by now. */
  edition: z.string().max(80).optional(),
});

/** Something that one of the team has said. */
export const commentSchema = z.object({
  id: commentIdSchema,
  body: z.string(),
  madeBy: z.string().nullable(),
  madeAt: instantSchema,
  isSettled: z.boolean(),
});
export const commentBodySchema = z.string().trim().min(1).max(2000);

const pieceSchema = standingSchema.extend({
  id: contentIdSchema,
  type: contentTypeSchema,
  slug: slugSchema,
  /** Counts the changes of what it says of itself. */
  version: z.number().int(),
  meta: metaSchema,
  fields: fieldsOfPieceSchema,
  texts: inEveryLanguage(textSchema),
  /** Null for a text. `version` counts its changes: a change names the one that it was made on. */
  drawing: drawingSchema.extend({ version: z.number().int() }).nullable(),
  updatedAt: instantSchema,
  /** It is a draft, and members have never had it. */
  isDeletable: z.boolean(),
  /** Where members find it. */
  path: z.string(),
  /** As it came, and as it was published or kept since, the last first. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      kind: z.enum(['library', 'published', 'kept']),
      madeBy: z.string().nullable(),
      madeAt: instantSchema,
    }),
  ),
  comments: z.array(
    commentSchema.extend({
      /** Null when it is about the piece as a whole. */
      language: languageSchema.nullable(),
      /** The words that it is about; empty for the whole. */
      quote: z.string(),
      /** What stood around the words then: by it they are found again. */
      before: z.string(),
      after: z.string(),
    }),
  ),
});

export const pieceAnswer = z.object({ piece: pieceSchema });

const addStudioPiece = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces',
  feature: 'studio',
  summary: 'Begin a piece with its title, in one language. The other is held back until it is written.',
  body: z.object({
    type: studioTypeSchema,
    language: languageSchema,
    title: z.string().trim().min(1).max(200),
  }),
  answer: pieceAnswer,
});

const openStudioPiece = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces/:id/open',
  feature: 'studio',
  summary:
    'A piece as the studio has it. One of the library is taken up with what its files say when it is opened for the first time.',
  params: ofPiece,
  answer: pieceAnswer,
});

const saveStudioMeta = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id',
  feature: 'studio',
  summary:
    'Change what a piece says of itself. A new address counts from the next publication; the former one leads to it.',
  params: ofPiece,
  body: z.object({ version: versionSchema, slug: slugSchema.optional(), meta: metaSchema.partial() }),
  answer: pieceAnswer,
});

const saveStudioFields = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/fields',
  feature: 'studio',
  summary:
    'Fill in what pieces of the type have besides their texts: the days of a playbook, the slides of a report. What is left out, or empty, is taken away.',
  params: ofPiece,
  body: z.object({ version: versionSchema, shared: fieldsSchema, worded: inEveryLanguage(fieldsSchema) }),
  answer: pieceAnswer,
});

const saveStudioDrawing = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/drawing',
  feature: 'studio',
  summary:
    'Save what a graphic draws in all of its sizes, what it leaves to the member, and its words in both languages.',
  params: ofPiece,
  body: drawingSchema.extend({
    version: versionSchema,
    words: drawingWordsSchema,
  }),
  answer: pieceAnswer,
});

const moveStudioPiece = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces/:id/moves',
  feature: 'studio',
  summary:
    'Hand a piece in for review, approve it, send it back, schedule or publish it, take it up again, or withdraw what is out.',
  params: ofPiece,
  body: moveSchema,
  answer: pieceAnswer,
});

/** The edition of what is deleted that was seen; refused where another one stands by now. */
export const seenEdition = z.object({ edition: z.string().max(80) });

const deleteStudioPiece = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/studio/pieces/:id',
  feature: 'studio',
  summary: 'Delete a draft that was never published, with its versions and comments. Pictures of its texts stay.',
  params: ofPiece,
  query: seenEdition,
});

export const studioRoutes = {
  listStudioPieces,
  addStudioPiece,
  openStudioPiece,
  saveStudioMeta,
  saveStudioFields,
  saveStudioDrawing,
  moveStudioPiece,
  deleteStudioPiece,
} as const;
