import type { FastifyRequest } from 'fastify';
import { cutPage } from '../../kit/paging.ts';
import type { Answer, Call } from './calls.ts';
import { RecurlyError } from './errors.ts';
import { isBody } from './fields.ts';

const VERSION = 'application/vnd.recurly.v2021-02-25';
const LARGEST_PAGE = 200;

/** An answer as it goes over the line. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string | null;
  /** A file, made once it is sent. */
  file?: () => Promise<Buffer>;
}

/** @param path the one that the API is mounted under. */
export function readCall(request: FastifyRequest, path: string): { call: Call; isJson: boolean } {
  const [url = '', query = ''] = request.originalUrl.split('?', 2);
  const text = Buffer.isBuffer(request.body) ? request.body.toString() : '';
  let body: unknown = {};
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    body = null;
  }
  const call = {
    // The same without its body, which Fastify leaves out by itself.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: url.slice(url.indexOf(path) + path.length),
    query: new URLSearchParams(query),
    body: isBody(body) ? body : {},
  };
  return { call, isJson: isBody(body) };
}

function listOf(call: Call, items: readonly unknown[]): string {
  const limit = Math.min(Math.max(Number(call.query.get('limit') ?? 20), 1), LARGEST_PAGE);
  const key = (item: unknown) => (isBody(item) ? String(item['id']) : '');
  const page = cutPage(items, key, { limit, after: call.query.get('cursor') ?? undefined });
  const query = new URLSearchParams(call.query);
  query.set('cursor', page?.after ?? '');
  // The address of the next page is a path, never a whole URL.
  const next = page?.hasNext === true ? `${call.path}?${query}` : null;
  return JSON.stringify({ object: 'list', has_more: next !== null, next, data: page?.items ?? [] });
}

export function sentOf(call: Call, { status, json, list, file }: Answer): Sent {
  if (file) return { status, headers: { 'content-type': 'application/pdf' }, body: null, file };
  if (list) {
    const headers = { 'content-type': 'application/json', 'recurly-total-records': String(list.length) };
    return { status, headers, body: listOf(call, list) };
  }
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: status === 204 ? null : JSON.stringify(json),
  };
}

export const refused = (error: RecurlyError): Sent => ({
  status: error.status,
  headers: { 'content-type': 'application/json', ...error.headers },
  body: error.body(),
});

/** @throws RecurlyError where the key or the version is not right. */
export function authenticate(request: FastifyRequest, privateKey: string): void {
  const expected = `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}`;
  if (request.headers.authorization !== expected) throw new RecurlyError(401, 'unauthorized', 'Authentication failed');
  if (request.headers.accept !== VERSION)
    throw new RecurlyError(406, 'invalid_api_version', `Accept must be one of: ${VERSION}`);
}
