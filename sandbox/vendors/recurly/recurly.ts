import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../../kit/clock.ts';
import { answerControl, type Controlled, readControl, registerControls } from '../../kit/control-routes.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine, type Fault } from '../../kit/faults.ts';
import { createIds } from '../../kit/ids.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { throughFault } from '../../kit/through-fault.ts';
import { createTimers } from '../../kit/timers.ts';
import { answerCall, type Call } from './calls.ts';
import { RecurlyError } from './errors.ts';
import { authenticate, readCall, refused, type Sent, sentOf } from './exchange.ts';
import { createHooks, type Endpoint } from './hooks.ts';
import { createKeys } from './idempotency.ts';
import { createLimiter } from './limiter.ts';
import { registerPublic } from './public-routes.ts';
import { catchUp } from './run.ts';
import type { Site } from './site.ts';
import type { RecurlyState } from './state.ts';

const PATH = '/recurly';
const CALLS_PER_MINUTE = 400;

/** The calls of the processor, which ask for the private key. */
export const API_PATH = `${PATH}/*`;

/** A merchant as the processor knows it. */
export interface RecurlySite {
  privateKey: string;
  webhooks?: Endpoint | undefined;
}

export const SANDBOX_RECURLY = { privateKey: 'sandbox-recurly-key', webhookKey: 'sandbox-recurly-webhooks' };

interface RecurlyOptions {
  clock: SandboxClock;
  random: () => number;
  base: string;
  merchant: RecurlySite;
  state(): RecurlyState;
  touch(): void;
  saved(): Promise<void>;
}

export interface RecurlyVendor extends Controlled {
  register(scope: FastifyInstance): void;
  clear(): void;
  close(): void;
}

/** A simulated card processor that speaks the API of Recurly: it bills by the sandbox's clock. */
export function createRecurly(options: RecurlyOptions): RecurlyVendor {
  const { clock, state, touch, saved } = options;
  const log = createRequestLog();
  const timers = createTimers();
  const ids = createIds(() => state().counters);
  const effects = createEffectLog('recurly', () => state().effects);
  const faults = createFaultEngine({ failures: [], statusRange: [400, 599], random: options.random });
  const limiter = createLimiter(CALLS_PER_MINUTE);
  const keys = createKeys(state);
  const hooks = createHooks({ clock, endpoint: options.merchant.webhooks, state, id: () => ids.opaque('hook', 20) });
  let requestId: string | null = null;

  const siteAt = (time: number): Site => ({
    state,
    now: () => time,
    id: (kind) => ids.opaque(kind, kind === 'uuid' ? 32 : 13).toLowerCase(),
    number(kind) {
      const { counters } = state();
      const next = (counters[kind] ?? 1000) + 1;
      counters[kind] = next;
      return next;
    },
    record: (kind, detail) => effects.record({ kind, at: new Date(time).toISOString(), requestId, detail }),
    tell: (objectType, eventType, about) => hooks.tell(objectType, eventType, about, time),
  });
  const now = () => siteAt(clock.now());

  async function settle(): Promise<void> {
    if (catchUp(state(), clock.now(), siteAt)) touch();
    await hooks.deliver();
    await saved();
  }

  function run(call: Call): Sent {
    try {
      catchUp(state(), clock.now(), siteAt);
      return sentOf(call, answerCall(now(), call));
    } catch (error) {
      if (error instanceof RecurlyError) return refused(error);
      throw error;
    } finally {
      touch();
    }
  }

  const prior = ({ status, body }: { status: number; body: string | null }): Sent => ({
    status,
    headers: { 'content-type': 'application/json', 'idempotency-prior': 'true' },
    body,
  });

  /**
   * Lets a call take its effect through the fault that hits it. A repeated key is answered as before; whatever becomes of the line,
   * what was done is remembered under it. @returns null for a line that is cut.
   */
  async function play(call: Call, key: string | null, fault: Fault | undefined): Promise<Sent | null> {
    const before = key === null ? null : keys.begin(key, clock.now());
    const act = () => {
      if (before) return prior(before);
      const answer = run(call);
      if (key !== null) keys.end(key, clock.now(), { status: answer.status, body: answer.body });
      return answer;
    };
    try {
      const outcome = await throughFault<Sent>(fault, {
        run: act,
        status: (status) => ({ status, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }),
        named: () => ({ status: 500, headers: {}, body: null }),
        later: (ms) => timers.after(ms, () => void act()),
        wait: (ms) => timers.wait(ms),
      });
      if (outcome.kind === 'silence') await timers.wait(outcome.ms);
      return outcome.kind === 'answer' ? outcome.answer : null;
    } finally {
      if (key !== null) keys.end(key, clock.now(), null);
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { call, isJson } = readCall(request, PATH);
    const fault = faults.take(call.method, call.path);
    requestId = `recurly-${ids.opaque('request', 10)}`;
    const entry = log.add({
      id: requestId,
      at: new Date(clock.now()).toISOString(),
      method: call.method,
      path: call.path,
      params: { ...Object.fromEntries(call.query), ...call.body },
      bodyDigest: null,
      files: [],
      status: null,
      fault: fault?.kind ?? null,
      warnings: [],
    });
    const rate = limiter.count(clock.now());
    const key = call.method === 'GET' ? null : String(request.headers['idempotency-key'] ?? '') || null;
    let sent: Sent | null;
    try {
      authenticate(request, options.merchant.privateKey);
      if (!isJson) throw new RecurlyError(400, 'bad_request', 'The body is not JSON');
      if (!rate.allowed) throw new RecurlyError(429, 'rate_limited', 'You have made too many API requests');
      sent = await play(call, key, fault);
    } catch (error) {
      if (!(error instanceof RecurlyError)) throw error;
      sent = refused(error);
    }
    await saved();
    timers.after(0, () => void hooks.deliver());
    if (sent === null) {
      reply.hijack();
      reply.raw.destroy();
      return;
    }
    entry.status = sent.status;
    void reply.code(sent.status).headers({
      ...sent.headers,
      'recurly-version': 'recurly.v2021-02-25',
      'x-request-id': entry.id,
      'x-ratelimit-limit': String(rate.limit),
      'x-ratelimit-remaining': String(rate.remaining),
      'x-ratelimit-reset': String(rate.resetsAt),
    });
    return reply.send(sent.file ? await sent.file() : (sent.body ?? ''));
  }

  const controlled: Controlled = {
    log,
    effects,
    faults,
    view() {
      const { accounts, subscriptions, invoices, redemptions } = state();
      return { accounts, subscriptions, invoices, redemptions };
    },
    settle,
  };

  return {
    ...controlled,
    register(scope) {
      registerControls(scope, PATH, controlled);
      registerPublic(scope, { base: options.base, site: now, saved });
      scope.post(`${PATH}/_hooks`, async (request, reply) =>
        answerControl(request, reply, { delivery: hooks.change(await readControl(request)) }),
      );
      scope.route({ method: ['GET', 'PUT', 'POST', 'DELETE'], url: API_PATH, handler: serve });
    },
    clear() {
      log.clear();
      faults.clear();
      limiter.clear();
      hooks.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}
