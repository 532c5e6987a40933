import { plugs } from '../wiring/network-plugs.ts';
import { settingsSchema, type Settings } from './settings.ts';

export type Name = keyof Settings;

/** What must be of one's own as a whole, or not at all, once real services are spoken to. */
export const GROUPS: readonly (readonly Name[])[] = [
  // Networks that one app serves name the same.
  ...new Set(Object.values(plugs).map(({ credentials }): readonly Name[] => credentials)),
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['APPLE_BUNDLE_ID', 'APPLE_PRODUCTS'],
];

/** Those of some settings that still have the value of the sandbox, which no real service knows. */
export function standInsAmong(settings: Settings, names: readonly Name[]): Name[] {
  return names.filter((name) => {
    const own = settingsSchema.shape[name].parse(undefined);
    return JSON.stringify(settings[name]) === JSON.stringify(own);
  });
}
