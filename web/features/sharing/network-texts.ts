import type { MessagesOf } from '../../locales/areas.ts';
import type { Network } from './model.ts';

type TextKey = keyof MessagesOf<'connections'>;

type OwnName =
  | 'about'
  | 'why'
  | 'permissionsMissing'
  | 'refused'
  | 'tokenFailed'
  | 'expired'
  | 'failed'
  | 'uploadFailed'
  | `missing_${string}`;

/**
 * The text that is a network's own: what it is for, why to connect it, what its permissions are for, how it says no. That each network
 * has all of them is held by `web/locales/networks.test.ts`.
 */
export function ownText<Name extends OwnName>(network: Network, name: Name): Extract<TextKey, `${Network}_${Name}`> {
  return `${network}_${name}` as Extract<TextKey, `${Network}_${Name}`>;
}
