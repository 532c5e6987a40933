import { api } from '@yardsign/contracts/api';
import { AppError } from '../../../platform/errors.ts';
import { answerFile } from '../../../platform/http/answers/answer-file.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../../platform/http/policies.ts';
import { mayUpload } from '../policy.ts';
import type { VideoDeps } from '../ports.ts';
import { presentVideo, setVideo, typeOf } from './set-video.ts';
import { findVideo } from './store.ts';

export function videoRoutes(deps: VideoDeps): BoundRoute[] {
  const seen = async (memberId: string, uploadId: string) => {
    const video = await findVideo(deps.db, memberId, uploadId);
    if (!video?.format) throw new AppError('upload_not_found');
    return { ...video, format: video.format };
  };
  return [
    bind(api.uploads.uploadVideo, {
      policy: mayUpload,
      async handle({ params, body, context }) {
        const file = context.files.find(({ field }) => field === 'upload');
        return { data: { upload: await setVideo(deps, params.memberId, params.place, { ...body, file }) } };
      },
    }),
    bind(api.uploads.describeVideo, {
      policy: signedIn,
      handle: async ({ actor, params }) => ({
        video: presentVideo(await seen(memberOf(actor).userId, params.uploadId)),
      }),
    }),
    bind(api.uploads.getVideo, {
      policy: signedIn,
      async handle({ actor, params, context }) {
        const video = await seen(memberOf(actor).userId, params.uploadId);
        const answer = await answerFile(deps.files, video.file_key, context, {
          'content-type': typeOf(video.format),
          etag: `"${video.id}"`,
          'cache-control': 'private, no-cache',
        });
        if (!answer) throw new AppError('upload_not_found');
        return answer;
      },
    }),
  ];
}
