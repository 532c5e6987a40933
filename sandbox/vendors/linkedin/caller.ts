import { bearerOf } from '../../kit/network/oauth.ts';
import type { VendorCall } from '../../kit/network/vendor-calls.ts';
import { own } from '../../kit/own.ts';
import { type Network, refuse } from './network.ts';
import type { Token } from './state.ts';

const DAY_MS = 86_400_000;

/** Counts the calls of a person; the day begins anew at midnight UTC. */
function count(network: Network, personId: string): void {
  const day = Math.floor(network.clock.now() / DAY_MS);
  const state = network.state();
  if (state.calls.day !== day) state.calls = { day, byPerson: {} };
  const calls = (state.calls.byPerson[personId] ?? 0) + 1;
  state.calls.byPerson[personId] = calls;
  network.touch();
  if (calls > state.settings.callsPerDay) refuse('daily_limit_429');
}

/** The living token that came with a call, once it is counted. */
export function callerOf(network: Network, call: VendorCall): Token {
  const value = bearerOf(call);
  if (value === undefined) return refuse('token_empty_401');
  const token = own(network.state().tokens, value);
  if (token === undefined) return refuse('token_invalid_65600');
  if (token.revoked) return refuse('token_revoked_65601');
  if (token.expiresAt <= network.clock.now()) return refuse('token_expired_65602');
  count(network, token.personId);
  return token;
}

export function demandScope(token: Token, scope: string): void {
  if (!token.scopes.includes(scope)) refuse('permission_403');
}

const ofOrganization = /^urn:li:organization:(\d+)$/;

/** Whether the caller may act as this author: themselves, or an organization that they administer. */
export function demandAuthor(network: Network, token: Token, author: string, right: 'write' | 'read'): void {
  const id = ofOrganization.exec(author)?.[1];
  if (id === undefined) {
    if (author !== `urn:li:person:${token.personId}`) refuse('permission_403');
    // What a person has posted is closed to apps.
    demandScope(token, right === 'write' ? 'w_member_social' : 'r_member_social');
    return;
  }
  demandScope(token, right === 'write' ? 'w_organization_social' : 'r_organization_social');
  const organization = network.state().organizations.find((known) => known.id === id);
  if (organization?.administrators.includes(token.personId) !== true) refuse('permission_403');
}
