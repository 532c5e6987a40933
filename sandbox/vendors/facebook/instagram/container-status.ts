import type { Network } from '../network.ts';
import type { Container } from './state.ts';

const LIFE_MS = 86_400_000;

export type Status = 'IN_PROGRESS' | 'FINISHED' | 'EXPIRED' | 'PUBLISHED';

export function containerStatus(network: Network, container: Container): Status {
  const now = network.clock.now();
  if (container.mediaId !== null) return 'PUBLISHED';
  if (now >= container.createdAt + LIFE_MS) return 'EXPIRED';
  return now < container.readyAt ? 'IN_PROGRESS' : 'FINISHED';
}
