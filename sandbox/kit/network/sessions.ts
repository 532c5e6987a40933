import { lastFour } from '../redact.ts';
import { bearerOf } from './oauth.ts';
import type { Network } from './network.ts';
import type { VendorCall } from './vendor-calls.ts';

/** One consent of a person: a token that ends, and what the next is asked for with. */
export interface Session {
  personId: string;
  scopes: string[];
  access: string;
  expiresAt: number;
  refresh: string;
  revoked: boolean;
}

type Keeper = Network<{ sessions: Session[] }, unknown>;

/** Gives a session its next token. @param spends whether what it was asked for with is of no use any more. */
export function prolong(network: Keeper, session: Session, lifeS: number, spends: boolean): Session {
  session.access = network.ids.opaque('access', 90);
  session.expiresAt = network.clock.now() + lifeS * 1000;
  if (spends || session.refresh === '') session.refresh = network.ids.opaque('refresh', 60);
  network.touch();
  return session;
}

/** Somebody has agreed. */
export function begin(network: Keeper, personId: string, scopes: string[], lifeS: number): Session {
  const session: Session = { personId, scopes, access: '', expiresAt: 0, refresh: '', revoked: false };
  network.state().sessions.push(session);
  return prolong(network, session, lifeS, true);
}

/** The living session of that value, of its token or of what the next is asked for with. */
export function sessionOf(network: Keeper, value: string): Session | undefined {
  return network
    .state()
    .sessions.find(
      ({ access, refresh, revoked }) => !revoked && value !== '' && (access === value || refresh === value),
    );
}

/** The session of the token that came with a call, as long as that is good. */
export function callingSession(network: Keeper, call: VendorCall): Session | undefined {
  const session = sessionOf(network, bearerOf(call) ?? '');
  return session !== undefined && session.access === bearerOf(call) && session.expiresAt > network.clock.now()
    ? session
    : undefined;
}

/** Ends every consent of that person, as they do it in the settings of the network. */
export function revokeAll(network: Keeper, input: Readonly<Record<string, unknown>>): { revoked: string } {
  const personId = String(input['personId'] ?? '');
  for (const session of network.state().sessions) if (session.personId === personId) session.revoked = true;
  network.touch();
  return { revoked: personId };
}

/** What a consent gives an app. */
export interface Granted {
  accessToken: string;
  refreshToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

/** Somebody has agreed without the screen: for demo data and tests. */
export function grantDirectly(
  network: Keeper,
  { personId, scopes }: { personId: string; scopes: readonly string[] },
  lifeS: number,
): Granted {
  const { access, refresh, expiresAt } = begin(network, personId, [...scopes], lifeS);
  return { accessToken: access, refreshToken: refresh, expiresAt };
}

/** A state as the controls show it: of tokens the last four, of codes nothing. */
export function viewOfSessions({
  sessions,
  codes: _codes,
  ...rest
}: {
  sessions: readonly Session[];
  codes: unknown;
}): object {
  const shown = sessions.map(({ access, refresh, ...session }) => ({
    ...session,
    access: lastFour(access),
    refresh: lastFour(refresh),
  }));
  return { ...rest, sessions: shown };
}

/** Consents of before live on, and no id is given twice: a token that is renewed cannot be made the same again. */
export function keepSessions<State extends { sessions: Session[]; counters: unknown }>(
  state: State,
  { sessions, counters }: State,
): void {
  Object.assign(state, { sessions, counters });
}
