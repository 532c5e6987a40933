import { ERRORS, type ErrorBody, type ErrorCode } from '@yardsign/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import { isFilesAway } from '../files/files-away.ts';
import { AppError } from '../errors.ts';
import { sendPlainPage, wantsPage } from './answers/plain-page.ts';

/** The framework's own refusals as error codes of ours. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'invalid_request',
  FST_FIELDS_LIMIT: 'invalid_request',
  FST_PARTS_LIMIT: 'invalid_request',
  FST_PROTO_VIOLATION: 'malformed_body',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/** Whether what the product stands on is gone for now: the same call may go well in a minute. */
const isAway = (error: unknown) => isDatabaseAway(error) || isFilesAway(error);

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code;
  const known = FRAMEWORK_CODES[error.code];
  if (known) return known;
  if (error.statusCode === 429) return 'too_many_requests';
  if (error.statusCode === 413) return 'too_large';
  if (error.statusCode === 415) return 'unsupported_media_type';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed_body';
  return isAway(error) ? 'not_ready' : 'internal';
}

export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  more: Pick<ErrorBody, 'issues' | 'earlier'> = {},
): FastifyReply {
  const body: ErrorBody = {
    code,
    message: ERRORS[code].message,
    ...(more.issues && { issues: more.issues }),
    ...(more.earlier && { earlier: more.earlier }),
    requestId: reply.request.id,
  };
  return reply.code(ERRORS[code].status).header('cache-control', 'no-store').type('application/json').send(body);
}

/**
 * Every error of every route leaves here: a code, a text, the request's id, and never a stack.
 *
 * @param options.tellAway told that a call was refused because the database, or the store of files, is away
 */
export function handleErrors(
  app: FastifyInstance,
  options: {
    reportError(error: unknown, request: { id: string; route: string }): void;
    tellAway(error: Error): void;
  },
): void {
  const { reportError, tellAway } = options;
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const code = codeOf(error);
    if (ERRORS[code].reportable) {
      request.log.error({ reqId: request.id, err: error, code }, 'request failed');
      reportError(error, { id: request.id, route: request.routeOptions.url ?? 'unmatched' });
    }
    if (isAway(error)) tellAway(error);
    if (error instanceof AppError && error.retryAfterSeconds !== undefined)
      void reply.header('retry-after', error.retryAfterSeconds);
    // The public pages of members are opened by their clients.
    if (request.url.startsWith('/p/') && wantsPage(request.headers.accept))
      return sendPlainPage(reply, ERRORS[code].status);
    return sendError(reply, code, error instanceof AppError ? error : {});
  });
}
