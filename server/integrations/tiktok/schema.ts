import { z } from 'zod';

/** The parts of TikTok's answers that we read. */

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
  scope: z.string().default(''),
});

/** The token address refuses in a shape of its own, often with the status 200. */
export const flatErrorSchema = z.object({ error: z.string().min(1), error_description: z.string().default('') });

/** Every other answer says in its envelope whether it is a refusal, whatever its status says. */
export const envelopeSchema = z.object({
  data: z.unknown(),
  error: z.object({ code: z.string(), message: z.string().default('') }),
});

export const userSchema = z.object({ user: z.object({ open_id: z.string(), display_name: z.string().default('') }) });

export const creatorSchema = z.object({
  privacy_level_options: z.array(z.string()).min(1),
  max_video_post_duration_sec: z.number().optional(),
});

export const openedSchema = z.object({ publish_id: z.string().min(1), upload_url: z.url() });

export const statusSchema = z.object({
  status: z.string(),
  fail_reason: z.string().optional(),
  uploaded_bytes: z.number().optional(),
  // Spelt so by TikTok.
  publicaly_available_post_id: z.array(z.union([z.string(), z.number()])).default([]),
});

const countSchema = z.number().int().min(0).default(0);

export const countsSchema = z.object({
  videos: z
    .array(z.object({ like_count: countSchema, comment_count: countSchema, share_count: countSchema }))
    .default([]),
});

export const nothingSchema = z.unknown();
