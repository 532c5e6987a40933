import type { Capabilities, SocialNetwork } from './social-network.ts';

type Asking = Pick<SocialNetwork, 'permissions'>;
type Commenting = { capabilities: Pick<Capabilities, 'firstComment'> };

/** Everything that is asked for on the consent screen. */
export function scopesOf({ permissions, capabilities }: Asking & Commenting): string[] {
  return [...permissions.flatMap(({ scopes }) => scopes), ...(capabilities.firstComment?.scopes ?? [])];
}

/** Whether a first comment can follow posts with what was granted. */
export function mayCommentWith({ capabilities }: Commenting, granted: readonly string[]): boolean {
  return capabilities.firstComment?.scopes.every((scope) => granted.includes(scope)) ?? false;
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
