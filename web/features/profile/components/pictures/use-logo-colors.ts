import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../../../lib/code/load-chunk.ts';
import { LOGO_SAMPLE, logoColors } from '../../logo-colors.ts';

/** Colours of the logo, the most frequent first; none while it is looked at, or where there is no logo. */
export function useLogoColors(url: string | null): readonly string[] {
  const colors = useQuery({
    queryKey: ['logo-colors', url],
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<string[]> => {
      const { extractColors } = await loadChunk(() => import('extract-colors'));
      return logoColors(await extractColors(url ?? '', LOGO_SAMPLE));
    },
  });
  return colors.data ?? [];
}
