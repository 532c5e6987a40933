import type { StatementsOf } from './statements-of.ts';

export const realtalkStatements: StatementsOf<'realtalk'> = {
  beginRecordingVideo: 16,
  deleteRecording: 5,
  getRecording: 3,
  keepRecording: 5,
  listRecordings: 4,
  renameRecording: 5,
};
