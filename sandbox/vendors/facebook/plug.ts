import type { SimulatorPlug } from '../../kit/network/network-simulator.ts';
import { createFacebook, type Facebook, type FacebookApp } from './facebook.ts';
import { type FacebookState, freshFacebookState } from './state.ts';
import { facebookSwitches, instagramSwitches } from './switches.ts';

export const facebook: SimulatorPlug<FacebookState, FacebookApp, Facebook> = {
  name: 'Facebook',
  open: [
    '/*',
    '/dialog/oauth',
    '/:version/dialog/oauth',
    '/posts/:id',
    '/photos/:id',
    '/pictures/:id',
    '/p/:id',
    '/media/:digest',
  ],
  switches: [...facebookSwitches, ...instagramSwitches],
  app: { appId: '1000000000000001', appSecret: 'sandbox-app-secret' },
  fresh: ({ seed }) => freshFacebookState(seed),
  create: createFacebook,
};
