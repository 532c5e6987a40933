import { z } from 'zod';
import { instantSchema, sha256Schema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const ofMember = z.object({ memberId: userIdSchema });
const pathSchema = z.string().max(300);

/** A picture that was taken in. */
export const uploadedImage = z.object({
  id: sha256Schema,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  name: z.string(),
});

const uploadImage = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/upload',
  feature: 'uploads',
  summary:
    'Upload a picture for the profile (multipart: `upload`, `upload-path`). The picture is re-encoded, stripped of metadata and made to size; answers its id, which profile fields take as value.',
  params: ofMember,
  multipart: true,
  body: z.object({ 'upload-path': pathSchema.default('') }),
  answer: z.object({ data: z.object({ upload: uploadedImage }) }),
});

const uploadImageStream = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/upload-stream',
  feature: 'uploads',
  summary: 'The same with the picture as the whole body (octet-stream) and its path in the header `upload-path`.',
  params: ofMember,
  streamed: true,
  answer: z.object({ data: z.object({ upload: uploadedImage }) }),
});

const listImages = defineRoute({
  method: 'GET',
  path: '/api/profile/v1/:memberId/upload',
  feature: 'uploads',
  summary:
    'The pictures that a member has uploaded, newest first. `imagePath` names a folder of the paths that they were sent with; `lastKey` of an answer asks for the pictures after it and is null at the end.',
  params: ofMember,
  query: z.object({ imagePath: pathSchema.default(''), lastKey: z.string().max(120).optional() }),
  answer: z.object({
    data: z.object({
      images: z.array(uploadedImage.extend({ path: z.string(), created_at: instantSchema })),
      lastKey: z.string().nullable(),
    }),
  }),
});

const getFile = defineRoute({
  method: 'GET',
  path: '/api/app/v1/files/:sha256',
  feature: 'uploads',
  summary: 'A picture that belongs to the signed-in member: uploaded, or a proof of a piece.',
  params: z.object({ sha256: sha256Schema }),
  answerKind: 'binary',
});

export const uploadsRoutes = {
  uploadImage,
  uploadImageStream,
  listImages,
  getFile,
} as const;
