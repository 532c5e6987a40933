import { MOST_FILE_BYTES } from '@yardsign/domain/uploads/parts';
import { z } from 'zod';
import { idSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

/** The largest file that goes to a signed address in one piece. */
const MOST_PIECE_BYTES = 100_000_000;
const MOST_PART_BYTES = 16 * 1024 * 1024;

const ofMember = z.object({ memberId: userIdSchema });
const uploadIdSchema = idSchema('upl');
const ofUpload = z.object({ uploadId: uploadIdSchema });
const pathSchema = z.string().min(1).max(300);
const partSchema = z.object({ partNumber: z.number().int().min(1).max(10_000), eTag: z.string().min(1).max(120) });
const signedQuery = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});

const startMultipartUpload = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/multipart-upload/start',
  feature: 'uploads',
  summary:
    'Begin to upload a large file in parts. Answers where each part goes, in order: by PUT, `partSize` bytes each and the rest in the last. An address without a host is one of this server.',
  params: ofMember,
  body: z.object({ filePath: pathSchema, fileSize: z.number().int().min(1).max(MOST_FILE_BYTES) }),
  answer: z.object({
    data: z.object({
      uploadId: uploadIdSchema,
      s3Key: z.string(),
      partSize: z.number().int(),
      presignedUrls: z.array(z.string()),
    }),
  }),
});

const completeMultipartUpload = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/multipart-upload/complete',
  feature: 'uploads',
  summary:
    'Make the file of its parts. Each is named with the ETag that it was answered with; what is missing, of another size or out of order is refused. Doing it again answers the same.',
  params: ofMember,
  body: z.object({ uploadId: uploadIdSchema, s3Key: z.string().max(200), parts: z.array(partSchema).max(1000) }),
  answer: z.object({
    data: z.object({ uploadId: uploadIdSchema, s3Key: z.string(), fileSize: z.number().int() }),
  }),
});

const getSignedUploadUrl = defineRoute({
  method: 'GET',
  path: '/api/profile/v1/:memberId/signed-upload-url',
  changes: true,
  feature: 'uploads',
  summary: `An address that takes one file by PUT, of at most ${MOST_PIECE_BYTES} bytes, without any token. It is good for an hour.`,
  params: ofMember,
  query: z.object({ filepath: pathSchema }),
  answer: z.object({ data: z.object({ url: z.string(), s3Key: z.string() }) }),
});

const getUpload = defineRoute({
  method: 'GET',
  path: '/api/app/v1/uploads/:uploadId',
  feature: 'uploads',
  summary: 'How far an upload in parts is: the parts that are there, and a fresh address for each.',
  params: ofUpload,
  answer: z.object({
    upload: z.object({
      uploadId: uploadIdSchema,
      s3Key: z.string(),
      fileSize: z.number().int(),
      partSize: z.number().int(),
      done: z.boolean(),
      parts: z.array(partSchema),
      presignedUrls: z.array(z.string()),
    }),
  }),
});

const abandonUpload = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/uploads/:uploadId',
  feature: 'uploads',
  summary: 'Give up an upload that is not finished. Its parts go.',
  params: ofUpload,
});

const putUploadPart = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/uploads/:uploadId/parts/:partNumber',
  feature: 'uploads',
  summary: 'Takes a part at the address that was signed for it. Answers its `ETag`.',
  params: ofUpload.extend({ partNumber: z.string().regex(/^[1-9]\d{0,3}$/) }),
  query: signedQuery.extend({ bytes: z.string().regex(/^[1-9]\d{0,9}$/) }),
  streamed: true,
  signed: true,
  mostBytes: MOST_PART_BYTES,
  answerKind: 'binary',
});

const putUploadFile = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/uploads/:uploadId/file',
  feature: 'uploads',
  summary: 'Takes a file at the address that was signed for it. Answers its `ETag`.',
  params: ofUpload,
  query: signedQuery,
  streamed: true,
  signed: true,
  mostBytes: MOST_PIECE_BYTES,
  answerKind: 'binary',
});

export const largeUploadsRoutes = {
  startMultipartUpload,
  completeMultipartUpload,
  getSignedUploadUrl,
  getUpload,
  abandonUpload,
  putUploadPart,
  putUploadFile,
} as const;
