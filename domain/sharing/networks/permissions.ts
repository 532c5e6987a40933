import type { SocialNetwork } from './social-network.ts';

type Asking = Pick<SocialNetwork, 'permissions'>;

/** Everything that is asked for on the consent screen. */
export function scopesOf({ permissions }: Asking): string[] {
  return permissions.flatMap(({ scopes }) => scopes);
}

const groupsNotGranted = ({ permissions }: Asking, granted: readonly string[]) =>
  permissions.filter(({ scopes }) => scopes.some((scope) => !granted.includes(scope)));

/** The keys of the groups of which something was not granted, in the order in which the member reads them. */
export function missingPermissions(network: Asking, granted: readonly string[]): string[] {
  return groupsNotGranted(network, granted).map(({ key }) => key);
}

/** Whether posts can be sent with what was granted. */
export function mayPostWith(network: Asking, granted: readonly string[]): boolean {
  return groupsNotGranted(network, granted).every(({ needed }) => !needed);
}
