import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { Network as AnyNetwork } from '../../kit/network/network.ts';
import type { VendorReply } from '../../kit/network/vendor-calls.ts';
import type { YouTubeState } from './state.ts';

/** The product, as Google knows it. */
export interface YouTubeApp {
  clientId: string;
  clientSecret: string;
}

export type Network = AnyNetwork<YouTubeState, YouTubeApp>;

export function problem(code: number, reason: string, message: string): VendorReply {
  return { status: code, body: { error: { code, message, errors: [{ domain: 'youtube', reason, message }] } } };
}

export const failures = {
  authError_401: problem(401, 'authError', 'Invalid Credentials'),
  forbidden_403: problem(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.'),
  coverForbidden_403: problem(403, 'forbidden', 'The channel may not set covers of its own: it has not been verified.'),
  quotaExceeded_403: problem(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your quota.',
  ),
  uploadLimitExceeded_400: problem(
    400,
    'uploadLimitExceeded',
    'The user has exceeded the number of videos they may upload.',
  ),
  youtubeSignupRequired_401: problem(401, 'youtubeSignupRequired', 'The account has no channel.'),
  invalidTitle_400: problem(400, 'invalidTitle', 'The request metadata specifies an invalid or empty video title.'),
  mediaBodyRequired_400: problem(400, 'mediaBodyRequired', 'The request does not include the video content.'),
  server_503: { status: 503 },
} satisfies Record<string, VendorReply>;

export function refuse(name: keyof typeof failures): never {
  throw new Refusal(failures[name]);
}
