import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import { studioPictureKey } from '../../../platform/files/file-keys.ts';
import { answerFile } from '../../../platform/http/answers/answer-file.ts';
import { SHOWN_ELSEWHERE } from '../../../platform/http/answers/shown-elsewhere.ts';
import { bind, type BoundRoute, type CallContext, type RawAnswer } from '../../../platform/http/bind.ts';
import { anyone, crew, inPerson, memberOf } from '../../../platform/http/policies.ts';
import { createPictureCache } from '../../../platform/painting/picture-cache.ts';
import type { PictureDeps } from '../ports.ts';
import { addPicture, changePicture, listPictures, removePicture, replacePicture } from './change-pictures.ts';
import { cropPicture } from './crop-picture.ts';
import { answerPart } from './cut-picture.ts';
import { fileOf, type PictureFile } from './picture-store.ts';

/** The content team, and admins, as themselves. */
const policy = inPerson(crew);

const fileIn = ({ files }: CallContext) => files.find(({ field }) => field === 'file');

/** A file as it is kept. @throws AppError `not_found` */
async function answerWhole(
  { files }: PictureDeps,
  file: PictureFile,
  context: CallContext,
  headers: RawAnswer['headers'],
) {
  const answer = await answerFile(files, studioPictureKey(file.sha256), context, {
    'content-type': `image/${file.format}`,
    etag: `"${file.sha256}"`,
    ...headers,
  });
  if (!answer) throw new AppError('not_found');
  return answer;
}

/** Bytes of cut pictures that are kept ready. */
const CACHE_BYTES = 16 * 1024 * 1024;

export function studioPictureRoutes(deps: PictureDeps): BoundRoute[] {
  const made = createPictureCache(CACHE_BYTES);
  const { studio } = api;
  const who = (actor: Actor, { requestId }: CallContext) => ({
    memberId: memberOf(actor).userId,
    requestId,
  });
  return [
    bind(studio.listStudioPictures, { policy, handle: ({ query }) => listPictures(deps, query) }),
    bind(studio.addStudioPicture, {
      policy,
      handle: async ({ actor, body, context }) => ({
        picture: await addPicture(deps, who(actor, context), fileIn(context), body),
      }),
    }),
    bind(studio.changeStudioPicture, {
      policy,
      handle: async ({ actor, params, body, context }) => ({
        picture: await changePicture(deps, who(actor, context), params.id, body),
      }),
    }),
    bind(studio.cropStudioPicture, {
      policy,
      handle: async ({ actor, params, body, context }) => ({
        picture: await cropPicture(deps, who(actor, context), params.id, body),
      }),
    }),
    bind(studio.replaceStudioPicture, {
      policy,
      handle: async ({ actor, params, context }) => ({
        picture: await replacePicture(deps, who(actor, context), params.id, fileIn(context)),
      }),
    }),
    bind(studio.removeStudioPicture, {
      policy,
      handle: ({ actor, params, context }) => removePicture(deps, who(actor, context), params.id),
    }),
    bind(studio.getStudioPicture, {
      policy: anyone,
      async handle({ params, query, context }) {
        const file = await fileOf(deps.db, params.id);
        if (!file) throw new AppError('not_found');
        if (query.cut !== undefined || file.crop !== null)
          return answerPart(deps.files, { file, cut: query.cut, made }, context);
        return answerWhole(deps, file, context, SHOWN_ELSEWHERE);
      },
    }),
    // What was cut away is no reader's to see.
    bind(studio.getStudioPictureFile, {
      policy,
      async handle({ params, context }) {
        const file = await fileOf(deps.db, params.id);
        if (!file) throw new AppError('not_found');
        return answerWhole(deps, file, context, { 'cache-control': 'private, no-cache' });
      },
    }),
  ];
}
