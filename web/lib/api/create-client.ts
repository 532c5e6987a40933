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
  /** Routes that make, renew or end a session: never preceded by a refresh. */
  isSessionRoute: (path: string) => boolean;
}

async function send(ports: ClientPorts, row: RouteRow, parts: RequestParts): Promise<Response> {
  const url = buildUrl(row, parts);
  const { body, headers } = buildBody(row, parts);
  try {
    return await ports.fetch(url, {
      method: row.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'X-Current-Page': ports.currentPage(),
        'X-Client-App': ports.clientApp,
        'X-Client-Version': ports.clientVersion,
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(parts.signal && { signal: parts.signal }),
    });
  } catch (cause) {
    if (parts.signal?.aborted || !(cause instanceof TypeError)) throw cause;
    throw new ApiError({ code: 'offline', status: 0, message: 'The server could not be reached.' }, { cause });
  }
}

async function sendOnce(ports: ClientPorts, row: RouteRow, parts: RequestParts): Promise<Response> {
  const response = await send(ports, row, parts);
  if (!response.ok) throw await readApiError(response);
  return response;
}

async function request(ports: ClientPorts, row: RouteRow, parts: RequestParts): Promise<Response> {
  if (ports.isSessionRoute(row.path)) return sendOnce(ports, row, parts);
  await ports.keeper.ensureFresh();
  try {
    return await sendOnce(ports, row, parts);
  } catch (error) {
    if (!hasCode(error, 'token_expired')) throw error;
    await ports.keeper.refresh();
    return sendOnce(ports, row, parts);
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

function createCall(ports: ClientPorts, row: RouteRow) {
  const call = async (parts: RequestParts = {}) => readAnswer(row, await request(ports, row, parts));
  return Object.assign(call, {
    url: (parts: RequestParts = {}) => buildUrl(row, parts),
    blob: async (parts: RequestParts = {}) => (await request(ports, row, parts)).blob(),
  });
}

/** Turns the table of routes into an object of calls of the same shape; `client.ts` gives it its types. */
export function createClient(ports: ClientPorts): Record<string, Record<string, ReturnType<typeof createCall>>> {
  return Object.fromEntries(
    Object.entries(ports.routes).map(([area, calls]) => [
      area,
      Object.fromEntries(Object.entries(calls).map(([name, row]) => [name, createCall(ports, row)])),
    ]),
  );
}
