import type { ErrorKind } from './error-kind.ts';

/** Errors that any call can answer. */
export const wireErrors = {
  invalid_request: { status: 400, reportable: false, message: 'The request does not have the expected shape.' },
  malformed_body: { status: 400, reportable: false, message: 'The body could not be read.' },
  sign_in_required: { status: 401, reportable: false, message: 'Sign in to do this.' },
  token_expired: { status: 401, reportable: false, message: 'Token expired' },
  token_invalid: { status: 401, reportable: false, message: 'The token is not valid.' },
  client_unknown: { status: 401, reportable: false, message: 'This program is not known here.' },
  forbidden: { status: 403, reportable: false, message: 'This account may not do that.' },
  feature_required: { status: 403, reportable: false, message: 'Invalid access' },
  while_impersonating: {
    status: 403,
    reportable: false,
    message: 'This cannot be done while impersonating somebody.',
  },
  signup_unfinished: { status: 403, reportable: false, message: 'Finish signing up first.' },
  cross_site_refused: { status: 403, reportable: false, message: 'The request came from another site.' },
  wrong_host: {
    status: 421,
    reportable: false,
    message:
      'This server does not answer under this name. Whoever runs it allows names with YARDSIGN_URL and YARDSIGN_HOSTS.',
  },
  other_identity: {
    status: 409,
    reportable: false,
    message: 'This session goes on as somebody else than the page shows that called.',
  },
  not_found: { status: 404, reportable: false, message: 'Not found.' },
  method_not_allowed: { status: 405, reportable: false, message: 'This address does not answer to that method.' },
  too_large: { status: 413, reportable: false, message: 'The upload is larger than allowed.' },
  unsupported_media_type: { status: 415, reportable: false, message: 'This kind of content is not accepted here.' },
  too_many_requests: { status: 429, reportable: false, message: 'Too many requests. Wait a little.' },
  internal: { status: 500, reportable: true, message: 'Something went wrong' },
  not_ready: { status: 503, reportable: false, message: 'The server cannot reach its database or its files.' },
  overloaded: { status: 503, reportable: false, message: 'The server is busy. Try again in a moment.' },
} as const satisfies Record<string, ErrorKind>;
