import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute, type UploadedFile } from '../../platform/http/bind.ts';
import { imageUrl } from '../profile/ports.ts';
import { listImages } from './list-images.ts';
import { mayUpload } from './policy.ts';
import type { UploadDeps } from './ports.ts';
import { saveUpload } from './save-upload.ts';

export function uploadRoutes(deps: UploadDeps): BoundRoute[] {
  const save = async (memberId: string, input: { path: string; file: UploadedFile | undefined }) => {
    const upload = await saveUpload(deps, memberId, input);
    return { data: { upload: { ...upload, url: imageUrl(upload.id) } } };
  };
  return [
    bind(api.uploads.uploadImage, {
      policy: mayUpload,
      handle({ params, body, context }) {
        const file = context.files.find((candidate) => candidate.field === 'upload');
        return save(params.memberId, { path: body['upload-path'], file });
      },
    }),
    bind(api.uploads.uploadImageStream, {
      policy: mayUpload,
      handle: ({ params, context }) =>
        save(params.memberId, { path: context.header('upload-path') ?? '', file: context.files[0] }),
    }),
    bind(api.uploads.listImages, {
      policy: mayUpload,
      handle: async ({ params, query }) => ({ data: await listImages(deps.db, params.memberId, query) }),
    }),
  ];
}
