import { isInOrder, MOST_CAPTION_LETTERS, MOST_CAPTIONS } from '@yardsign/domain/realtalk/captions';
import { MOST_RECORDING_SECONDS } from '@yardsign/domain/realtalk/recording';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageOf, plainLineSchema, sha256Schema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';

const recordingIdSchema = idSchema('rec');

/** A camera's last frame may end later. */
const MOST_RECORDING_MS = (MOST_RECORDING_SECONDS + 1) * 1000;

/** Words that are seen while they are said; times in milliseconds of the recording. */
const captionSchema = z.object({
  from: z.number().int().min(0),
  until: z.number().int().max(MOST_RECORDING_MS),
  text: plainLineSchema.pipe(z.string().min(1).max(MOST_CAPTION_LETTERS)),
});
const captionsSchema = z
  .array(captionSchema)
  .max(MOST_CAPTIONS)
  .refine(isInOrder, 'each caption begins when the one before has ended, and lasts');

const titleSchema = plainLineSchema.pipe(z.string().min(1).max(200));

const recordingSchema = z.object({
  id: recordingIdSchema,
  title: z.string(),
  /** That it is spoken in. */
  language: languageSchema,
  /** The script that was read; null once it is gone, or where none was. */
  script: z.object({ id: contentIdSchema, title: z.string(), path: z.string() }).nullable(),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Where it is played from, in parts, by its member alone. */
  url: z.string(),
  poster: z.string(),
  createdAt: instantSchema,
  /** The video of the member's own that was begun of it; null while there is none. */
  video: z.object({ path: z.string() }).nullable(),
});

const cutSchema = z.object({ from: z.number().int().min(0), until: z.number().int().max(MOST_RECORDING_MS) });

const ofRecording = z.object({ id: recordingIdSchema });
const oneRecording = z.object({
  recording: recordingSchema.extend({
    /** What is said in it, in order; none where nobody has written them. */
    captions: z.array(captionSchema),
    /** The part that its video shows, in milliseconds. */
    cut: cutSchema,
  }),
});

export const listRecordings = defineRoute({
  method: 'GET',
  path: '/api/app/v1/recordings',
  feature: 'realtalk',
  summary: 'What the member has recorded with RealTalk, the newest first.',
  query: z.object({
    /** Of one script alone. */
    script: contentIdSchema.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: pageOf(recordingSchema).extend({
    /** How many there are on all pages. */
    count: z.number().int(),
  }),
});

export const getRecording = defineRoute({
  method: 'GET',
  path: '/api/app/v1/recordings/:id',
  feature: 'realtalk',
  summary: 'One recording of the member’s.',
  params: ofRecording,
  answer: oneRecording,
});

const keepRecording = defineRoute({
  method: 'POST',
  path: '/api/app/v1/recordings',
  feature: 'realtalk',
  summary:
    'Keep a recording: a finished upload of the member’s, judged by its bytes. Kept again, the same upload is the same recording.',
  body: z.object({
    title: titleSchema,
    language: languageSchema,
    /** The script that was read. */
    scriptId: contentIdSchema.nullable(),
    s3Key: z.string().max(200),
    /** The id of a picture of the member’s that stands for it. */
    poster: sha256Schema,
    /** What is said in it, as the script went by. */
    captions: captionsSchema.default([]),
  }),
  answer: oneRecording,
});

const renameRecording = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/recordings/:id',
  feature: 'realtalk',
  summary: 'Give a recording another title.',
  params: ofRecording,
  body: z.object({ title: titleSchema }),
  answer: oneRecording,
});

const captionRecording = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/recordings/:id/captions',
  feature: 'realtalk',
  summary: 'Write the captions of a recording anew. A video that was begun of it shows them once it is made again.',
  params: ofRecording,
  body: z.object({ captions: captionsSchema }),
  answer: oneRecording,
});

const cutRecording = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/recordings/:id/cut',
  feature: 'realtalk',
  summary:
    'Say which part of a recording its video shows, a second at least. The recording stays whole; a video that was begun of it has to be made again.',
  params: ofRecording,
  body: z.object({ cut: cutSchema }),
  answer: oneRecording,
});

const deleteRecording = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/recordings/:id',
  feature: 'realtalk',
  summary: 'Delete a recording; its file goes a day later. One that is gone already is no error.',
  params: ofRecording,
});

const beginRecordingVideo = defineRoute({
  method: 'POST',
  path: '/api/app/v1/recordings/:id/video',
  feature: 'realtalk',
  summary:
    'Begin a video of the member’s own of a recording. It is made in their brand by their browser, and posted like every film.',
  params: ofRecording,
  answer: z.object({ video: z.object({ id: contentIdSchema, path: z.string() }) }),
});

export const recordingsRoutes = {
  listRecordings,
  getRecording,
  keepRecording,
  renameRecording,
  captionRecording,
  cutRecording,
  deleteRecording,
  beginRecordingVideo,
} as const;
