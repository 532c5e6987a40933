import { expect, test } from 'vitest';
import { faultOfVideo } from './video-limits.ts';

test.each([
  [{ type: 'video/mp4', bytes: 200_000_000, seconds: 30 }, null],
  [{ type: 'video/quicktime', bytes: 1, seconds: 30.4 }, null],
  [{ type: 'video/mp4', bytes: 1 }, null],
  [{ type: 'video/webm', bytes: 1, seconds: 1 }, 'wrong_type'],
  [{ type: '', bytes: 1, seconds: 1 }, 'wrong_type'],
  [{ type: 'video/mp4', bytes: 200_000_001, seconds: 1 }, 'too_big'],
  [{ type: 'video/mp4', bytes: 1, seconds: 30.6 }, 'too_long'],
  [{ type: 'video/mp4', bytes: 1, seconds: Infinity }, 'too_long'],
  [{ type: 'video/mp4', bytes: 1, seconds: Number.NaN }, 'too_long'],
])('%j has the fault %s', (video, fault) => {
  expect(faultOfVideo(video)).toBe(fault);
});
