import type { NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { facebook } from '../integrations/facebook/plug.ts';

/** What speaks to each network. A new one is a line here. */
export const plugs = { facebook } satisfies Record<NetworkKey, unknown>;

type Shape = (typeof plugs)[NetworkKey]['settings'];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The settings of all networks. */
export const networkSettings = Object.assign({}, ...Object.values(plugs).map(({ settings }) => settings)) as All<Shape>;
