import { active, type RightsOf } from './right.ts';

const owns = { kind: 'recording', parameter: 'id' } as const;

export const realtalkRights: RightsOf<'realtalk'> = {
  listRecordings: active,
  getRecording: { ...active, owns },
  keepRecording: {
    ...active,
    needsFeature: true,
    body: { title: 'My first video', language: 'en', scriptId: null, s3Key: 'uploads/none', poster: 'a'.repeat(64) },
  },
  renameRecording: { ...active, owns, body: { title: 'Another title' } },
  captionRecording: { ...active, owns, body: { captions: [] } },
  cutRecording: { ...active, owns, body: { cut: { from: 0, until: 60_000 } } },
  deleteRecording: active,
  beginRecordingVideo: { ...active, owns, needsFeature: true },
};
