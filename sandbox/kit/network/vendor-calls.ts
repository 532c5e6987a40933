import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ControlError } from '../control-error.ts';
import { sha256 } from '../digest.ts';
import { type Fields, parseBody, type UploadedFile } from '../form.ts';
import { hangUp } from '../hang-up.ts';
import { describeFile, type LoggedRequest } from '../request-log.ts';
import { throughFault } from '../through-fault.ts';
import { createLateQueue, type LateCall } from './late-queue.ts';
import type { Network } from './network.ts';
import type { StartedNetwork } from './start-network.ts';

/** One call to a vendor, freed of HTTP. */
export interface VendorCall {
  requestId: string;
  method: string;
  /** What follows the vendor's own address, decoded, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** The body as fields, where it is JSON or a form. */
  fields: Fields;
  files: readonly UploadedFile[];
  raw: Buffer;
  /** Says in the log where the sandbox does less than the vendor. */
  warn(text: string): void;
}

export interface VendorReply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What is kept of a call that takes its effect later. */
interface KeptCall {
  requestId: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  digest: string | null;
}

export type LateVendorCall = LateCall<KeptCall>;

interface VendorOptions<Net> {
  /** The headers that the vendor's rules look at. */
  headers: readonly string[];
  /** The vendor's own failures, by name. */
  failures: Readonly<Record<string, VendorReply>>;
  answer(network: Net, call: VendorCall): VendorReply | Promise<VendorReply>;
}

interface VendorCalls {
  register(scope: FastifyInstance): void;
  /** Lets everything happen whose time has come. */
  settle(): Promise<void>;
}

const READABLE = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

async function readFields(headers: Readonly<Record<string, string>>, raw: Buffer) {
  const type = headers['content-type'] ?? '';
  if (!READABLE.test(type)) return { fields: {}, files: [] };
  try {
    return await parseBody(type, raw);
  } catch (error) {
    if (error instanceof ControlError) return { fields: {}, files: [] };
    throw error;
  }
}

/** Serves the calls of a network with its log, its faults and its late effects. */
export function serveVendor<State extends { late: LateVendorCall[] }, App>(
  { key, network, log, faults, timers, saved }: StartedNetwork<State, App>,
  options: VendorOptions<Network<State, App>>,
): VendorCalls {
  const { clock, ids, blobs } = network;
  const late = createLateQueue<KeptCall>({ network, timers, list: () => network.state().late, run });
  late.resume();

  async function run({ requestId, method, path, query, headers, digest }: KeptCall): Promise<void> {
    const raw = (digest === null ? undefined : blobs.get(digest)) ?? Buffer.alloc(0);
    const body = await readFields(headers, raw);
    const call = { requestId, method, path, query: new URLSearchParams(query), headers, ...body, raw };
    // Its request was logged when it came.
    await options.answer(network, { ...call, warn: () => undefined });
  }

  function postpone({ requestId, method, path, query, headers, raw }: VendorCall, ms: number): void {
    const digest = raw.length === 0 ? null : blobs.put(raw);
    late.add({ requestId, method, path, query: query.toString(), headers: { ...headers }, digest }, ms);
  }

  async function settle(): Promise<void> {
    // Nobody is shown an effect that a crash could still take back.
    if ((await late.settle()) > 0) await saved();
  }

  function send(reply: FastifyReply, entry: LoggedRequest, answer: VendorReply): FastifyReply {
    entry.status = answer.status;
    return reply
      .code(answer.status)
      .headers({ 'cache-control': 'no-store', date: new Date(clock.now()).toUTCString(), ...answer.headers })
      .send(answer.body);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { '*': rest = '' } = request.params as { '*'?: string };
    const path = `/${rest.replace(/\/+$/, '')}`;
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = Object.fromEntries(
      ['authorization', 'content-type', ...options.headers].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const body = await readFields(headers, raw);
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const fault = faults.take(request.method, path);
    const entry = log.add({
      id: `${key}-${ids.opaque('request', 10)}`,
      at: new Date(clock.now()).toISOString(),
      method: request.method,
      path,
      params: { ...Object.fromEntries(query), ...body.fields, ...headers },
      bodyDigest: raw.length === 0 ? null : sha256(raw),
      files: body.files.map(describeFile),
      status: null,
      fault: fault?.failure ?? fault?.kind ?? null,
      warnings: [],
    });
    await settle();
    const call: VendorCall = {
      requestId: entry.id,
      method: request.method,
      path,
      query,
      headers,
      ...body,
      raw,
      warn: (text) => entry.warnings.push(text),
    };
    const outcome = await throughFault<VendorReply>(fault, {
      run: () => options.answer(network, call),
      status: (code, answer) => ({ status: code, body: answer ?? { message: `Sandbox fault ${code}` } }),
      named: (failure) => options.failures[failure] ?? { status: 500 },
      later: (ms) => postpone(call, ms),
      wait: (ms) => timers.wait(ms),
    });
    await saved();
    if (outcome.kind === 'answer') return send(reply, entry, outcome.answer);
    return hangUp(reply, timers, outcome.kind === 'silence' ? outcome.ms : null);
  }

  return {
    settle,
    register: (scope) => {
      scope.route({
        method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'],
        url: `/${key}/*`,
        exposeHeadRoute: false,
        handler: serve,
      });
    },
  };
}
