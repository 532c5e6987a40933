import { z } from 'zod';

/** The parts of Graph's answers that we read; it sends much more. */

export const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    type: z.string().optional(),
    code: z.number().int(),
    error_subcode: z.number().int().optional(),
    error_user_title: z.string().optional(),
    error_user_msg: z.string().optional(),
    fbtrace_id: z.string().optional(),
  }),
});

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().optional() });

export const personSchema = z.object({ id: z.string(), name: z.string().default('') });

export const permissionsSchema = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});

const pagingSchema = z.object({ next: z.string().optional() }).optional();

export const foundPagesSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string().min(1),
      link: z.string().default(''),
      location: z.object({ city: z.string().optional(), state: z.string().optional() }).optional(),
    }),
  ),
});

export const accountsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      access_token: z.string().optional(),
      tasks: z.array(z.string()).optional(),
    }),
  ),
  paging: pagingSchema,
});

export const createdSchema = z.object({ id: z.string().min(1) });

const countedSchema = z.object({ summary: z.object({ total_count: z.number().int() }) });

export const figuresSchema = z.object({
  reactions: countedSchema,
  comments: countedSchema,
  shares: z.object({ count: z.number().int() }).optional(),
});

export const permalinkSchema = z.object({ permalink_url: z.string().optional() });

const targetSchema = z.object({ id: z.string().optional() }).optional();

const attachmentSchema = z.object({
  target: targetSchema,
  unshimmed_url: z.string().optional(),
  subattachments: z.object({ data: z.array(z.object({ target: targetSchema })) }).optional(),
});

const publishedPostSchema = z.object({
  id: z.string(),
  message: z.string().optional(),
  created_time: z.string(),
  permalink_url: z.string().optional(),
  attachments: z.object({ data: z.array(attachmentSchema) }).optional(),
});

export type PublishedPost = z.infer<typeof publishedPostSchema>;

/** Posts that wait on a page; their times are seconds. */
export const scheduledPostsSchema = z.object({
  data: z.array(z.object({ id: z.string(), message: z.string().default(''), scheduled_publish_time: z.number() })),
});

export const publishedPostsSchema = z.object({ data: z.array(publishedPostSchema), paging: pagingSchema });

export const commentsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.string().optional(),
      text: z.string().optional(),
      from: z.object({ id: z.string() }).optional(),
    }),
  ),
  paging: pagingSchema,
});

const offsetSchema = z.coerce.number().int().nonnegative();

export const filmOpenedSchema = z.object({ upload_session_id: z.string().min(1), video_id: z.string().min(1) });

export const filmPartSchema = z.object({ start_offset: offsetSchema });

/** Of what was done, Graph says no more. */
export const doneSchema = z.object({ success: z.literal(true) });

export const filmStateSchema = z.object({
  published: z.boolean().default(false),
  permalink_url: z.string().optional(),
  status: z
    .object({
      video_status: z.string().optional(),
      // Its documents write it with one r.
      uploading_phase: z
        .object({ bytes_transfered: offsetSchema.optional(), bytes_transferred: offsetSchema.optional() })
        .optional(),
    })
    .optional(),
});
