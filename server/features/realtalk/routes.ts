import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { beginVideo } from './begin-video.ts';
import { captionRecording, cutRecording } from './edit-recording.ts';
import { keepRecording } from './keep-recording.ts';
import type { RealtalkDeps } from './ports.ts';
import { listRecordings, readRecording, renameRecording } from './read-recordings.ts';
import { removeRecording } from './store.ts';

export function realtalkRoutes(deps: RealtalkDeps): BoundRoute[] {
  const { realtalk } = api;
  return [
    bind(realtalk.listRecordings, {
      policy: active,
      handle: ({ actor, query }) => listRecordings(deps, memberOf(actor), query),
    }),
    bind(realtalk.getRecording, {
      policy: active,
      handle: async ({ actor, params }) => ({ recording: await readRecording(deps, memberOf(actor), params.id) }),
    }),
    bind(realtalk.keepRecording, {
      policy: active,
      handle: async ({ actor, body }) => ({ recording: await keepRecording(deps, memberOf(actor), body) }),
    }),
    bind(realtalk.renameRecording, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        recording: await renameRecording(deps, memberOf(actor), params.id, body.title),
      }),
    }),
    bind(realtalk.captionRecording, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        recording: await captionRecording(deps, memberOf(actor), params.id, body.captions),
      }),
    }),
    bind(realtalk.cutRecording, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        recording: await cutRecording(deps, memberOf(actor), params.id, body.cut),
      }),
    }),
    bind(realtalk.beginRecordingVideo, {
      policy: active,
      handle: async ({ actor, params }) => ({ video: await beginVideo(deps, memberOf(actor), params.id) }),
    }),
    bind(realtalk.deleteRecording, {
      policy: active,
      handle: ({ actor, params }) => removeRecording(deps.db, { memberId: memberOf(actor).userId, id: params.id }),
    }),
  ];
}
