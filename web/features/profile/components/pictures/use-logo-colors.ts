import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../../../lib/code/load-chunk.ts';

const SAMPLED_PIXELS = 64_000;
const DISTANCE = 0.33;
const MOST = 6;
/** Whiter than this is the paper of a logo, not a colour of the brand. */
const WHITISH = 0.94;

/** Colours of the logo, the most frequent first; none while it is looked at, or where there is no logo. */
export function useLogoColors(url: string | null): readonly string[] {
  const colors = useQuery({
    queryKey: ['logo-colors', url],
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<string[]> => {
      const { extractColors } = await loadChunk(() => import('extract-colors'));
      const found = await extractColors(url ?? '', { pixels: SAMPLED_PIXELS, distance: DISTANCE });
      return found
        .filter(({ lightness }) => lightness < WHITISH)
        .sort((one, other) => other.area - one.area)
        .slice(0, MOST)
        .map(({ hex }) => hex.toUpperCase());
    },
  });
  return colors.data ?? [];
}
