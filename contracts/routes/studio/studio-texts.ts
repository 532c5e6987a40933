import { LONGEST_PARAGRAPH, MOST_PARAGRAPHS } from '@yardsign/domain/studio/paragraphs';
import { LONGEST_QUOTE, QUOTE_AROUND } from '@yardsign/domain/studio/quotes';
import { z } from 'zod';
import { inEveryLanguage, languageSchema, versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { drawingSchema } from '../../drawing-fields.ts';
import { commentBodySchema, commentIdSchema, ofPiece, personSchema, pieceAnswer, textSchema } from './studio.ts';

const ofText = ofPiece.extend({ language: languageSchema });

/** One window of a browser: two of them of one person are two writers. */
const windowSchema = z.string().regex(/^[a-z0-9]{8,40}$/);
/** A place between the paragraphs of a text, or how many of them. */
const placeSchema = z.number().int().min(0).max(1_000_000);
const paragraphSchema = z.string().max(LONGEST_PARAGRAPH);

const saveStudioText = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pieces/:id/texts/:language',
  feature: 'studio',
  summary:
    'Save a change of a text: the paragraphs that differ, or its title, description and words of a post. It is refused when somebody else has changed the text since, or writes in it.',
  params: ofText,
  body: z.object({
    /** The version that the change was made on. */
    version: versionSchema,
    window: windowSchema,
    /** Counts the saves of this window: what it keeps for itself names the one that it was made for. */
    step: z.number().int().min(0).max(1_000_000_000).default(0),
    patch: z
      .object({
        at: placeSchema,
        remove: placeSchema,
        insert: z.array(paragraphSchema).max(MOST_PARAGRAPHS),
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
      inStepWith: versionSchema,
    }),
    z.object({ heldBack: z.boolean() }),
  ]),
  answer: pieceAnswer,
});

const ofVersion = ofPiece.extend({ number: z.coerce.number().int().min(1).max(100_000) });

const getStudioVersion = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/versions/:number',
  feature: 'studio',
  summary: 'The texts of a version, and what it draws.',
  params: ofVersion,
  answer: z.object({
    texts: inEveryLanguage(textSchema.pick({ title: true, description: true, shareText: true, paragraphs: true })),
    /** Null for a text. */
    drawing: drawingSchema.nullable(),
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
    quote: z.string().max(LONGEST_QUOTE),
    before: z.string().max(QUOTE_AROUND).default(''),
    after: z.string().max(QUOTE_AROUND).default(''),
    body: commentBodySchema,
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

const renderStudioText = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/rendered',
  feature: 'studio',
  summary: 'Paragraphs of a text as they are read, each as HTML that is safe to insert. Nothing is saved.',
  body: z.object({ language: languageSchema, paragraphs: z.array(paragraphSchema).max(2 * MOST_PARAGRAPHS) }),
  answer: z.object({ html: z.array(z.string()) }),
});

export const studioTextRoutes = {
  saveStudioText,
  keepStudioText,
  setStudioTwin,
  getStudioVersion,
  restoreStudioVersion,
  addStudioComment,
  settleStudioComment,
  renderStudioText,
} as const;
