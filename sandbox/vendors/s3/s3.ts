import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '../../kit/blobs.ts';
import type { SandboxClock } from '../../kit/clock.ts';
import { type Controlled, registerControls } from '../../kit/control-routes.ts';
import { sha256 } from '../../kit/digest.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import { createIds } from '../../kit/ids.ts';
import { createRequestLog, type LoggedRequest } from '../../kit/request-log.ts';
import { throughFault } from '../../kit/through-fault.ts';
import { createTimers } from '../../kit/timers.ts';
import type { S3Answer, S3Call } from './call.ts';
import { describeError, namedFailure, namedFailures, S3Error } from './errors.ts';
import type { Bucket } from './bucket.ts';
import { answerCall } from './objects.ts';
import { checkSignature, type S3Keys } from './signature.ts';
import type { S3State } from './state.ts';

const PATH = '/s3';
const SMALLEST_PART = 5 * 1024 * 1024;

/** The store as its one client knows it. */
export interface S3Account extends S3Keys {
  bucket: string;
}

export const SANDBOX_S3: S3Account = {
  accessKeyId: 'sandbox-s3-key',
  secretAccessKey: 'sandbox-s3-secret',
  region: 'sandbox-1',
  bucket: 'yardsign',
};

interface S3Options {
  clock: SandboxClock;
  random: () => number;
  blobs: Blobs;
  account: S3Account;
  /** As S3 has it when left out. */
  smallestPart?: number | undefined;
  state(): S3State;
  touch(): void;
  saved(): Promise<void>;
}

export interface S3Vendor extends Controlled {
  register(scope: FastifyInstance): void;
  clear(): void;
  close(): void;
}

/** A simulated store that speaks S3, for path-style addresses: one bucket, objects that are sent in one piece or in parts. */
export function createS3(options: S3Options): S3Vendor {
  const { clock, account, state, touch, saved } = options;
  const log = createRequestLog();
  const timers = createTimers();
  const ids = createIds(() => state().counters);
  const effects = createEffectLog('s3', () => state().effects);
  const faults = createFaultEngine({
    failures: Object.keys(namedFailures),
    statusRange: [300, 599],
    random: options.random,
  });
  const bucket: Bucket = {
    name: account.bucket,
    region: account.region,
    smallestPart: options.smallestPart ?? SMALLEST_PART,
    uploadId: () => ids.opaque('upload', 32),
    state,
    touch,
    now: () => clock.now(),
    blobs: options.blobs,
    effects,
  };

  function refuse(call: S3Call, error: S3Error): S3Answer {
    const where = { resource: `/${call.bucket}/${call.key}`, requestId: call.requestId };
    return {
      status: error.status,
      headers: { 'content-type': 'application/xml' },
      body: describeError(error, where),
    };
  }

  function run(call: S3Call): S3Answer {
    try {
      checkSignature(call, account, clock.now());
      return answerCall(bucket, call);
    } catch (error) {
      if (error instanceof S3Error) return refuse(call, error);
      throw error;
    }
  }

  function readCall(request: FastifyRequest): S3Call {
    const [rawPath = '', query = ''] = request.originalUrl.split('?', 2);
    const { bucket: name = '', '*': key = '' } = request.params as { bucket?: string; '*'?: string };
    return {
      requestId: `s3-${ids.opaque('request', 10)}`,
      method: request.method,
      rawPath,
      query: new URLSearchParams(query),
      headers: request.headers,
      bucket: name,
      key,
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    };
  }

  function send(reply: FastifyReply, call: S3Call, answer: S3Answer, entry: LoggedRequest): void {
    entry.status = answer.status;
    const body = answer.body ?? '';
    reply.raw.writeHead(answer.status, {
      date: new Date(clock.now()).toUTCString(),
      server: 'Yardsign sandbox',
      'x-amz-request-id': call.requestId,
      ...(answer.status !== 204 && { 'content-length': String(Buffer.byteLength(body)) }),
      ...answer.headers,
    });
    reply.raw.end(call.method === 'HEAD' ? undefined : body);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const call = readCall(request);
    const path = `/${call.bucket}/${call.key}`;
    const fault = faults.take(call.method, path);
    const entry = log.add({
      id: call.requestId,
      at: new Date(clock.now()).toISOString(),
      method: call.method,
      path,
      params: Object.fromEntries([...call.query].filter(([name]) => name !== 'X-Amz-Signature')),
      bodyDigest: call.body.length === 0 ? null : sha256(call.body),
      files: [],
      status: null,
      fault: fault?.failure ?? fault?.kind ?? null,
      warnings: [],
    });
    const outcome = await throughFault<S3Answer>(fault, {
      run: () => run(call),
      status: (code) => ({ status: code }),
      named: (name) => refuse(call, namedFailure(name)),
      later: (ms) => timers.after(ms, () => void run(call)),
      wait: (ms) => timers.wait(ms),
    });
    await saved();
    // The answers are S3's own to the byte, which a framework that adds and counts headers would not leave alone.
    reply.hijack();
    if (outcome.kind === 'silence') await timers.wait(outcome.ms);
    if (outcome.kind === 'answer') send(reply, call, outcome.answer, entry);
    else reply.raw.destroy();
  }

  const controlled: Controlled = {
    log,
    effects,
    faults,
    view: () => ({ bucket: account.bucket, objects: state().objects }),
    settle: async () => undefined,
  };

  return {
    ...controlled,
    register(scope) {
      registerControls(scope, PATH, controlled);
      for (const url of [`${PATH}/:bucket`, `${PATH}/:bucket/*`])
        scope.route({ method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'], url, exposeHeadRoute: false, handler: serve });
    },
    clear() {
      log.clear();
      faults.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}

/** What of the store everybody may call: each of its calls is signed. */
export const OPEN_PATHS = [`${PATH}/:bucket`, `${PATH}/:bucket/*`];
