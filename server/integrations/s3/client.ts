import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Secret } from '../../platform/vault.ts';

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
}

const CONNECT_MS = 5000;
const ANSWER_MS = 30_000;
/** A line on which nothing moves any more. */
const SILENCE_MS = 30_000;

export function createClient(options: S3Options): S3Client {
  return new S3Client({
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
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
    },
  });
}

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
  301: 'the bucket is in another region',
  403: 'the key is wrong or may not use the bucket',
  404: 'there is no such bucket',
};

/** Says in words why a call to a bucket failed: the answer to HEAD is a number without a text. */
export function explain(cause: unknown): never {
  const status = cause instanceof S3ServiceException ? (cause.$metadata.httpStatusCode ?? 0) : 0;
  const message = cause instanceof Error ? cause.message : String(cause);
  throw new Error(REASONS[status] ?? message, { cause });
}
