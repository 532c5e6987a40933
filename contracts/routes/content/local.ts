import { isMonth, LOCAL_LIMITS } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS, type LocalMetric } from '@yardsign/domain/local/metrics';
import { z } from 'zod';
import { instantSchema, plainLineSchema, versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const marketSchema = plainLineSchema.min(1).max(LOCAL_LIMITS.market);

const monthSchema = z.object({
  month: z.string().refine(isMonth),
  values: z.partialRecord(z.enum(LOCAL_METRICS as [LocalMetric, ...LocalMetric[]]), z.number()),
});

const figuresSchema = z.object({
  market: marketSchema,
  /** Who publishes the figures; empty while there are none. */
  source: plainLineSchema.max(LOCAL_LIMITS.source),
  /** In their order, one of each. */
  months: z.array(monthSchema).max(LOCAL_LIMITS.months),
  /** Counts the changes; 0 where nothing is kept. */
  version: versionSchema,
});

const answer = z.object({ figures: figuresSchema.extend({ updatedAt: instantSchema.nullable() }) });

export const localRoutes = {
  getFigures: defineRoute({
    method: 'GET',
    path: '/api/app/v1/local-figures',
    feature: 'local',
    summary: 'The figures that the member has kept of a market, month by month.',
    query: z.object({ market: marketSchema }),
    answer,
  }),
  saveFigures: defineRoute({
    method: 'PUT',
    path: '/api/app/v1/local-figures',
    feature: 'local',
    summary:
      'Keep the figures of a market as they are sent, on top of the version that they were made from; no months take away what is kept.',
    body: figuresSchema,
    answer,
  }),
} as const;
