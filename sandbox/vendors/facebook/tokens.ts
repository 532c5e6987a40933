import { own } from '../../kit/own.ts';
import { deadSessions, GraphError, type GraphFailure, invalidToken } from './graph/errors.ts';
import type { Network } from './network.ts';
import type { Token } from './state.ts';

const SECOND = 1000;
export const SHORT_LIFE_S = 3600;
/** 60 days, the life of a long-lived user token. */
export const LONG_LIFE_S = 5_184_000;

const TOKEN_LENGTH = 120;

function keep(network: Network, token: Token): Token {
  network.state().tokens[token.value] = token;
  network.touch();
  return token;
}

export function issueUserToken(network: Network, personId: string, longLived: boolean): Token {
  const now = network.clock.now();
  return keep(network, {
    value: `EAAB${network.ids.opaque(`user-token-${personId}`, TOKEN_LENGTH)}`,
    kind: 'user',
    personId,
    pageId: null,
    madeFrom: null,
    longLived,
    issuedAt: now,
    expiresAt: now + (longLived ? LONG_LIFE_S : SHORT_LIFE_S) * SECOND,
    deadSubcode: null,
  });
}

/** A long-lived token of which the caller chose the value, so that a seeded world finds it again after a new start. */
export function keepNamedUserToken(network: Network, personId: string, value: string): Token {
  const now = network.clock.now();
  const life = { issuedAt: now, expiresAt: now + LONG_LIFE_S * SECOND, deadSubcode: null };
  return keep(network, { value, kind: 'user', personId, pageId: null, madeFrom: null, longLived: true, ...life });
}

/** The page's token as this session sees it: the same one each time. It has no end of its own if the session is long-lived. */
export function pageTokenFor(network: Network, session: Token, pageId: string): Token {
  const tokens = network.state().tokens;
  const known = Object.values(tokens).find(
    (token) => token.madeFrom === session.value && token.pageId === pageId && token.deadSubcode === null,
  );
  if (known !== undefined) return known;
  return keep(network, {
    value: `EAAB${network.ids.opaque(`page-token-${pageId}-${session.personId}`, TOKEN_LENGTH)}`,
    kind: 'page',
    personId: session.personId,
    pageId,
    madeFrom: session.value,
    longLived: session.longLived,
    issuedAt: network.clock.now(),
    expiresAt: session.longLived ? null : session.expiresAt,
    deadSubcode: null,
  });
}

// Graph writes both times of an expired session in Pacific time, like "Saturday, 21-Nov-26 01:00:00 PST".
function pacificTime(epochMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    weekday: 'long',
    day: '2-digit',
    month: 'short',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(epochMs);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const date = `${part('weekday')}, ${part('day')}-${part('month')}-${part('year')}`;
  return `${date} ${part('hour')}:${part('minute')}:${part('second')} ${part('timeZoneName')}`;
}

function expired(expiresAt: number, now: number): GraphFailure {
  const text = `Error validating access token: Session has expired on ${pacificTime(expiresAt)}. The current time is ${pacificTime(now)}.`;
  return { ...(deadSessions[463] ?? invalidToken), message: text };
}

/** Why the token is no longer good, or undefined. */
export function tokenFailure(network: Network, token: Token): GraphFailure | undefined {
  const now = network.clock.now();
  if (token.deadSubcode === 458) {
    const text = `Error validating access token: The user has not authorized application ${network.app.id}.`;
    return { ...(deadSessions[458] ?? invalidToken), message: text };
  }
  if (token.deadSubcode !== null) return deadSessions[token.deadSubcode] ?? invalidToken;
  if (token.expiresAt !== null && token.expiresAt <= now) return expired(token.expiresAt, now);
  return undefined;
}

/** The living token of that value; throws Graph's refusal (code 190) otherwise. */
export function liveToken(network: Network, value: string): Token {
  const token = own(network.state().tokens, value);
  if (token === undefined) throw new GraphError(invalidToken);
  const failure = tokenFailure(network, token);
  if (failure !== undefined) throw new GraphError(failure);
  return token;
}

/** Ends sessions before their time: all of a person's, or only those made for one page. */
export function killTokens(network: Network, subcode: number, of: { personId: string; pageId?: string }): void {
  for (const token of Object.values(network.state().tokens)) {
    const concerned = token.personId === of.personId && (of.pageId === undefined || token.pageId === of.pageId);
    if (concerned && token.deadSubcode === null) token.deadSubcode = subcode;
  }
  network.touch();
}
