import { z } from 'zod';
import { instantSchema, pageOf } from '../common.ts';
import { defineRoute } from '../define-route.ts';

const someoneSchema = z.object({
  id: z.string(),
  /** Null when the account was deleted: its name is not kept. */
  name: z.string().nullable(),
});

const entrySchema = z.object({
  id: z.number().int(),
  at: instantSchema,
  action: z.string(),
  /** The account whose rights were used; null for the system itself. */
  actor: someoneSchema.nullable(),
  /** The person who acted. */
  realActor: someoneSchema.nullable(),
  subject: someoneSchema.nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string().nullable(),
});

const filterShape = {
  /** The person who acted or who was acted on: an id, a username or an e-mail address. */
  person: z.string().trim().max(254).optional(),
  actor: z.string().trim().max(254).optional(),
  action: z.string().max(60).optional(),
  from: instantSchema.optional(),
  until: instantSchema.optional(),
};

export const listAudit = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/audit',
  feature: 'admin',
  summary: 'The audit log, newest first.',
  query: z.object({
    ...filterShape,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: pageOf(entrySchema),
});

const exportAudit = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/audit.csv',
  feature: 'admin',
  summary: 'The audit log as a file, newest first, at most 50,000 entries. The export is an entry itself.',
  query: z.object(filterShape),
  answerKind: 'binary',
});

const checkAudit = defineRoute({
  method: 'POST',
  path: '/api/app/v1/admin/audit/check',
  feature: 'admin',
  summary:
    'Check every digest of the audit log. `brokenAt` is the first entry that was changed, or follows one taken out.',
  answer: z.object({ entries: z.number().int(), brokenAt: z.number().int().nullable(), checkedAt: instantSchema }),
});

export const auditRoutes = { listAudit, checkAudit, exportAudit } as const;
