import { z } from 'zod';

/** The parts of LinkedIn's answers that we read. */

export const errorSchema = z.object({
  message: z.string().default(''),
  serviceErrorCode: z.number().int().optional(),
  code: z.string().optional(),
  status: z.number().int().optional(),
});

/** The refusals of the token address are OAuth's own. */
export const oauthErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().optional() });

export const introspectionSchema = z.object({ active: z.boolean(), scope: z.string().default('') });

export const personSchema = z.object({ sub: z.string().min(1), name: z.string().default('') });

export const rolesSchema = z.object({ elements: z.array(z.object({ organization: z.string() })) });

export const organizationSchema = z.object({ localizedName: z.string() });

export const organizationsSchema = z.object({
  elements: z.array(
    z.object({ id: z.number().int(), localizedName: z.string().min(1), vanityName: z.string().default('') }),
  ),
});

export const uploadSchema = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string() }) });

export const videoUploadSchema = z.object({
  value: z.object({
    video: z.string(),
    uploadToken: z.string().default(''),
    thumbnailUploadUrl: z.url().optional(),
    uploadInstructions: z
      .array(z.object({ uploadUrl: z.url(), firstByte: z.number().int(), lastByte: z.number().int() }))
      .min(1),
  }),
});

export const imageSchema = z.object({
  status: z.enum(['WAITING_UPLOAD', 'PROCESSING', 'AVAILABLE', 'PROCESSING_FAILED']),
});

const postSchema = z.object({
  id: z.string(),
  commentary: z.string().default(''),
  lastModifiedAt: z.number(),
  content: z
    .object({
      media: z.object({ id: z.string() }).optional(),
      article: z.object({ source: z.string() }).optional(),
    })
    .optional(),
});

export type OwnPost = z.infer<typeof postSchema>;

export const postsSchema = z.object({ elements: z.array(postSchema) });

/** LinkedIn takes back what people undo, and may be behind by some: below nothing there is nothing. */
const countSchema = z
  .number()
  .int()
  .transform((count) => Math.max(0, count));

export const statisticsSchema = z.object({
  elements: z.array(
    z.object({
      totalShareStatistics: z.object({ likeCount: countSchema, commentCount: countSchema, shareCount: countSchema }),
    }),
  ),
});

/** Where there is nothing to read but the status and the headers. */
export const nothingSchema = z.unknown();
