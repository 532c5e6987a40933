import { ApiError, hasCode, readApiError } from './api-error.ts';
import { type RequestParts, buildBody, buildUrl } from './build-request.ts';
import type { RouteRow, RouteTable } from './route-table.ts';
import type { SessionKeeper } from './session-keeper.ts';

export interface ClientPorts {
  routes: RouteTable;
  fetch: typeof fetch;
  currentPage: () => string;
  clientApp: string;
  clientVersion: string;
  keeper: Pick<SessionKeeper, 'ensureFresh' | 'refresh'>;
  /** Milliseconds that only ever grow. */
  elapsed: () => number;
  /** Brings what a member reads of a refusal; it is waited for before the refusal is thrown. Never fails. */
  bringRefusals: () => Promise<void>;
  /** Routes that make, renew or end a session: never preceded by a refresh. */
  isSessionRoute: (path: string) => boolean;
  /** Whom the page shows; null for a guest, and while that is not known yet. */
  shownIdentity: () => string | null;
  /** The browser goes on as somebody else than the page shows. */
  onOtherIdentity: () => void;
}

/** What came with a tag, by address. Asked for again, it is sent again only if it has changed. */
type KnownAnswers = Map<string, { etag: string; answer: unknown }>;

/** The oldest go first; a page asks for a dozen. */
const MOST_KNOWN = 60;

interface Sender extends ClientPorts {
  known: KnownAnswers;
  /** When the last call that changes something was begun or answered. */
  changedAt: number | null;
}

/** For so long after a change another process of the server may answer by what was before it, unless it is told not to. */
const ASK_ANEW_MS = 2000;

/** Asks for an answer of now where the caller has just changed something: who changes must see the change. */
function freshness(ports: Sender, row: RouteRow): Record<string, string> {
  if (row.method !== 'GET') {
    ports.changedAt = ports.elapsed();
    return {};
  }
  const isRecent = ports.changedAt !== null && ports.elapsed() - ports.changedAt < ASK_ANEW_MS;
  return isRecent ? { 'Cache-Control': 'no-cache' } : {};
}

function keepAnswer(known: KnownAnswers, url: string, etag: string, answer: unknown): void {
  known.delete(url);
  known.set(url, { etag, answer });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

async function send(ports: Sender, row: RouteRow, parts: RequestParts, etag?: string): Promise<Response> {
  const url = buildUrl(row, parts);
  const { body, headers } = buildBody(row, parts);
  const identity = ports.isSessionRoute(row.path) ? null : ports.shownIdentity();
  try {
    const response = await ports.fetch(url, {
      method: row.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'X-Current-Page': ports.currentPage(),
        'X-Client-App': ports.clientApp,
        'X-Client-Version': ports.clientVersion,
        ...(identity !== null && { 'X-Identity': identity }),
        ...headers,
        ...freshness(ports, row),
        ...(etag !== undefined && { 'If-None-Match': etag }),
      },
      ...(body !== undefined && { body }),
      ...(parts.signal && { signal: parts.signal }),
    });
    if (row.method !== 'GET') ports.changedAt = ports.elapsed();
    return response;
  } catch (cause) {
    if (parts.signal?.aborted || !(cause instanceof TypeError)) throw cause;
    throw new ApiError({ code: 'offline', status: 0, message: 'The server could not be reached.' }, { cause });
  }
}

async function sendOnce(ports: Sender, row: RouteRow, parts: RequestParts, etag?: string): Promise<Response> {
  const response = await send(ports, row, parts, etag);
  if (!response.ok && !(response.status === 304 && etag !== undefined)) {
    const [refusal] = await Promise.all([readApiError(response), ports.bringRefusals()]);
    if (refusal.code === 'other_identity') ports.onOtherIdentity();
    throw refusal;
  }
  return response;
}

async function request(ports: Sender, row: RouteRow, parts: RequestParts, etag?: string): Promise<Response> {
  if (ports.isSessionRoute(row.path)) {
    // Somebody else may go on from here.
    ports.known.clear();
    return sendOnce(ports, row, parts);
  }
  await ports.keeper.ensureFresh();
  try {
    return await sendOnce(ports, row, parts, etag);
  } catch (error) {
    if (!hasCode(error, 'token_expired')) throw error;
    await ports.keeper.refresh();
    return sendOnce(ports, row, parts, etag);
  }
}

async function readAnswer(row: RouteRow, response: Response): Promise<unknown> {
  if (row.answer !== 'json' || response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError({ code: 'unreadable_answer', status: response.status, message: 'Not JSON.' }, { cause });
  }
}

async function read(ports: Sender, row: RouteRow, parts: RequestParts): Promise<unknown> {
  if (row.method !== 'GET' || row.answer !== 'json') return readAnswer(row, await request(ports, row, parts));
  const url = buildUrl(row, parts);
  const known = ports.known.get(url);
  const response = await request(ports, row, parts, known?.etag);
  if (response.status === 304) return known?.answer;
  const answer = await readAnswer(row, response);
  const etag = response.headers.get('etag');
  if (etag !== null) keepAnswer(ports.known, url, etag, answer);
  return answer;
}

function createCall(ports: Sender, row: RouteRow) {
  const call = (parts: RequestParts = {}) => read(ports, row, parts);
  return Object.assign(call, {
    url: (parts: RequestParts = {}) => buildUrl(row, parts),
    blob: async (parts: RequestParts = {}) => (await request(ports, row, parts)).blob(),
  });
}

type ClientCall = ReturnType<typeof createCall>;

/** An object whose every field is made when it is first read. */
function madeByName<Value>(make: (name: string) => Value): Record<string, Value> {
  const made: Record<string, Value> = {};
  return new Proxy(made, {
    get: (_made, name) => (typeof name === 'string' ? (made[name] ??= make(name)) : undefined),
  });
}

/**
 * Gives the table of routes the shape of an object of calls; `client.ts` gives it its types. The table may grow.
 * @throws TypeError at the use of a call whose route nobody has told
 */
export function createClient(outside: ClientPorts): Record<string, Record<string, ClientCall>> {
  const ports = { ...outside, known: new Map(), changedAt: null };
  return madeByName((area) =>
    madeByName((name) => {
      const row = ports.routes[`${area}.${name}`];
      if (row === undefined) throw new TypeError(`the address of ${area}.${name} is not known`);
      return createCall(ports, row);
    }),
  );
}
