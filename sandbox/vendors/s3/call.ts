import type { IncomingHttpHeaders } from 'node:http';

/** One call, freed of the server that took it. */
export interface S3Call {
  requestId: string;
  method: string;
  /** As it stood on the wire, without the query: what a signature covers. */
  rawPath: string;
  /** As it stood on the wire. */
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bucket: string;
  /** Empty for a call to the bucket itself. */
  key: string;
  body: Buffer;
}

export interface S3Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A header that may come only once. */
export function headerOf(call: Pick<S3Call, 'headers'>, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
