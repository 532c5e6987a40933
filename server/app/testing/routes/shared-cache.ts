import type { LightMyRequestResponse } from 'fastify';

export interface Cached {
  statusCode: number;
  headers: LightMyRequestResponse['headers'];
  body: Buffer;
  /** Given without the server's word. */
  fromCache: boolean;
}

type Ask = (url: string, headers: Record<string, string>) => Promise<LightMyRequestResponse>;

function directivesOf(headers: Cached['headers']): Map<string, string> {
  const parts = String(headers['cache-control'] ?? '')
    .toLowerCase()
    .split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value];
    }),
  );
}

/**
 * A browser's cache, as greedy as RFC 9111 lets one be: by address alone, `private` answers too, and what says nothing about
 * itself is kept for ever. It is one person's after another's, so `Vary` on who they are would not help either.
 */
export function createSharedCache(): (url: string, ask: Ask) => Promise<Cached> {
  const kept = new Map<string, Cached>();
  const isFresh = ({ headers }: Cached) => {
    const directives = directivesOf(headers);
    return !directives.has('no-cache') && directives.get('max-age') !== '0';
  };
  return async (url, ask) => {
    const known = kept.get(url);
    if (known !== undefined && isFresh(known)) return { ...known, fromCache: true };
    const tag = known?.headers['etag'];
    const answer = await ask(url, tag === undefined ? {} : { 'if-none-match': String(tag) });
    if (answer.statusCode === 304 && known !== undefined) return { ...known, fromCache: true };
    const { statusCode, headers, rawPayload: body } = answer;
    const given = { statusCode, headers, body, fromCache: false };
    if (directivesOf(headers).has('no-store')) kept.delete(url);
    else kept.set(url, given);
    return given;
  };
}
