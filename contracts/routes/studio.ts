import { PIECE_MOVES, PIECE_STATES } from '@yardsign/domain/studio/piece-state';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import { STARTED_TYPES } from '@yardsign/domain/studio/written-types';
import { z } from 'zod';
import { idSchema, inEveryLanguage, instantSchema, languageSchema, pageOf, slugSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';
import { contentIdSchema, contentTypeSchema } from './content.ts';

const ofPiece = z.object({ id: contentIdSchema });
const commentIdSchema = idSchema('cmt');
const stateSchema = z.enum(PIECE_STATES);
const startedTypeSchema = z.enum(STARTED_TYPES as [(typeof STARTED_TYPES)[number]]);

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
    'The texts of the library with those that are being written, the last changed first. `query` is looked for in titles and addresses.',
  query: z.object({
    query: z.string().trim().max(200).optional(),
    type: contentTypeSchema.optional(),
    view: z.enum(STUDIO_VIEWS).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: pageOf(lineSchema).extend({
    /** On all pages. */
    total: z.number().int(),
  }),
});

const personSchema = z.object({ id: z.string(), name: z.string() });

const sourceSchema = z.object({ name: z.string().trim().min(1).max(300), url: z.url({ protocol: /^https$/ }) });

/** What a piece says of itself in every language. */
const metaSchema = z.object({
  categories: z.array(slugSchema).max(6),
  related: z.array(slugSchema).max(12),
  motif: z.string().max(40),
  /** The day on which somebody last held it against its sources; empty for one that has none. */
  reviewed: z.union([z.literal(''), z.iso.date()]),
  sources: z.array(sourceSchema).max(30),
  claims: z.boolean(),
  sample: z.boolean(),
});

const textSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The words of a post. */
  shareText: z.string(),
  /** Markdown; what stands between empty lines. */
  paragraphs: z.array(z.string()),
  /** Counts the changes of this text. A change names the one that it was made on. */
  version: z.number().int(),
  /** The paragraphs of the other language when both said the same for the last time; null when nobody has said so yet. */
  inStepWith: z.array(z.string()).nullable(),
  isStale: z.boolean(),
  /** Stays as members have it while the other language is published. */
  heldBack: z.boolean(),
  updatedAt: instantSchema,
});

const pieceSchema = z.object({
  id: contentIdSchema,
  type: contentTypeSchema,
  slug: slugSchema,
  state: stateSchema,
  isOut: z.boolean(),
  /** What the caller can do with it now. */
  moves: z.array(z.enum(PIECE_MOVES)),
  /** Counts the changes of what it says of itself. */
  version: z.number().int(),
  meta: metaSchema,
  texts: inEveryLanguage(textSchema),
  writers: z.array(personSchema),
  approvedBy: personSchema.nullable(),
  publishAt: instantSchema.nullable(),
  updatedAt: instantSchema,
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
    z.object({
      id: commentIdSchema,
      /** Null when it is about the piece as a whole. */
      language: languageSchema.nullable(),
      /** The words that it is about; empty for the whole. */
      quote: z.string(),
      body: z.string(),
      madeBy: z.string().nullable(),
      madeAt: instantSchema,
      isSettled: z.boolean(),
    }),
  ),
});

const pieceAnswer = z.object({ piece: pieceSchema });
const ofText = ofPiece.extend({ language: languageSchema });

/** One window of a browser: two of them of one person are two writers. */
const windowSchema = z.string().regex(/^[a-z0-9]{8,40}$/);
const paragraphSchema = z.string().max(20_000);

const addStudioPiece = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces',
  feature: 'studio',
  summary: 'Begin a piece with its title, in one language. The other is held back until it is written.',
  body: z.object({
    type: startedTypeSchema,
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

const saveStudioText = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/texts/:language',
  feature: 'studio',
  summary:
    'Save a change of a text: the paragraphs that differ, or its title, description and words of a post. It is refused when somebody else has changed the text since, or writes in it.',
  params: ofText,
  body: z.object({
    /** The version that the change was made on. */
    version: z.number().int(),
    window: windowSchema,
    patch: z
      .object({
        at: z.number().int().min(0),
        remove: z.number().int().min(0),
        insert: z.array(paragraphSchema).max(2000),
      })
      .optional(),
    words: z
      .object({ title: z.string().max(200), description: z.string().max(400), shareText: z.string().max(5000) })
      .partial()
      .optional(),
  }),
  answer: z.object({ version: z.number().int() }),
});

const keepStudioText = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/texts/:language/writer',
  feature: 'studio',
  summary:
    'Say that somebody looks at a text, writes in it, or takes it over from whoever does. Writing has to be said again within half a minute.',
  params: ofText,
  body: z.object({ window: windowSchema, wish: z.enum(['look', 'write', 'take']) }),
  answer: z.object({
    version: z.number().int(),
    /** Who writes in it now, if anybody. */
    writer: personSchema.nullable(),
    /** Whether that is this window. */
    isHere: z.boolean(),
  }),
});

const setStudioTwin = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/texts/:language/twin',
  feature: 'studio',
  summary: 'Say that a text says the same as its twin does now, or hold it back from the next publication.',
  params: ofText,
  body: z.union([
    z.object({
      /** The version of the other language that was looked at. */
      inStepWith: z.number().int(),
    }),
    z.object({ heldBack: z.boolean() }),
  ]),
  answer: pieceAnswer,
});

const saveStudioMeta = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id',
  feature: 'studio',
  summary:
    'Change what a piece says of itself. A new address counts from the next publication; the former one leads to it.',
  params: ofPiece,
  body: z.object({ version: z.number().int(), slug: slugSchema.optional(), meta: metaSchema.partial() }),
  answer: pieceAnswer,
});

const moveStudioPiece = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces/:id/moves',
  feature: 'studio',
  summary:
    'Hand a piece in for review, approve it, send it back, schedule or publish it, take it up again, or withdraw what is out.',
  params: ofPiece,
  body: z.object({
    move: z.enum(PIECE_MOVES),
    /** When it goes out; with `schedule`. */
    at: instantSchema.optional(),
  }),
  answer: pieceAnswer,
});

const ofVersion = ofPiece.extend({ number: z.coerce.number().int().min(1).max(100_000) });

const getStudioVersion = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/versions/:number',
  feature: 'studio',
  summary: 'The texts of a version.',
  params: ofVersion,
  answer: z.object({
    texts: inEveryLanguage(textSchema.pick({ title: true, description: true, shareText: true, paragraphs: true })),
  }),
});

const restoreStudioVersion = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces/:id/versions/:number/restore',
  feature: 'studio',
  summary: 'Make a version the draft. What the draft was is kept as a version of its own.',
  params: ofVersion,
  answer: pieceAnswer,
});

const addStudioComment = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pieces/:id/comments',
  feature: 'studio',
  summary: 'Say something about a piece, or about some words of it.',
  params: ofPiece,
  body: z.object({
    language: languageSchema.nullable(),
    quote: z.string().max(400),
    body: z.string().trim().min(1).max(2000),
  }),
  answer: pieceAnswer,
});

const settleStudioComment = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/comments/:commentId',
  feature: 'studio',
  summary: 'Mark a comment as settled, or as open again.',
  params: ofPiece.extend({ commentId: commentIdSchema }),
  body: z.object({ settled: z.boolean() }),
  answer: pieceAnswer,
});

const exportLibrary = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/library.zip',
  feature: 'studio',
  summary:
    'The library that members see as its own files, in the folders of `library/`: what was published here can be shipped.',
  answerKind: 'binary',
});

const importStudioPieces = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/imports',
  feature: 'studio',
  summary:
    'Take texts in as drafts (multipart: `file`): an archive of the library’s own files, or one Markdown file whose front matter has a title. A draft that there is stays as a version.',
  multipart: true,
  mostBytes: 20_000_000,
  body: z.object({}),
  answer: z.object({
    pieces: z.array(
      z.object({
        slug: z.string(),
        id: contentIdSchema.nullable(),
        /** `refused`: it is in review or on its way out, or its address belongs to another type. */
        outcome: z.enum(['new', 'changed', 'same', 'refused', 'unreadable']),
      }),
    ),
  }),
});

export const studioRoutes = {
  listStudioPieces,
  addStudioPiece,
  openStudioPiece,
  saveStudioText,
  keepStudioText,
  setStudioTwin,
  saveStudioMeta,
  moveStudioPiece,
  getStudioVersion,
  restoreStudioVersion,
  addStudioComment,
  settleStudioComment,
  exportLibrary,
  importStudioPieces,
} as const;
