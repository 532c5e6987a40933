import { LEGAL_PAGES } from '@yardsign/domain/studio/legal-text';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, languageSchema, versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const ofPage = z.object({ page: z.enum(LEGAL_PAGES) });
/** Markdown. */
const textSchema = z.string().trim().min(1).max(100_000);

const legalTextSchema = z.object({
  /** What everybody reads, as Markdown. */
  inForce: z.object({ number: z.number().int(), texts: inEveryLanguage(z.string()) }),
  /** What is being written: the text in force where nobody has begun. */
  draft: z.object({ version: versionSchema, texts: inEveryLanguage(z.string()) }),
  /** What was published, the newest first. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      publishedAt: instantSchema,
      publishedBy: z.string().nullable(),
      /** What is new in it, a sentence; null for the text that came with the library. */
      changed: inEveryLanguage(z.string()).nullable(),
      /** Whether members are asked to accept it. */
      asks: z.boolean(),
    }),
  ),
});

const getStudioLegal = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/legal/:page',
  feature: 'studio',
  summary: 'A legal text as the content team works on it.',
  params: ofPage,
  answer: legalTextSchema,
});

const saveStudioLegal = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/legal/:page',
  feature: 'studio',
  summary: 'Save the draft of a legal text. It is refused when somebody else has changed it since.',
  params: ofPage,
  body: z.object({ version: versionSchema, texts: inEveryLanguage(textSchema) }),
  answer: legalTextSchema,
});

const publishStudioLegal = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/legal/:page/publish',
  feature: 'studio',
  summary: 'Put the saved draft of a legal text in force. Only admins may.',
  params: ofPage,
  body: z.object({
    version: versionSchema,
    /** What is new, in a sentence. */
    changed: inEveryLanguage(z.string().trim().min(1).max(300)),
    /** Whether members are asked to accept it at the next page that they open. */
    asks: z.boolean().default(false),
  }),
  answer: legalTextSchema,
});

const previewStudioLegal = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/legal/:page/preview',
  feature: 'studio',
  summary: 'A text as the page would show it, as HTML that is safe to insert. Nothing is saved.',
  params: ofPage,
  body: z.object({ language: languageSchema, text: textSchema }),
  answer: z.object({ html: z.string() }),
});

export const studioLegalRoutes = {
  getStudioLegal,
  saveStudioLegal,
  publishStudioLegal,
  previewStudioLegal,
} as const;
