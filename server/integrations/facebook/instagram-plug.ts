import type { NetworkPlug } from '../../features/sharing/ports.ts';
import { facebook } from './plug.ts';
import { facebookSettings } from './settings.ts';
import { createInstagram } from './instagram-adapter.ts';

/** Instagram is reached with the app that is registered with Facebook: it has no settings of its own. */
export const instagram = {
  settings: facebook.settings,
  credentials: facebook.credentials,
  create: (given, place) => createInstagram(facebookSettings(given, place)),
  // Its simulator is Facebook's.
  registered: () => ({}),
} satisfies NetworkPlug<typeof facebook.settings>;
