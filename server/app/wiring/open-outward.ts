import { APP_VERSION } from '@yardsign/contracts/common';
import type { PlayedSites } from '../../platform/outward/find-place.ts';
import { createOutward, type Outward } from '../../platform/outward/outward.ts';
import type { Core } from '../core.ts';
import type { Config } from '../settings/config.ts';

/** Websites of the demo's members that the sandbox plays. `.example` leads nowhere else. */
const PLAYED_HOSTS = ['mayaalvarez.example', 'luisherrera.example', 'norablake.example'];

/** What the sandbox plays of the web. Only the demo has it, and production has no demo. */
export function playedSites(
  config: Pick<Config, 'demo' | 'sandbox' | 'NODE_ENV' | 'YARDSIGN_SANDBOX_URL'>,
  internalUrl: string,
): PlayedSites | null {
  if (!config.demo || !config.sandbox || config.NODE_ENV === 'production') return null;
  const base = config.YARDSIGN_SANDBOX_URL ?? internalUrl;
  return { hosts: new Set(PLAYED_HOSTS), at: new URL('/sandbox/websites', base) };
}

/** The way to the websites of members. @param internalUrl where this process reaches its own sandbox. */
export function openOutward({ config, outside, publicUrl }: Core, internalUrl: string): Outward {
  return createOutward(outside, {
    userAgent: `Yardsign/${APP_VERSION} (+${publicUrl})`,
    played: playedSites(config, internalUrl),
  });
}
