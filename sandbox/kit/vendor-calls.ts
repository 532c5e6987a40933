import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from './blobs.ts';
import type { SandboxClock } from './clock.ts';
import { ControlError } from './control-error.ts';
import { sha256 } from './digest.ts';
import type { FaultEngine } from './faults.ts';
import { type Fields, parseBody, type UploadedFile } from './form.ts';
import type { Ids } from './ids.ts';
import { describeFile, type LoggedRequest, type RequestLog } from './request-log.ts';
import { throughFault } from './through-fault.ts';
import type { Timers } from './timers.ts';

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

/** A call whose answer was lost and whose effect is still on its way. Plain data, so that it survives a restart. */
export interface LateVendorCall {
  id: string;
  dueAt: number;
  requestId: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  digest: string | null;
}

export interface VendorOptions {
  /** As in the log: `linkedin`. */
  name: string;
  clock: SandboxClock;
  ids: Ids;
  blobs: Blobs;
  log: RequestLog;
  faults: FaultEngine;
  timers: Timers;
  /** The headers that the vendor's rules look at. */
  headers: readonly string[];
  late(): LateVendorCall[];
  touch(): void;
  saved(): Promise<void>;
  answer(call: VendorCall): VendorReply | Promise<VendorReply>;
  /** The vendor's own failure of that name. */
  named(failure: string): VendorReply;
}

export interface VendorCalls {
  register(scope: FastifyInstance, path: string): void;
  /** Lets everything happen whose time has come. */
  settle(): Promise<void>;
  resume(): void;
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

/** Serves the calls of a vendor with its log, its faults and its late effects. */
export function serveVendor(options: VendorOptions): VendorCalls {
  const { clock, ids, blobs, log, faults, timers, touch } = options;

  async function run(id: string): Promise<void> {
    const list = options.late();
    const at = list.findIndex((late) => late.id === id);
    const [late] = at < 0 ? [] : list.splice(at, 1);
    if (late === undefined) return;
    touch();
    const { requestId, method, path, headers } = late;
    const raw = (late.digest === null ? undefined : blobs.get(late.digest)) ?? Buffer.alloc(0);
    const body = await readFields(headers, raw);
    const query = new URLSearchParams(late.query);
    await options.answer({ requestId, method, path, query, headers, ...body, raw, warn: () => undefined });
  }

  const arm = (late: LateVendorCall) => timers.after(late.dueAt - clock.now(), () => void run(late.id));

  function postpone(call: VendorCall, ms: number): void {
    const { requestId, method, path, query, headers, raw } = call;
    const late: LateVendorCall = {
      id: ids.opaque('late', 12),
      dueAt: clock.now() + ms,
      requestId,
      method,
      path,
      query: query.toString(),
      headers: { ...headers },
      digest: raw.length === 0 ? null : blobs.put(raw),
    };
    options.late().push(late);
    touch();
    arm(late);
  }

  async function settle(): Promise<void> {
    const now = clock.now();
    const due = options.late().filter(({ dueAt }) => dueAt <= now);
    for (const { id } of due.toSorted((a, b) => a.dueAt - b.dueAt)) await run(id);
    // Nobody is shown an effect that a crash could still take back.
    if (due.length > 0) await options.saved();
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
      id: `${options.name}-${ids.opaque('request', 10)}`,
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
      run: () => options.answer(call),
      status: (code, answer) => ({ status: code, body: answer ?? { message: `Sandbox fault ${code}` } }),
      named: (failure) => options.named(failure),
      later: (ms) => postpone(call, ms),
      wait: (ms) => timers.wait(ms),
    });
    await options.saved();
    if (outcome.kind === 'answer') return send(reply, entry, outcome.answer);
    reply.hijack();
    if (outcome.kind === 'silence') {
      const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      await Promise.race([timers.wait(outcome.ms), gone]);
    }
    // The answer's end of the line: destroying the request does nothing once its body has been read.
    reply.raw.destroy();
    return reply;
  }

  return {
    settle,
    resume: () => {
      for (const late of options.late()) arm(late);
    },
    register: (scope, path) => {
      scope.route({
        method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'],
        url: `${path}/*`,
        exposeHeadRoute: false,
        handler: serve,
      });
    },
  };
}
