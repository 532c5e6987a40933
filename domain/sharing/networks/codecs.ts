/** The four letters under which movies name H.264, and HEVC. */
export const H264 = ['avc1', 'avc3'] as const;
export const HEVC = ['hvc1', 'hev1'] as const;
/** And AAC. */
export const AAC = ['mp4a'] as const;
