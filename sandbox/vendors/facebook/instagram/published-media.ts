import type { Network } from '../network.ts';
import type { Media } from './state.ts';

const DAY_MS = 86_400_000;

/** What is on the account, newest first. */
export function mediaOf(network: Network, accountId: string): Media[] {
  const all = Object.values(network.state().instagram.media).filter((media) => media.accountId === accountId);
  return all.toReversed().toSorted((a, b) => b.at - a.at);
}

export function mediaPermalink(network: Network, media: Media): string {
  return `${network.baseUrl}/p/${media.id}`;
}

/** How many posts of the last 24 hours count against the account. */
export function quotaUsage(network: Network, accountId: string): number {
  const from = network.clock.now() - DAY_MS;
  return mediaOf(network, accountId).filter(({ at }) => at > from).length;
}
