import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageOf } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { homeParams, pieceParams } from './microsite.ts';

const leadIdSchema = idSchema('led');

/** What a form of a public page sends. What is wrong with it is said on the page, so nothing is refused here but a flood. */
const text = z.string().max(10_000).default('');
const leadFormSchema = z.object({
  name: text,
  email: text,
  phone: text,
  message: text,
  consent: text,
  /** Hidden from people; only machines fill it in. */
  reference: text,
});

const leadSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  email: z.string(),
  /** As it was typed; empty when none was given. */
  phone: z.string(),
  /** The address that dials it, an extension with it; empty for none. */
  dial: z.string(),
  message: z.string(),
  /** Of the page it was written on. */
  language: languageSchema,
  /** The piece that was read; null on the home page, and once the piece is gone. */
  page: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** What the visitor agreed to. */
  consent: z.string(),
  /** How often exactly this was sent. */
  times: z.number().int(),
  createdAt: instantSchema,
  lastSentAt: instantSchema,
  answeredAt: instantSchema.nullable(),
});

const sendLead = defineRoute({
  method: 'POST',
  path: '/p/:code/:language/:slug',
  feature: 'leads',
  summary:
    'Write to a member on the page of an article. Leads back to the page, which says that it arrived; a form that is not right comes back with what was typed.',
  params: pieceParams,
  query: z.object({}).loose(),
  body: leadFormSchema,
  form: 'own',
  answerKind: 'html',
});

const sendLeadFromHome = defineRoute({
  method: 'POST',
  path: '/p/:code/:language',
  feature: 'leads',
  summary: "Write to a member on their public home page, as on an article's.",
  params: homeParams,
  query: z.object({}).loose(),
  body: leadFormSchema,
  form: 'own',
  answerKind: 'html',
});

export const listLeads = defineRoute({
  method: 'GET',
  path: '/api/app/v1/leads',
  feature: 'leads',
  summary: 'The visitors who wrote to the member, the last first.',
  query: z.object({
    show: z.enum(['all', 'open']).default('all'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageOf(leadSchema).extend({
    /** How many wait for an answer, on all pages. */
    open: z.number().int(),
  }),
});

const exportLeads = defineRoute({
  method: 'GET',
  path: '/api/app/v1/leads/leads.csv',
  feature: 'leads',
  summary: "The member's leads as a file, the last first, at most 10,000.",
  answerKind: 'binary',
});

const setLead = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/leads/:id',
  feature: 'leads',
  summary: 'Mark a lead as answered, or as open again.',
  params: z.object({ id: leadIdSchema }),
  body: z.object({ answered: z.boolean() }),
  answer: z.object({ lead: leadSchema }),
});

const deleteLead = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/leads/:id',
  feature: 'leads',
  summary: 'Delete what a visitor left. One that is gone already is no error.',
  params: z.object({ id: leadIdSchema }),
});

export const leadsRoutes = { sendLead, sendLeadFromHome, listLeads, exportLeads, setLead, deleteLead } as const;
