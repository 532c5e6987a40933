/** Mail programs in a browser, feeds and the frame of a preview show these pictures on pages that are not ours. */
export const SHOWN_ELSEWHERE = {
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
