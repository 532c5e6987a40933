import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../../kit/clock.ts';
import { type Controlled, registerControls } from '../../kit/control-routes.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import { hangUp } from '../../kit/hang-up.ts';
import { createIds } from '../../kit/ids.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { throughFault } from '../../kit/through-fault.ts';
import { createTimers } from '../../kit/timers.ts';
import { answerContacts, type ContactCall } from './contacts.ts';
import { FAILURES, HubSpotRefusal, isFailure } from './refusal.ts';
import type { HubSpotState } from './state.ts';

const PATH = '/hubspot';
/** What a private app may ask within ten seconds. */
const CALLS = { most: 100, windowMs: 10_000 };

/** The calls of the CRM, which ask for the token. */
export const OPEN_PATHS = [`${PATH}/crm/v3/objects/contacts`, `${PATH}/crm/v3/objects/contacts/:which`];

/** The account of the company, as its private app knows it. */
export interface HubSpotAccount {
  token: string;
}

export const SANDBOX_HUBSPOT: HubSpotAccount = { token: 'sandbox-hubspot-token' };

interface HubSpotOptions {
  clock: SandboxClock;
  random: () => number;
  account: HubSpotAccount;
  state(): HubSpotState;
  touch(): void;
  saved(): Promise<void>;
}

export interface HubSpotVendor extends Controlled {
  register(scope: FastifyInstance): void;
  clear(): void;
  close(): void;
}

interface Sent {
  status: number;
  body: unknown;
}

function readBody(request: FastifyRequest): unknown {
  const text = Buffer.isBuffer(request.body) ? request.body.toString() : '';
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A simulated CRM that speaks the contacts of HubSpot's API. */
export function createHubSpot({ clock, random, account, state, touch, saved }: HubSpotOptions): HubSpotVendor {
  const log = createRequestLog();
  const timers = createTimers();
  const ids = createIds(() => state().counters);
  const effects = createEffectLog('hubspot', () => state().effects);
  const faults = createFaultEngine({ failures: Object.keys(FAILURES), statusRange: [400, 599], random });
  let calls: number[] = [];

  function countCall(): void {
    const now = clock.now();
    // A clock that was set back leaves calls in the future behind; they count for nothing.
    calls = calls.filter((at) => at > now - CALLS.windowMs && at <= now);
    if (calls.length >= CALLS.most) throw FAILURES.rate_limit_429;
    calls.push(now);
  }

  function play(call: ContactCall, requestId: string, authorization: string | undefined): Sent {
    try {
      if (authorization !== `Bearer ${account.token}`) throw FAILURES.token_invalid_401;
      countCall();
      const nextId = () => ids.digits('contact', 1000);
      return answerContacts({ clock, state, effects, nextId, requestId }, call);
    } catch (error) {
      if (error instanceof HubSpotRefusal) return { status: error.status, body: error.body(requestId) };
      throw error;
    } finally {
      touch();
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { which } = request.params as { which?: string };
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const call: ContactCall = { method: request.method, which, query, body: readBody(request) };
    const path = `/crm/v3/objects/contacts${which === undefined ? '' : `/${which}`}`;
    const fault = faults.take(call.method, path);
    const entry = log.add({
      id: `hubspot-${ids.opaque('request', 10)}`,
      at: new Date(clock.now()).toISOString(),
      method: call.method,
      path,
      params: { ...Object.fromEntries(query), ...(call.body as object | undefined) },
      bodyDigest: null,
      files: [],
      status: null,
      fault: fault?.failure ?? fault?.kind ?? null,
      warnings: [],
    });
    const run = () => play(call, entry.id, request.headers.authorization);
    const outcome = await throughFault<Sent>(fault, {
      run,
      status: (status, body) => ({ status, body: body ?? '<html>Bad gateway</html>' }),
      named(name) {
        if (!isFailure(name)) return { status: 500, body: '' };
        const failure = FAILURES[name];
        return { status: failure.status, body: failure.body(entry.id) };
      },
      later: (ms) => timers.after(ms, () => void run()),
      wait: (ms) => timers.wait(ms),
    });
    await saved();
    if (outcome.kind !== 'answer') return hangUp(reply, timers, outcome.kind === 'silence' ? outcome.ms : null);
    entry.status = outcome.answer.status;
    return reply
      .code(outcome.answer.status)
      .headers({
        'x-hubspot-correlation-id': entry.id,
        'x-hubspot-ratelimit-max': String(CALLS.most),
        'x-hubspot-ratelimit-remaining': String(Math.max(0, CALLS.most - calls.length)),
        'x-hubspot-ratelimit-interval-milliseconds': String(CALLS.windowMs),
      })
      .send(outcome.answer.body);
  }

  const controlled: Controlled = {
    log,
    effects,
    faults,
    view: () => ({ contacts: state().contacts }),
    settle: async () => undefined,
  };

  return {
    ...controlled,
    register(scope) {
      registerControls(scope, PATH, controlled);
      for (const url of OPEN_PATHS) scope.route({ method: ['GET', 'POST', 'PATCH'], url, handler: serve });
    },
    clear() {
      log.clear();
      faults.clear();
      timers.clear();
      calls = [];
    },
    close: () => timers.clear(),
  };
}
