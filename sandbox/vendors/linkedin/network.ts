import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { Network as AnyNetwork } from '../../kit/network/network.ts';
import type { VendorReply } from '../../kit/network/vendor-calls.ts';
import type { LinkedInState } from './state.ts';

/** The product, as LinkedIn knows it. */
export interface LinkedInApp {
  clientId: string;
  clientSecret: string;
}

export type Network = AnyNetwork<LinkedInState, LinkedInApp>;

/** A refusal in LinkedIn's own shape. */
export function refusal(
  status: number,
  message: string,
  more: { serviceErrorCode?: number; code?: string } = {},
): VendorReply {
  return { status, body: { message, ...more, status } };
}

export const failures = {
  token_empty_401: refusal(401, 'Empty oauth2_access_token', { serviceErrorCode: 65_604, code: 'EMPTY_ACCESS_TOKEN' }),
  token_invalid_65600: refusal(401, 'Invalid access token', { serviceErrorCode: 65_600, code: 'INVALID_ACCESS_TOKEN' }),
  token_revoked_65601: refusal(401, 'The token used in the request has been revoked by the user', {
    serviceErrorCode: 65_601,
    code: 'REVOKED_ACCESS_TOKEN',
  }),
  token_expired_65602: refusal(401, 'The token used in the request has expired', {
    serviceErrorCode: 65_602,
    code: 'EXPIRED_ACCESS_TOKEN',
  }),
  permission_403: refusal(403, 'Not enough permissions to access this resource', {
    serviceErrorCode: 100,
    code: 'ACCESS_DENIED',
  }),
  conflict_409: refusal(409, 'Conflict while writing the entity. Please retry.'),
  too_long_400: refusal(400, 'ShareCommentary text length exceeded the maximum allowed', {
    code: 'FIELD_LENGTH_TOO_LONG',
  }),
  version_426: refusal(426, 'Requested version 20200101 is not active', { code: 'NONEXISTENT_VERSION' }),
  daily_limit_429: refusal(
    429,
    'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached.',
    {
      serviceErrorCode: 101,
      code: 'TOO_MANY_REQUESTS',
    },
  ),
  server_500: refusal(500, 'Internal Server Error'),
};

export function refuse(name: keyof typeof failures): never {
  throw new Refusal(failures[name]);
}
