import type { StatementsOf } from './statements-of.ts';

export const realtalkStatements: StatementsOf<'realtalk'> = {
  beginRecordingVideo: 16,
  captionRecording: 8,
  cutRecording: 8,
  deleteRecording: 5,
  getRecording: 4,
  keepRecording: 6,
  listRecordings: 5,
  renameRecording: 6,
};
