import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../../../lib/code/load-chunk.ts';
import { LOGO_LOOKS, logoColors } from '../../logo-colors.ts';

/** Colours of the logo, the most frequent first; none while it is looked at, or where there is no logo. */
export function useLogoColors(url: string | null): readonly string[] {
  const colors = useQuery({
    queryKey: ['logo-colors', url],
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<string[]> => {
      const { extractColors } = await loadChunk(() => import('extract-colors'));
      const found = await Promise.all(LOGO_LOOKS.map((look) => extractColors(url ?? '', look)));
      return logoColors(found.flat());
    },
  });
  return colors.data ?? [];
}
