import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const LARGEST_ANSWER = 4 * 1024 * 1024;
const MOST_LINES = 64;

interface VendorRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | undefined;
  /** Whether the call does something that people see: then it has a line of its own. */
  hasEffect?: boolean | undefined;
  /** Asked when the line is open, immediately before the first byte. */
  mayStart?: (() => boolean) | undefined;
}

export interface VendorAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** No answer came. */
export class LineFailure extends Error {
  override readonly name = 'LineFailure';
  /** Whether a byte may have gone out: then the call may have been carried out. */
  readonly begun: boolean;
  /** Whether `mayStart` said no: then nothing was sent. */
  readonly tooLate: boolean;

  constructor(
    message: string,
    { begun, tooLate = false, cause }: { begun: boolean; tooLate?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.begun = begun;
    this.tooLate = tooLate;
  }
}

/** A line to one vendor, for calls of which it must be known whether they can have had an effect. */
export interface VendorLine {
  /** @throws LineFailure, and nothing else. */
  exchange(request: VendorRequest): Promise<VendorAnswer>;
}

/** @param timeoutMs a call is given up after this long. */
export function createVendorLine(timeoutMs: number): VendorLine {
  const options = { keepAlive: true, maxSockets: MOST_LINES };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };

  return {
    exchange: ({ method, url, headers, body, hasEffect, mayStart }) =>
      new Promise((resolve, reject) => {
        let begun = false;
        const isSecure = url.protocol === 'https:';
        const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
          method,
          // A kept line may be closed by the other end just as we write; a call with an effect gets a line of its own, so
          // that this cannot leave its outcome in doubt.
          agent: hasEffect === true ? false : agents[isSecure ? 'https:' : 'http:'],
          headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
        });
        const timer = setTimeout(() => outgoing.destroy(new Error('no answer in time')), timeoutMs);
        const fail = (cause: unknown) => {
          clearTimeout(timer);
          reject(cause instanceof LineFailure ? cause : new LineFailure('There was no answer', { begun, cause }));
        };
        const begin = () => {
          if (mayStart && !mayStart()) {
            outgoing.destroy(new LineFailure('The time to send had passed', { begun: false, tooLate: true }));
            return;
          }
          begun = true;
          outgoing.end(body);
        };
        outgoing.on('socket', (socket) => {
          if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', begin);
          else begin();
        });
        outgoing.on('error', fail);
        outgoing.on('response', (incoming) => {
          const chunks: Buffer[] = [];
          let size = 0;
          incoming.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > LARGEST_ANSWER) outgoing.destroy(new Error('the answer is too large'));
            else chunks.push(chunk);
          });
          incoming.on('error', fail);
          incoming.on('aborted', () => fail(new Error('the answer was cut short')));
          incoming.on('end', () => {
            clearTimeout(timer);
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
          });
        });
      }),
  };
}

/** JSON of a vendor; undefined for what is none, such as the page of a proxy. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
