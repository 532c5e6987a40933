import { hmacSha256, sameSecret } from '../../kit/digest.ts';
import {
  GraphError,
  invalidToken,
  missingToken,
  needsPagePosting,
  needsPageReading,
  needsPageToken,
} from './errors.ts';
import type { GraphCall, Network } from './network.ts';
import { text } from './params.ts';
import type { Grant, Page, Token } from './state.ts';
import { liveToken } from './tokens.ts';
import type { Payer } from './usage.ts';

/** Who is calling: the app itself, a person through the app, or a page through a person. */
export type Caller = { kind: 'app' } | { kind: 'user'; token: Token } | { kind: 'page'; token: Token; page: Page };

const NO_GRANT: Grant = { granted: [], declined: [], pageIds: [] };

export function grantOf(network: Network, personId: string): Grant {
  return network.state().grants[personId] ?? NO_GRANT;
}

export function findPage(network: Network, id: string): Page | undefined {
  return network.state().pages.find((page) => page.id === id);
}

function tokenValue(call: GraphCall): string {
  const bearer = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(call.authorization ?? '')?.[1];
  const value = text(call.params, 'access_token') ?? bearer;
  if (value === undefined || value === '') throw new GraphError(missingToken);
  return value;
}

function checkProof(network: Network, call: GraphCall, token: string): void {
  const proof = text(call.params, 'appsecret_proof');
  const refuse = (message: string) => new GraphError({ status: 400, message, type: 'GraphMethodException', code: 100 });
  if (proof === undefined) throw refuse('API calls from the server require an appsecret_proof argument');
  if (!sameSecret(proof, hmacSha256(network.app.secret, token))) {
    throw refuse('Invalid appsecret_proof provided in the API argument');
  }
}

/** Reads and checks the token and its proof; throws Graph's own refusals. */
export function identify(network: Network, call: GraphCall): Caller {
  const value = tokenValue(call);
  // The app's own token contains the secret, so it needs no proof of knowing it.
  if (value.includes('|')) {
    if (!sameSecret(value, `${network.app.id}|${network.app.secret}`)) throw new GraphError(invalidToken);
    return { kind: 'app' };
  }
  const token = liveToken(network, value);
  checkProof(network, call, value);
  if (token.pageId === null) return { kind: 'user', token };
  const page = findPage(network, token.pageId);
  if (page === undefined) throw new GraphError(invalidToken);
  return { kind: 'page', token, page };
}

export function payer(caller: Caller): Payer {
  return caller.kind === 'page' ? { kind: 'page', pageId: caller.page.id } : { kind: 'app' };
}

/** Whether this person lets the app see the page at all: a page not ticked in the dialog is as good as absent. */
export function maySeePage(network: Network, personId: string, page: Page): boolean {
  const grant = grantOf(network, personId);
  return (
    page.roles[personId] !== undefined && grant.granted.includes('pages_show_list') && grant.pageIds.includes(page.id)
  );
}

function pageOfToken(caller: Caller, pageId: string): { page: Page; personId: string } | undefined {
  if (caller.kind !== 'page' || caller.page.id !== pageId) return undefined;
  return { page: caller.page, personId: caller.token.personId };
}

/** The page, if the caller may post on it; else Graph's refusal. */
export function demandPosting(network: Network, caller: Caller, pageId: string): Page {
  if (caller.kind !== 'page') throw new GraphError(needsPageToken);
  const held = pageOfToken(caller, pageId);
  if (held === undefined) throw new GraphError(needsPagePosting);
  const { granted, pageIds } = grantOf(network, held.personId);
  const allowed = granted.includes('pages_manage_posts') && granted.includes('pages_read_engagement');
  const able = held.page.roles[held.personId]?.includes('CREATE_CONTENT') === true;
  if (!allowed || !able || !pageIds.includes(pageId)) throw new GraphError(needsPagePosting);
  return held.page;
}

/** The page, if the caller may read what is on it; else Graph's refusal. */
export function demandReading(network: Network, caller: Caller, pageId: string): Page {
  if (caller.kind === 'user') throw new GraphError(needsPageToken);
  const held = pageOfToken(caller, pageId);
  if (held === undefined) throw new GraphError(needsPageReading);
  const { granted, pageIds } = grantOf(network, held.personId);
  if (!granted.includes('pages_read_engagement') || !pageIds.includes(pageId)) throw new GraphError(needsPageReading);
  return held.page;
}
