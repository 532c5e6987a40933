import { z } from 'zod';
import { versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const words = z.string().trim().min(1).max(120);

const glossarySchema = z.object({
  /** Counts its changes; 0 before the first. A change names the one that it was made on. */
  version: versionSchema,
  terms: z
    .array(
      z.object({
        /** Several that are right stand one after another, with semicolons. */
        en: words,
        es: words,
        note: z.string().trim().max(200).default(''),
      }),
    )
    .max(300),
});

const getStudioGlossary = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/glossary',
  feature: 'studio',
  summary: 'The terms that the content team holds, in both languages.',
  answer: glossarySchema,
});

const saveStudioGlossary = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/glossary',
  feature: 'studio',
  summary: 'Write the terms anew, as a whole. It is refused when somebody else has changed them since.',
  body: glossarySchema,
  answer: glossarySchema,
});

export const studioGlossaryRoutes = { getStudioGlossary, saveStudioGlossary } as const;
