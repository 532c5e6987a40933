import { z } from 'zod';
import { sha256Schema, userIdSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** Largest picture that is accepted, in bytes: the documents' 1e7. */
export const MAX_IMAGE_BYTES = 10_000_000;

const uploadImage = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/upload',
  feature: 'uploads',
  summary:
    'Upload a picture for the profile (multipart: `upload`, `upload-path`). The picture is re-encoded, stripped of metadata and made to size; answers its id, which profile fields take as value.',
  params: z.object({ memberId: userIdSchema }),
  multipart: true,
  body: z.object({ 'upload-path': z.string().max(300).default('') }),
  answer: z.object({
    data: z.object({
      upload: z.object({
        id: sha256Schema,
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        name: z.string(),
      }),
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
  getFile,
} as const;
