import { MOST_VIDEO_BYTES, VIDEO_PLACES } from '@yardsign/domain/uploads/video-limits';
import { z } from 'zod';
import { idSchema, sha256Schema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const uploadIdSchema = idSchema('upl');

const video = z.object({
  id: uploadIdSchema,
  /** What the profile field takes as its value. */
  url: z.string(),
  name: z.string(),
  seconds: z.number(),
  bytes: z.number().int(),
  poster: z.string().nullable(),
});

const uploadVideo = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/video/upload/:place',
  feature: 'uploads',
  summary:
    'Set the intro or the outro of a member’s videos: an MP4 or a MOV of at most 200 MB and 30 seconds (multipart: `upload`), or a finished upload in parts (`s3Key`). `poster` is the id of a picture that stands for it.',
  params: z.object({ memberId: userIdSchema, place: z.enum(VIDEO_PLACES) }),
  multipart: true,
  mostBytes: MOST_VIDEO_BYTES,
  body: z.object({ s3Key: z.string().max(200).optional(), poster: sha256Schema.optional() }),
  answer: z.object({ data: z.object({ upload: video }) }),
});

const describeVideo = defineRoute({
  method: 'GET',
  path: '/api/app/v1/videos/:uploadId/about',
  feature: 'uploads',
  summary: 'What is known of a video: its name, length, size and picture.',
  params: z.object({ uploadId: uploadIdSchema }),
  answer: z.object({ video }),
});

const getVideo = defineRoute({
  method: 'GET',
  path: '/api/app/v1/videos/:uploadId',
  feature: 'uploads',
  summary: 'A video that belongs to the signed-in member, or that their team has set for them; in parts too (`Range`).',
  params: z.object({ uploadId: uploadIdSchema }),
  answerKind: 'binary',
});

export const videosRoutes = { uploadVideo, describeVideo, getVideo } as const;
