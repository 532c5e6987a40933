import type { NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import type { z } from 'zod';
import { instagram } from '../../integrations/facebook/instagram-plug.ts';
import { facebook } from '../../integrations/facebook/plug.ts';
import { linkedin } from '../../integrations/linkedin/plug.ts';
import { tiktok } from '../../integrations/tiktok/plug.ts';
import { x } from '../../integrations/x/plug.ts';
import { youtube } from '../../integrations/youtube/plug.ts';

/** What speaks to each network. A new one is a line here. */
export const plugs = { facebook, instagram, linkedin, x, tiktok, youtube } satisfies Record<NetworkKey, unknown>;

type Shape = (typeof plugs)[NetworkKey]['settings'];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The values of the settings of all networks. */
type SettingsOf = z.infer<z.ZodObject<All<Shape>>>;

/** The settings of all networks. */
export const networkSettings = Object.assign({}, ...Object.values(plugs).map(({ settings }) => settings)) as All<Shape>;

/** How the simulator of each network is to know this installation, by the network's name. */
export function registeredAt(config: SettingsOf): {
  [Key in NetworkKey]: ReturnType<(typeof plugs)[Key]['registered']>;
} {
  const entries = Object.entries(plugs).map(([key, plug]) => [key, plug.registered(config)]);
  return Object.fromEntries(entries) as ReturnType<typeof registeredAt>;
}
