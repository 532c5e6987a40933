import type { Network, Networks } from './deps.ts';

/** @throws Error for a key that no network of this installation has. */
export function networkOf({ networks }: { networks: Networks }, key: string): Network {
  const network = networks[key];
  if (!network) throw new Error(`There is no network ${key}`);
  return network;
}
