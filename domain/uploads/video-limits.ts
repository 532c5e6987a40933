/** Largest intro or outro, in bytes. */
export const MOST_VIDEO_BYTES = 200_000_000;
/** Longest intro or outro. A camera's last frame may end a little later. */
const MOST_VIDEO_SECONDS = 30;
const GRACE_SECONDS = 0.5;

export const VIDEO_PLACES = ['intro', 'outro'] as const;
export type VideoPlace = (typeof VIDEO_PLACES)[number];

export type VideoFault = 'wrong_type' | 'too_big' | 'too_long';

/** What is wrong with a video by what its file says of itself, or null. @param video.seconds left out while it is not known */
export function faultOfVideo(video: { type: string; bytes: number; seconds?: number }): VideoFault | null {
  if (video.type !== 'video/mp4' && video.type !== 'video/quicktime') return 'wrong_type';
  if (video.bytes > MOST_VIDEO_BYTES) return 'too_big';
  return video.seconds !== undefined && !(video.seconds <= MOST_VIDEO_SECONDS + GRACE_SECONDS) ? 'too_long' : null;
}
