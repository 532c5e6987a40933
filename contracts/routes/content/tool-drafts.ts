import { EMAIL_FORMATS, EMAIL_LIMITS } from '@yardsign/domain/tools/email';
import { EQUITY_LIMITS, type TypedEquityFacts } from '@yardsign/domain/tools/equity';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';

/** What the ids of a tool's drafts begin with. */
export const DRAFT_PREFIXES = { equity: 'eqd', email: 'emd' } as const;

const line = z.string().max(EQUITY_LIMITS.line);

/** The fields of the form as they are typed, right or not yet. */
const typedFactsSchema = z.object({
  owner: line,
  address: line,
  boughtIn: line,
  price: line,
  loan: line,
  rate: line,
  years: line,
  valueLow: line,
  valueHigh: line,
  change: line,
}) satisfies z.ZodType<TypedEquityFacts>;

/** An e-mail as far as it is put together. */
const typedEmailSchema = z.object({
  name: z.string().max(EMAIL_LIMITS.name),
  language: languageSchema,
  format: z.enum(EMAIL_FORMATS),
  subject: z.string().max(EMAIL_LIMITS.subject),
  intro: z.string().max(EMAIL_LIMITS.intro),
  /** In the order in which they stand. */
  pieces: z.array(contentIdSchema).max(EMAIL_LIMITS.pieces),
});

/** What is kept of each tool. */
export interface ToolDrafts {
  equity: TypedEquityFacts;
  email: z.infer<typeof typedEmailSchema>;
}

interface DraftCalls<Typed extends z.ZodType> {
  path: `/api/app/v1/${string}`;
  prefix: string;
  typed: Typed;
  /** What a draft is of, as the summaries say it. */
  of: string;
}

/** The four calls about the drafts of one tool. */
function draftCalls<Typed extends z.ZodType>({ path, prefix, typed, of }: DraftCalls<Typed>) {
  const id = idSchema(prefix);
  const draft = z.object({ id, typed, updatedAt: instantSchema });
  const feature = 'documents';
  return {
    list: defineRoute({
      method: 'GET',
      path,
      feature,
      summary: `What the member has kept of ${of}, the last changed first.`,
      answer: z.object({ drafts: z.array(draft) }),
    }),
    add: defineRoute({
      method: 'POST',
      path,
      feature,
      summary: `Keep what is typed for one of ${of}.`,
      body: z.object({ typed }),
      answer: z.object({ draft }),
    }),
    save: defineRoute({
      method: 'PUT',
      path: `${path}/:id`,
      feature,
      summary: `Change what is kept of ${of}.`,
      params: z.object({ id }),
      body: z.object({
        typed,
        /** The `updatedAt` of the draft that was changed. Where it has another by now, nothing is saved: `draft_moved_on`. */
        was: instantSchema.optional(),
      }),
      answer: z.object({ draft }),
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      feature,
      summary: `Delete what is kept of ${of}.`,
      params: z.object({ id }),
    }),
  };
}

export const equityDraftCalls = draftCalls({
  path: '/api/app/v1/equity-drafts',
  prefix: DRAFT_PREFIXES.equity,
  typed: typedFactsSchema,
  of: 'equity reports',
});

export const emailDraftCalls = draftCalls({
  path: '/api/app/v1/email-drafts',
  prefix: DRAFT_PREFIXES.email,
  typed: typedEmailSchema,
  of: 'e-mails of the builder',
});
