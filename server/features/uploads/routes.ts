import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { imageUrl } from '../profile/ports.ts';
import { mayUpload } from './policy.ts';
import type { UploadDeps } from './ports.ts';
import { saveUpload } from './save-upload.ts';

export function uploadRoutes(deps: UploadDeps): BoundRoute[] {
  return [
    bind(api.uploads.uploadImage, {
      policy: mayUpload,
      async handle({ params, body, context }) {
        const file = context.files.find((candidate) => candidate.field === 'upload');
        const upload = await saveUpload(deps, params.memberId, { path: body['upload-path'], file });
        return { data: { upload: { ...upload, url: imageUrl(upload.id) } } };
      },
    }),
  ];
}
