import { createNetworkDelivery } from './deliver-to-network.ts';
import type { DeliveryDeps } from '../deps.ts';
import { createCommits } from './engine.ts';

/** The worker: takes what is due, sends it, looks for what is unconfirmed, and frees what others left behind. Every network goes by itself. */
export interface PostDelivery {
  start(): Promise<void>;
  /** Looks now instead of at the next poll. */
  wake(): void;
  /** Works until nothing is due at the present time of the clock. For tests and tools; not beside `start`. */
  drain(): Promise<void>;
  /** Takes nothing new, gives back what is not begun, and waits for the calls that are under way. */
  stop(): Promise<void>;
}

export function createPostDelivery(deps: DeliveryDeps): PostDelivery {
  const commits = createCommits(deps.db);
  const deliveries = Object.values(deps.networks).map((network) => createNetworkDelivery(deps, network, commits));
  const all = async (work: (delivery: PostDelivery) => Promise<void>) => {
    await Promise.all(deliveries.map(work));
  };
  return {
    wake: () => deliveries.forEach((delivery) => delivery.wake()),
    start: () => all((delivery) => delivery.start()),
    drain: () => all((delivery) => delivery.drain()),
    stop: () => all((delivery) => delivery.stop()),
  };
}
