import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { FilesAwayError } from '../../platform/files/files-away.ts';
import type { Secret } from '../../platform/vault.ts';
import { agentsOf, SilentLine } from './silence.ts';

export interface S3Options {
  /** Left out for Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: Secret<string>;
  /** Whether the bucket stands in the path of an address and not before its name. */
  pathStyle: boolean;
  /** How often a call that failed is made, the first time included. */
  attempts?: number;
  /** For how long nothing may move on a line. */
  silenceMs?: number;
}

/** It is tried three times. */
const CONNECT_MS = 3000;
export const SILENCE_MS = 10_000;

export function createClient(options: S3Options): S3Client {
  const client = new S3Client({
    ...(options.endpoint !== undefined && { endpoint: options.endpoint }),
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey.reveal() },
    forcePathStyle: options.pathStyle,
    // By itself the client states a checksum that many stores do not know, and in addresses the one of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: options.attempts ?? 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      ...agentsOf(options.silenceMs ?? SILENCE_MS),
    },
  });
  // Around everything, its own repetitions included.
  client.middlewareStack.add(
    (next) => async (call) =>
      next(call).catch((error: unknown) => {
        throw isAway(error) ? awayBecause(error) : error;
      }),
    { step: 'initialize', priority: 'high', name: 'sayAway' },
  );
  return client;
}

export const awayBecause = (cause: unknown): FilesAwayError => new FilesAwayError(reasonOf(cause), { cause });

const isStoreFault = (error: unknown): error is S3ServiceException => error instanceof S3ServiceException;

/**
 * Whether a call failed because of the store or of what lies before it: there is no answer, it has a fault of its own or too much to do, or it does not let
 * this installation in. Anything else is a matter of what was asked.
 */
function isAway(error: unknown): boolean {
  if (!isStoreFault(error))
    return (
      error instanceof Error &&
      (error instanceof SilentLine ||
        error.name === 'TimeoutError' ||
        'syscall' in error ||
        error instanceof AggregateError ||
        ENDED.has(codeOf(error)))
    );
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 500 || status === 429 || status === 403 || error.name === 'NoSuchBucket';
}

/** What Node says of a line that was cut while something was on its way. */
const ENDED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Whether the store has no such object. The answer to HEAD has no text, so that only its number says so. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** Whether the store knows no such upload in parts: it was finished, given up, or never there. */
export function isNoUpload(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchUpload';
}

export function isBeyondEnd(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'it does not understand the call, as where FILES_S3_REGION is not the region of the bucket',
  301: 'the bucket is in another region',
  403: 'the key is wrong or may not use the bucket',
  404: 'there is no such bucket',
};

function reasonOf(cause: unknown): string {
  const status = isStoreFault(cause) ? (cause.$metadata.httpStatusCode ?? 0) : 0;
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return REASONS[status] ?? (cause instanceof Error ? cause.message : String(cause));
}

/** Says in words why a call to a bucket failed: the answer to HEAD is a number without a text. */
export function explain(cause: unknown): never {
  throw new Error(reasonOf(cause), { cause });
}
