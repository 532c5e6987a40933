import type { SimulatorPlug } from '../../kit/network/network-simulator.ts';
import type { TikTokApp } from './network.ts';
import { freshTikTokState, type TikTokState } from './state.ts';
import { tiktokSwitches } from './switches.ts';
import { createTikTok, type TikTok } from './tiktok.ts';

export const tiktok: SimulatorPlug<TikTokState, TikTokApp, TikTok> = {
  name: 'TikTok',
  open: ['/*', '/v2/auth/authorize', '/video/:id', '/media/:digest'],
  switches: tiktokSwitches,
  app: { clientKey: 'sandbox-tiktok', clientSecret: 'sandbox-tiktok-secret' },
  fresh: freshTikTokState,
  create: createTikTok,
};
