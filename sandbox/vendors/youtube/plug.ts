import type { SimulatorPlug } from '../../kit/network/network-simulator.ts';
import type { YouTubeApp } from './network.ts';
import { freshYouTubeState, type YouTubeState } from './state.ts';
import { youtubeSwitches } from './switches.ts';
import { createYouTube, type YouTube } from './youtube.ts';

export const youtube: SimulatorPlug<YouTubeState, YouTubeApp, YouTube> = {
  name: 'YouTube',
  open: ['/*', '/o/oauth2/v2/auth', '/watch', '/watch/:id', '/media/:digest'],
  switches: youtubeSwitches,
  app: { clientId: 'sandbox-youtube', clientSecret: 'sandbox-youtube-secret' },
  fresh: freshYouTubeState,
  create: createYouTube,
};
