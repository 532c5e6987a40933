import { z } from 'zod';

/** The parts of X's answers that we read. */

/** A problem of the second version of the API, or the older list of errors. */
export const problemSchema = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
  errors: z.array(z.object({ code: z.number().int().optional(), message: z.string().optional() })).optional(),
});

export const oauthErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

export const userSchema = z.object({ data: z.object({ id: z.string(), name: z.string(), username: z.string() }) });

export const mediaSchema = z.object({
  data: z.object({
    id: z.string(),
    media_key: z.string().optional(),
    processing_info: z
      .object({
        state: z.string(),
        check_after_secs: z.number().optional(),
        error: z.object({ message: z.string().optional() }).optional(),
      })
      .optional(),
  }),
});

export const createdSchema = z.object({ data: z.object({ id: z.string() }) });

const tweetSchema = z.object({
  id: z.string(),
  text: z.string().default(''),
  attachments: z.object({ media_keys: z.array(z.string()).optional() }).optional(),
  entities: z
    .object({ urls: z.array(z.object({ expanded_url: z.string(), unwound_url: z.string().optional() })).optional() })
    .optional(),
});

export type Tweet = z.infer<typeof tweetSchema>;

export const tweetsSchema = z.object({
  data: z.array(tweetSchema).default([]),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});

const countSchema = z.number().int().min(0);

/** Without `data` where there is no such post. */
export const metricsSchema = z.object({
  data: z
    .object({
      public_metrics: z.object({
        like_count: countSchema,
        reply_count: countSchema,
        retweet_count: countSchema,
        quote_count: countSchema.default(0),
      }),
    })
    .optional(),
});

export const nothingSchema = z.unknown();
