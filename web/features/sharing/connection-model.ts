import { type PostedAs, takesKind } from '@yardsign/domain/sharing/networks/misfit';
import { NETWORK_KEYS, networks } from '@yardsign/domain/sharing/networks/networks';
import type { Answer } from '../../lib/api/call-types.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

export type Connection = Answer<'sharing', 'listConnections'>['connections'][number];
type ConnectionState = Connection['state'];

/** What the badge of a connection says. */
export const CONNECTION_LOOKS = {
  not_connected: { tone: 'neutral', label: 'notConnected' },
  connected: { tone: 'good', label: 'connected' },
  expires_soon: { tone: 'attention', label: 'expiresSoon' },
  expired: { tone: 'failure', label: 'expired' },
  permissions_missing: { tone: 'attention', label: 'permissionsMissing' },
} as const satisfies Record<ConnectionState, { tone: Tone; label: string }>;

/** What one may do with a connection, the first being the main thing to do. What was not granted is granted by connecting again. */
export function connectionActions({
  state,
  missing,
}: Pick<Connection, 'state' | 'missing'>): readonly ('connect' | 'reconnect' | 'check' | 'disconnect')[] {
  switch (state) {
    case 'not_connected':
      return ['connect'];
    case 'connected':
      return missing.length > 0 ? ['reconnect', 'check', 'disconnect'] : ['check', 'disconnect'];
    case 'expires_soon':
    case 'permissions_missing':
      return ['reconnect', 'check', 'disconnect'];
    case 'expired':
      return ['reconnect', 'disconnect'];
  }
}

/** Whether posts can be sent through it now. */
export function canPost(connection: Connection | undefined): boolean {
  return connection?.state === 'connected' || connection?.state === 'expires_soon';
}

/** The connection to make or to mend before anything can be posted: null when one of them can post, or none is known. */
export function firstToConnect(connections: readonly Connection[] | undefined): Connection | null {
  if (connections === undefined || connections.some(canPost)) return null;
  return connections.find(({ state }) => state !== 'not_connected') ?? connections[0] ?? null;
}

/** In the place of the first connection to make: those besides that take what the piece is posted as. None where the first is only to be mended. */
export function othersToConnect(
  connections: readonly Connection[],
  first: Connection | null,
  postedAs: PostedAs,
): readonly Connection[] {
  if (first?.state !== 'not_connected') return [];
  return connections.filter(({ slug }) => slug !== first.slug && takesKind(networks[slug].capabilities, postedAs));
}

/** Those of the connections to these networks that end by themselves before a moment. */
export function endingBefore(
  connections: readonly Connection[],
  networks: readonly Connection['slug'][],
  moment: Date,
): Connection[] {
  return connections.filter(
    ({ slug, expires }) => networks.includes(slug) && expires !== null && new Date(expires) <= moment,
  );
}

/** What is shown after the way back from a consent screen: a text of connections, one of the network's own, or one of the errors. */
const OUTCOMES = {
  connected: { kind: 'done', area: 'connections', key: 'connectDone' },
  permissions_missing: { kind: 'attention', area: 'network', key: 'permissionsMissing' },
  consent_refused: { kind: 'attention', area: 'network', key: 'refused' },
  consent_expired: { kind: 'attention', area: 'connections', key: 'connectExpired' },
  long_lived_token_failed: { kind: 'failure', area: 'network', key: 'tokenFailed' },
  network_unavailable: { kind: 'failure', area: 'errors', key: 'network_unavailable' },
} as const;

const UNKNOWN = { kind: 'failure', area: 'none', key: 'connectUnknown' } as const;

/** The meaning of `?connect=<network>.<outcome>` in the address; null without one. */
export function readConnectOutcome(value: unknown) {
  if (typeof value !== 'string' || value === '') return null;
  const [key = '', code = ''] = value.split('.');
  const network = NETWORK_KEYS.find((known) => known === key);
  if (network === undefined || !Object.hasOwn(OUTCOMES, code)) return UNKNOWN;
  return { network, ...OUTCOMES[code as keyof typeof OUTCOMES] };
}

/** Refusals of a share that say the connection is not what this page thought it was. */
export function isConnectionRefusal(error: unknown): boolean {
  return hasCode(error, 'not_connected') || hasCode(error, 'permissions_missing') || hasCode(error, 'not_found');
}
