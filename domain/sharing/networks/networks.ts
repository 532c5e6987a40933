import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import { tiktok } from './tiktok.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';
import type { SocialNetwork } from './social-network.ts';
import type { TargetKind } from './target.ts';

/** Every network that can be posted to. A new one is a line here. */
export const networks = { facebook, instagram, linkedin, x, tiktok, youtube } as const satisfies Readonly<
  Record<string, SocialNetwork>
>;

export type NetworkKey = keyof typeof networks;

/** A network as people call it; a key that is no longer in the list as it is. */
export function networkName(key: string): string {
  return networks[key as NetworkKey]?.name ?? key;
}

/** What a network calls its usual target. */
export function usualTarget(key: string): TargetKind {
  return networks[key as NetworkKey]?.targetKinds[0] ?? 'account';
}

/** Where a network wants an account confirmed before it takes a cover of its own; null where it does not ask. */
export function coversConfirmedAt(key: string): string | null {
  return networks[key as NetworkKey]?.capabilities.video.coversConfirmedAt ?? null;
}

/** The key of a network by what addresses call it: its key, or the name that the documents give it. */
export const KEY_OF_WIRE: ReadonlyMap<string, NetworkKey> = new Map(
  (Object.entries(networks) as [NetworkKey, SocialNetwork][]).flatMap(([key, { wireName }]) => [
    [key, key] as const,
    ...(wireName === undefined ? [] : [[wireName, key] as const]),
  ]),
);

export const NETWORK_KEYS = Object.keys(networks) as [NetworkKey, ...NetworkKey[]];
