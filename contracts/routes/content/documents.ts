import { REPORT_SETS } from '@yardsign/domain/content/slides';
import { z } from 'zod';
import { languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';

const getDocument = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/document.pdf',
  feature: 'documents',
  summary: "A text of the library as a PDF in the member's brand: front page, contents, text, contact page.",
  params: z.object({ id: contentIdSchema }),
  query: z.object({
    language: languageSchema.default('en'),
    /** Shown by the browser instead of saved. */
    open: z.enum(['1']).optional(),
  }),
  answerKind: 'binary',
});

const getDeck = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/deck.pptx',
  feature: 'documents',
  summary:
    "A market report or a webinar as slides in the member's brand, for PowerPoint, Keynote and LibreOffice: charts that can be changed, and what to say as notes.",
  params: z.object({ id: contentIdSchema }),
  query: z.object({
    language: languageSchema.default('en'),
    /** Only the slides of this set. */
    set: z.enum(REPORT_SETS).default('full-report'),
    /** Only this slide of the whole, counted from 1, without a front and a last page. */
    slide: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answerKind: 'binary',
});

export const documentsRoutes = { getDocument, getDeck } as const;
