import { hmacSha256, sameSecret } from '../../kit/digest.ts';
import { GraphError, invalidToken, missingPersonToken, missingToken } from './graph/errors.ts';
import { text } from './graph/params.ts';
import type { GraphCall, Network } from './network.ts';
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
  if (value !== undefined && value !== '') return value;
  throw new GraphError(call.segments[0] === 'me' ? missingPersonToken : missingToken);
}

/** A proof that was sent must be right. Whether one must be sent is a switch of the app, off until somebody turns it on. */
function checkProof(network: Network, call: GraphCall, token: string): void {
  const proof = text(call.params, 'appsecret_proof');
  const refuse = (message: string) => new GraphError({ status: 400, message, type: 'GraphMethodException', code: 100 });
  if (proof !== undefined && !sameSecret(proof, hmacSha256(network.app.secret, token))) {
    throw refuse('Invalid appsecret_proof provided in the API argument');
  }
  // The app's own token contains the secret, so it needs no proof of knowing it.
  const isOwed = network.state().settings.demandProof && !token.includes('|');
  if (proof === undefined && isOwed) throw refuse('API calls from the server require an appsecret_proof argument');
}

/** Reads and checks the token and its proof; throws Graph's own refusals. */
export function identify(network: Network, call: GraphCall): Caller {
  const value = tokenValue(call);
  if (value.includes('|')) {
    if (!sameSecret(value, `${network.app.id}|${network.app.secret}`)) throw new GraphError(invalidToken);
    checkProof(network, call, value);
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
