import type { Capabilities, SocialNetwork } from './social-network.ts';

type Asking = Pick<SocialNetwork, 'permissions'>;
type Commenting = { capabilities: Pick<Capabilities, 'firstComment'> };
type Telling = { capabilities: Pick<Capabilities, 'figures'> };

/** Everything that is asked for on the consent screen. */
export function scopesOf({ permissions, capabilities }: Asking & Commenting & Telling): string[] {
  const { firstComment, figures } = capabilities;
  const asked = [...permissions, ...[firstComment, figures].flatMap((rules) => rules ?? [])];
  return [...new Set(asked.flatMap(({ scopes }) => scopes))];
}

/** Whether a first comment can follow posts with what was granted. */
export function mayCommentWith({ capabilities }: Commenting, granted: readonly string[]): boolean {
  return capabilities.firstComment?.scopes.every((scope) => granted.includes(scope)) ?? false;
}

/** Whether somebody can be found there by their name with what was granted, so that an @name becomes a link. */
export function mayFindWith(
  { capabilities: { mentions } }: { capabilities: Pick<Capabilities, 'mentions'> },
  granted: readonly string[],
): boolean {
  return mentions.words === 'chosen' && mentions.scopes.every((scope) => granted.includes(scope));
}

/** Whether the network tells us what people did with a post, with what was granted: not of this kind of target, or only once more is granted. */
export function tellsFigures(
  { capabilities: { figures } }: Telling,
  kind: string,
  granted: readonly string[] | null,
): 'yes' | 'no' | 'not_granted' {
  if (figures === null || !figures.of.some((told) => told === kind)) return 'no';
  // A connection that has ended keeps what was read.
  return granted === null || figures.scopes.every((scope) => granted.includes(scope)) ? 'yes' : 'not_granted';
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
