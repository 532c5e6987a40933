import { z } from 'zod';

/** The parts of Google's answers that we read. */

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

/** The answer to a code may lack either token, although it is a success. */
export const firstTokensSchema = tokenSchema.partial({ access_token: true, expires_in: true });

export const oauthErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string() })).default([]),
  }),
});

export const grantedSchema = z.object({ scope: z.string().default('') });

export const channelsSchema = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).default([]),
});

export const videoSchema = z.object({ id: z.string().min(1) });

export const uploadsSchema = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({
          description: z.string().default(''),
          publishedAt: z.string(),
          resourceId: z.object({ videoId: z.string() }),
        }),
      }),
    )
    .default([]),
});

/** Numbers as texts, as Google writes them. */
const countSchema = z.coerce.number().int().min(0).optional();

export const statisticsSchema = z.object({
  items: z.array(z.object({ statistics: z.object({ likeCount: countSchema, commentCount: countSchema }) })).default([]),
});

export const nothingSchema = z.unknown();
