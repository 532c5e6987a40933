import type { Network, TextKey } from './model.ts';

type OwnKey = Extract<TextKey, `${Network}_${string}`>;

/**
 * The text that is a network's own: what it is for, why to connect it, what its permissions are for. That each network has all of them
 * is held by `web/locales/networks.test.ts`.
 */
export function ownText(
  network: Network,
  name: 'about' | 'why' | 'permissionsMissing' | 'refused' | `missing_${string}`,
): OwnKey {
  return `${network}_${name}` as OwnKey;
}
