import { REPORT_SETS } from '@yardsign/domain/content/slides';
import { EQUITY_LIMITS } from '@yardsign/domain/tools/equity';
import { z } from 'zod';
import { idSchema, languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';
import { codeSchema } from './microsite.ts';
import { DRAFT_PREFIXES, emailDraftCalls, equityDraftCalls } from './tool-drafts.ts';

const getDocument = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/:id/document.pdf',
  feature: 'documents',
  labour: 'document',
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
  labour: 'document',
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

/** What a report about the equity in a home is made of. */
const reportSchema = z.object({
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
});

const makeEquityReport = defineRoute({
  method: 'POST',
  path: '/api/app/v1/equity-reports/report.pdf',
  feature: 'documents',
  labour: 'document',
  summary:
    "What is the owner's of a home today and in five years, as a PDF in the member's brand. Nothing of it is kept.",
  body: reportSchema,
  changes: false,
  answerKind: 'binary',
});

const previewEquityReport = defineRoute({
  method: 'POST',
  path: '/api/app/v1/equity-reports/preview.svg',
  feature: 'documents',
  labour: 'document',
  summary:
    'The pages of the report below each other, as a picture to look at before it is made. Nothing of it is kept.',
  body: reportSchema,
  changes: false,
  answerKind: 'binary',
});

const linkEquityReport = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/equity-drafts/:id/link',
  feature: 'documents',
  summary:
    'A link by which a client reads the report of a draft; made again, the same link leads to the new report. It ends with the draft.',
  params: z.object({ id: idSchema(DRAFT_PREFIXES.equity) }),
  body: reportSchema,
  answer: z.object({ url: z.string() }),
});

const getLinkedReport = defineRoute({
  method: 'GET',
  path: '/p/:code/equity/:key',
  feature: 'documents',
  labour: 'document',
  summary:
    'The report of a home as a PDF, for the client who was given the link. The address itself is the right to read it.',
  params: z.object({ code: codeSchema, key: z.string().regex(/^[\w-]{1,100}$/) }),
  signed: true,
  answerKind: 'binary',
});

export const documentsRoutes = {
  getDocument,
  getDeck,
  makeEquityReport,
  previewEquityReport,
  listEquityDrafts: equityDraftCalls.list,
  addEquityDraft: equityDraftCalls.add,
  saveEquityDraft: equityDraftCalls.save,
  removeEquityDraft: equityDraftCalls.remove,
  listEmailDrafts: emailDraftCalls.list,
  addEmailDraft: emailDraftCalls.add,
  saveEmailDraft: emailDraftCalls.save,
  removeEmailDraft: emailDraftCalls.remove,
  linkEquityReport,
  getLinkedReport,
} as const;
