import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import { NETWORK_KEYS, networks, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import type { Timings } from '@yardsign/domain/sharing/timings';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { Network, Networks } from '../../features/sharing/deps.ts';
import type { Config } from '../settings/config.ts';
import { standInsAmong } from '../settings/stand-ins.ts';
import { plugs } from './network-plugs.ts';

function timingsOf(config: Config, { wait }: SocialNetwork): Timings {
  const { POSTING_REQUEST_TIMEOUT_MS, POSTING_SEND_GUARD_MS, POSTING_LATE_EFFECT_MS, POSTING_LIST_LAG_MS } = config;
  return {
    requestTimeoutMs: POSTING_REQUEST_TIMEOUT_MS,
    sendGuardMs: POSTING_SEND_GUARD_MS,
    lateEffectMs: POSTING_LATE_EFFECT_MS ?? wait.lateEffectMs,
    listLagMs: POSTING_LIST_LAG_MS ?? wait.listLagMs,
    // Preparing takes one upload, sending one call, each at most T; the rest is room for the database.
    leaseMs: 3 * POSTING_REQUEST_TIMEOUT_MS + POSTING_SEND_GUARD_MS,
    windowMs: DAY_MS,
    retryBaseMs: POSTING_REQUEST_TIMEOUT_MS,
    retryCapMs: HOUR_MS,
  };
}

/** How long a network of this name takes; undefined for one that this version does not know. */
export function timingsOfNetwork(config: Config, name: string): Timings | undefined {
  const about: SocialNetwork | undefined = networks[name as NetworkKey];
  return about && timingsOf(config, about);
}

/**
 * The networks of this installation, each with what speaks to it.
 *
 * @param reach.internalUrl where this process reaches its own sandbox: not through any proxy in front.
 */
export function connectNetworks(
  config: Config,
  reach: { publicUrl: string; internalUrl: string; now: () => number },
): Networks {
  const at = (base: string) => `${config.YARDSIGN_SANDBOX_URL ?? base}/sandbox`;
  const sandbox = config.sandbox ? { internal: at(reach.internalUrl), public: at(reach.publicUrl) } : null;
  const place = { sandbox, timeoutMs: config.POSTING_REQUEST_TIMEOUT_MS, now: reach.now };
  const connect = (key: NetworkKey): Network => {
    const about = networks[key];
    const plug = plugs[key];
    // Without the keys of a real network nobody can connect it.
    const isOffered =
      sandbox !== null || config.NODE_ENV !== 'production' || standInsAmong(config, plug.credentials).length === 0;
    return { key, about, adapter: plug.create(config, place), timings: timingsOf(config, about), isOffered };
  };
  return Object.fromEntries(NETWORK_KEYS.map((key) => [key, connect(key)]));
}
