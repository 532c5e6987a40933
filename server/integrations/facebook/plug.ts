import type { NetworkPlug } from '../../features/sharing/ports.ts';
import { createFacebook } from './adapter.ts';
import { facebookSettings, settings } from './settings.ts';

export const facebook = {
  settings,
  credentials: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  create: (given, place) => createFacebook(facebookSettings(given, place)),
  registered: (given) => ({ appId: given.FACEBOOK_APP_ID, appSecret: given.FACEBOOK_APP_SECRET }),
} satisfies NetworkPlug<typeof settings>;
