import { REPORT_SETS } from '@yardsign/domain/content/slides';
import { EQUITY_LIMITS, type TypedEquityFacts } from '@yardsign/domain/tools/equity';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema } from '../../common.ts';
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

const dollars = z.number().int().min(0).max(EQUITY_LIMITS.amount);

const makeEquityReport = defineRoute({
  method: 'POST',
  path: '/api/app/v1/equity-reports/report.pdf',
  feature: 'documents',
  summary:
    "What is the owner's of a home today and in five years, as a PDF in the member's brand. Nothing of it is kept.",
  body: z.object({
    language: languageSchema,
    owner: z.string().trim().max(EQUITY_LIMITS.line),
    address: z.string().trim().min(1).max(EQUITY_LIMITS.line),
    /** The month of the purchase. */
    boughtIn: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    price: dollars,
    /** Nothing for a home that was paid for without one. */
    loan: dollars,
    /** Percent a year. */
    rate: z.number().min(0).max(EQUITY_LIMITS.rate),
    years: z.number().int().min(1).max(EQUITY_LIMITS.years),
    valueLow: dollars,
    valueHigh: dollars,
    /** Percent that the value may change a year; null leaves the years to come out. */
    change: z.number().min(-EQUITY_LIMITS.change).max(EQUITY_LIMITS.change).nullable(),
  }),
  changes: false,
  answerKind: 'binary',
});

const draftIdSchema = idSchema('eqd');
const ofDraft = z.object({ id: draftIdSchema });
const typed = z.string().max(EQUITY_LIMITS.line);

/** The fields of the form as they are typed, right or not yet. */
const typedFactsSchema = z.object({
  owner: typed,
  address: typed,
  boughtIn: typed,
  price: typed,
  loan: typed,
  rate: typed,
  years: typed,
  valueLow: typed,
  valueHigh: typed,
  change: typed,
}) satisfies z.ZodType<TypedEquityFacts>;

const draftSchema = z.object({ id: draftIdSchema, facts: typedFactsSchema, updatedAt: instantSchema });
const draftAnswer = z.object({ draft: draftSchema });

const listEquityDrafts = defineRoute({
  method: 'GET',
  path: '/api/app/v1/equity-drafts',
  feature: 'documents',
  summary: 'What the member has kept of equity reports, one for each client, the last changed first.',
  answer: z.object({ drafts: z.array(draftSchema) }),
});

const addEquityDraft = defineRoute({
  method: 'POST',
  path: '/api/app/v1/equity-drafts',
  feature: 'documents',
  summary: 'Keep what is typed for an equity report.',
  body: z.object({ facts: typedFactsSchema }),
  answer: draftAnswer,
});

const saveEquityDraft = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/equity-drafts/:id',
  feature: 'documents',
  summary: 'Change what is kept for an equity report.',
  params: ofDraft,
  body: z.object({ facts: typedFactsSchema }),
  answer: draftAnswer,
});

const removeEquityDraft = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/equity-drafts/:id',
  feature: 'documents',
  summary: 'Delete what is kept for an equity report.',
  params: ofDraft,
});

export const documentsRoutes = {
  getDocument,
  getDeck,
  makeEquityReport,
  listEquityDrafts,
  addEquityDraft,
  saveEquityDraft,
  removeEquityDraft,
} as const;
