import { z } from 'zod';
import { languageSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';
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

export const documentsRoutes = { getDocument } as const;
