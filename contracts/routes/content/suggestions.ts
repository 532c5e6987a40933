import { SUGGESTION_AREAS, SUGGESTION_LENGTHS, SUGGESTION_STATES } from '@yardsign/domain/suggestions/suggestion';
import { z } from 'zod';
import { idSchema, instantSchema, pageOf, plainLineSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const feature = 'suggestions';
const { titleLeast, titleMost, descriptionMost, replyMost } = SUGGESTION_LENGTHS;

const suggestionIdSchema = idSchema('sug');
const stateSchema = z.enum(SUGGESTION_STATES);

const suggestionSchema = z.object({
  id: suggestionIdSchema,
  area: z.enum(SUGGESTION_AREAS),
  title: z.string(),
  /** Plain text; empty when the title says it all. */
  description: z.string(),
  /** Whether the content team may write to the member about it. */
  may_contact: z.boolean(),
  state: stateSchema,
  /** What the content team says to it; empty as long as it has said nothing. */
  reply: z.string(),
  created_at: instantSchema,
  changed_at: instantSchema,
});

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(100).optional(),
});

const addSuggestion = defineRoute({
  method: 'POST',
  path: '/api/app/v1/suggestions',
  feature,
  summary:
    'Suggest something for the product. It is kept, and mailed to the help desk. The same `clientRequestId` answers the same suggestion, however often it is sent.',
  body: z.object({
    clientRequestId: z.uuid(),
    area: z.enum(SUGGESTION_AREAS),
    title: plainLineSchema.pipe(z.string().min(titleLeast).max(titleMost)),
    description: z.string().trim().max(descriptionMost).default(''),
    may_contact: z.boolean().default(false),
  }),
  answer: z.object({ data: suggestionSchema }),
});

const listSuggestions = defineRoute({
  method: 'GET',
  path: '/api/app/v1/suggestions',
  feature,
  summary: 'What the caller suggested and what became of it, the last first.',
  query: pageQuery,
  answer: z.object({ data: pageOf(suggestionSchema) }),
});

const writtenSchema = suggestionSchema.extend({
  /** Who wrote it; the address only where the content team may write to it. */
  member: z.object({ name: z.string(), email: z.string().nullable() }),
});

const listAllSuggestions = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/suggestions',
  feature,
  summary: 'What all members suggested, the last first.',
  query: pageQuery.extend({ state: stateSchema.optional() }),
  answer: z.object({ data: pageOf(writtenSchema) }),
});

const answerSuggestion = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/admin/suggestions/:id',
  feature,
  summary: 'Say how far a suggestion has come, and a word to it. Whoever wrote it sees both.',
  params: z.object({ id: suggestionIdSchema }),
  body: z.object({ state: stateSchema, reply: z.string().trim().max(replyMost).default('') }),
  answer: z.object({ data: writtenSchema }),
});

export const suggestionsRoutes = { addSuggestion, listSuggestions, listAllSuggestions, answerSuggestion } as const;
