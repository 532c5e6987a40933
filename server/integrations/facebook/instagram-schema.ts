import { z } from 'zod';

/** The parts of the answers about accounts of Instagram that we read. */

const pagingSchema = z.object({ next: z.string().optional() }).optional();

export const linkedAccountsSchema = z.object({
  data: z.array(
    z.object({
      access_token: z.string().optional(),
      tasks: z.array(z.string()).optional(),
      instagram_business_account: z.object({ id: z.string(), username: z.string().optional() }).optional(),
    }),
  ),
  paging: pagingSchema,
});

export const limitSchema = z.object({
  data: z.array(
    z.object({
      quota_usage: z.number().int(),
      config: z.object({ quota_total: z.number().int() }).optional(),
    }),
  ),
});

export const statusSchema = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  status: z.string().optional(),
});

const mediaSchema = z.object({
  id: z.string(),
  caption: z.string().optional(),
  timestamp: z.string(),
  permalink: z.string().optional(),
});

export const mediaListSchema = z.object({ data: z.array(mediaSchema), paging: pagingSchema });

export const mediaFiguresSchema = z.object({
  like_count: z.number().int().optional(),
  comments_count: z.number().int().optional(),
});

export const mediaPermalinkSchema = z.object({ permalink: z.string().optional() });
