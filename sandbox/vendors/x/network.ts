import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { Network as AnyNetwork } from '../../kit/network/network.ts';
import type { VendorReply } from '../../kit/network/vendor-calls.ts';
import type { XState } from './state.ts';

/** The product, as X knows it. */
export interface XApp {
  clientId: string;
  clientSecret: string;
}

export type Network = AnyNetwork<XState, XApp>;

/** A problem in the shape of the second version of the API. */
export function problem(status: number, title: string, detail: string, headers?: Record<string, string>): VendorReply {
  return { status, body: { title, detail, type: 'about:blank', status }, ...(headers && { headers }) };
}

export const failures = {
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

export function refuse(name: keyof typeof failures, headers?: Record<string, string>): never {
  throw new Refusal({ ...failures[name], ...(headers && { headers }) });
}
