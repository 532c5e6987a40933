import type { Blobs } from '../../kit/blobs.ts';
import type { SandboxClock } from '../../kit/clock.ts';
import type { EffectLog } from '../../kit/effects.ts';
import type { Ids } from '../../kit/ids.ts';
import type { VendorReply } from '../../kit/vendor-calls.ts';
import type { XState } from './state.ts';

export interface Network {
  /** Asked anew each time: a reset puts another object in its place. */
  state(): XState;
  touch(): void;
  clock: SandboxClock;
  ids: Ids;
  blobs: Blobs;
  effects: EffectLog;
  app: { clientId: string; clientSecret: string };
  /** Absolute address under which people reach it, without a slash at its end. */
  baseUrl: string;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reply: VendorReply;

  constructor(reply: VendorReply) {
    super('refused');
    this.reply = reply;
  }
}

/** A problem in the shape of the second version of the API. */
export function problem(status: number, title: string, detail: string, headers?: Record<string, string>): VendorReply {
  return { status, body: { title, detail, type: 'about:blank', status }, ...(headers && { headers }) };
}

export const failures: Readonly<Record<string, VendorReply>> = {
  unauthorized_401: problem(401, 'Unauthorized', 'Unauthorized'),
  credits_402: problem(
    402,
    'CreditsDepleted',
    'Your enrolled account does not have any credits to fulfill this request.',
  ),
  forbidden_403: problem(403, 'Forbidden', 'You are not permitted to perform this action.'),
  duplicate_403: problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.'),
  locked_403: problem(403, 'Forbidden', 'Your account is temporarily locked. Please log in to unlock it.'),
  rate_429: problem(429, 'Too Many Requests', 'Too Many Requests'),
  server_503: problem(503, 'Service Unavailable', 'Service Unavailable'),
};

export function refuse(name: string, headers?: Record<string, string>): never {
  throw new Refusal({ ...(failures[name] ?? problem(500, name, name)), ...(headers && { headers }) });
}
