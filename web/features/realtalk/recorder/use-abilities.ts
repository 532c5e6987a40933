import { useQuery } from '@tanstack/react-query';
import type { Abilities } from '../../../lib/recording/abilities.ts';
import type { RecorderPorts } from './ports.ts';

/** What this browser can do of what a recording needs. */
export function useAbilities(ports: Pick<RecorderPorts, 'abilities'>) {
  return useQuery<Abilities>({
    queryKey: ['recorder', 'abilities'],
    queryFn: () => ports.abilities(),
    staleTime: Number.POSITIVE_INFINITY,
    // It is asked of the browser, and not of the network.
    networkMode: 'always',
  });
}
