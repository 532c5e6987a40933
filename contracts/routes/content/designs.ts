import { z } from 'zod';
import { languageSchema, slugSchema, versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { drawingSchema, drawingWordsSchema } from '../../drawing-fields.ts';
import { contentIdSchema, contentTypeSchema } from './content.ts';

const ofDesign = z.object({ id: contentIdSchema });

const designAnswer = z.object({
  design: drawingSchema.extend({
    id: contentIdSchema,
    type: contentTypeSchema,
    slug: slugSchema,
    /** Counts the changes of the drawing. */
    version: z.number().int(),
    words: drawingWordsSchema,
    /** Where it is shown as a piece, with everything that can be done with one. */
    path: z.string(),
  }),
});

export const beginDesign = defineRoute({
  method: 'POST',
  path: '/api/app/v1/designs',
  feature: 'content',
  summary:
    'Begin a graphic of one’s own: as a copy of one that the member sees, with what they filled in, as the picture of one slide of a report or a webinar, from a drawing that is sent, or from an empty one.',
  body: z.object({
    /** Null begins with the title alone, on the member’s colour. */
    from: contentIdSchema.nullable(),
    /** Of a report or a webinar: which of its slides, counted from 1. */
    slide: z.number().int().min(1).max(200).optional(),
    /** A drawing that is there already, such as a chart, with what is said about it; it is held to what a save is held to. */
    drawn: drawingSchema.extend({ words: drawingWordsSchema }).optional(),
    title: z.string().trim().min(1).max(200),
    language: languageSchema,
  }),
  answer: designAnswer,
});

export const getDesign = defineRoute({
  method: 'GET',
  path: '/api/app/v1/designs/:id',
  feature: 'content',
  summary: 'A graphic of one’s own as it is designed.',
  params: ofDesign,
  answer: designAnswer,
});

export const saveDesign = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/designs/:id',
  feature: 'content',
  summary:
    'Save what a graphic of one’s own draws in all of its sizes, what is filled in, and its words in both languages. Each size keeps the licence line and the Equal Housing mark.',
  params: ofDesign,
  body: drawingSchema.extend({ version: versionSchema, words: drawingWordsSchema }),
  answer: designAnswer,
});

export const beginSlidesFilm = defineRoute({
  method: 'POST',
  path: '/api/app/v1/slide-films',
  feature: 'content',
  summary: 'Begin a video of one’s own of slides of a report or a webinar that the member sees, one after another.',
  body: z.object({
    from: contentIdSchema,
    /** Which of its slides, counted from 1, as they follow one another. */
    slides: z.array(z.number().int().min(1).max(200)).min(1).max(60),
  }),
  answer: z.object({ film: z.object({ id: contentIdSchema, path: z.string() }) }),
});

export const designRoutes = { beginDesign, beginSlidesFilm, getDesign, saveDesign } as const;
