import { expect, test } from 'vitest';
import { faultOfRecording, MOST_RECORDING_BYTES } from './recording.ts';

const SIZE = { width: 720, height: 1280 };
const TAKE = { format: 'mp4', codec: 'avc1', soundCodec: 'mp4a', seconds: 75, bytes: 40_000_000, ...SIZE };

test.each([
  ['what the recorder makes', {}, null],
  ['one without sound, of a device that has no microphone', { soundCodec: null }, null],
  ['one whose sound networks do not take, which is made anew before it is posted', { soundCodec: 'Opus' }, null],
  ['ten minutes to the last frame', { seconds: 600.4 }, null],
  ['a film of a phone', { format: 'mov' }, 'format'],
  ['pictures that not every browser plays', { codec: 'vp09' }, 'codec'],
  ['sound that not every browser plays', { soundCodec: 'ac-3' }, 'sound'],
  ['more than ten minutes', { seconds: 602 }, 'length'],
  ['a second whose first picture came late', { seconds: 0.6 }, null],
  ['nothing', { seconds: 0 }, 'length'],
  ['less than anybody says a word in', { seconds: 0.1 }, 'length'],
  ['the shortest that is kept', { seconds: 0.5 }, null],
  ['the longest that is kept', { seconds: 601 }, null],
  ['the smallest picture', { width: 16, height: 16 }, null],
  ['the largest picture', { width: 4096, height: 4096 }, null],
  ['no picture', { width: 0, height: 0 }, 'size'],
  ['a picture that no player shows', { width: 65_000 }, 'size'],
  ['no length', { seconds: Number.NaN }, 'length'],
  ['more than an upload should weigh', { bytes: MOST_RECORDING_BYTES + 1 }, 'weight'],
])('%s', (_what, differs, fault) => {
  expect(faultOfRecording({ ...TAKE, ...differs })).toBe(fault);
});
