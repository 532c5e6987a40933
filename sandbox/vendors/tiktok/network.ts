import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { Network as AnyNetwork } from '../../kit/network/network.ts';
import type { VendorReply } from '../../kit/network/vendor-calls.ts';
import type { TikTokState } from './state.ts';

/** The product, as TikTok knows it. */
export interface TikTokApp {
  clientKey: string;
  clientSecret: string;
}

export type Network = AnyNetwork<TikTokState, TikTokApp>;

/** The envelope of every answer but those of the token address. */
export function envelope(data: unknown): VendorReply {
  return { status: 200, body: { data, error: { code: 'ok', message: '', log_id: 'sandbox' } } };
}

export function problem(status: number, code: string, message: string): VendorReply {
  return { status, body: { data: {}, error: { code, message, log_id: 'sandbox' } } };
}

export const failures = {
  access_token_invalid: problem(
    401,
    'access_token_invalid',
    'The access token is invalid or not found in the request.',
  ),
  scope_not_authorized: problem(401, 'scope_not_authorized', 'The user did not authorize the scope required.'),
  rate_limit_exceeded: problem(429, 'rate_limit_exceeded', 'The API rate limit was exceeded.'),
  spam_risk_too_many_posts: problem(403, 'spam_risk_too_many_posts', 'The daily post cap from the API is reached.'),
  spam_risk_user_banned_from_posting: problem(
    403,
    'spam_risk_user_banned_from_posting',
    'The user is banned from making new posts.',
  ),
  unaudited_client: problem(
    403,
    'unaudited_client_can_only_post_to_private_accounts',
    'Unaudited clients can only post to a private account.',
  ),
  internal_error: problem(500, 'internal_error', 'Something is wrong. Try again later.'),
  server_503: { status: 503 },
} satisfies Record<string, VendorReply>;

export function refuse(name: keyof typeof failures): never {
  throw new Refusal(failures[name]);
}
