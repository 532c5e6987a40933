import type { IncomingHttpHeaders } from 'node:http';
import { NetworkError } from '../../features/sharing/ports.ts';
import { createVendorClock, type VendorClock } from '../../platform/outward/vendor-clock.ts';
import { createVendorLine, parseAnswer, type VendorLine } from '../../platform/outward/vendor-line.ts';
import type { Secret } from '../../platform/vault.ts';
import { failureOfAnswer, failureOfSilence, OUTAGE, UNKNOWN } from './errors.ts';

export interface YouTubeSettings {
  clientId: string;
  clientSecret: Secret<string>;
  /** `https://www.googleapis.com`, or the simulator. */
  apiBase: string;
  /** `https://oauth2.googleapis.com`, or the simulator: for programs. */
  oauthBase: string;
  /** `https://accounts.google.com`, or the simulator: where people agree. */
  accountsBase: string;
  /** `https://www.youtube.com`, or the simulator: where films are watched. */
  webBase: string;
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

interface YouTubeRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  token?: Secret<string>;
  json?: unknown;
  form?: Record<string, string>;
  /** The bytes of a film, or none of them where only its state is asked for. */
  bytes?: Buffer;
  headers?: Record<string, string>;
  /** Statuses that are no failure besides those of success. */
  takes?: readonly number[];
  hasEffect?: boolean;
  mayStart?: () => boolean;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  json: unknown;
}

/** Talks to Google: one request, its answer checked by a schema, every failure a NetworkError. */
export class YouTubeClient {
  readonly settings: YouTubeSettings;
  readonly networkClock: VendorClock;
  readonly #line: VendorLine;

  constructor(settings: YouTubeSettings) {
    this.settings = settings;
    this.networkClock = createVendorClock(settings.now);
    this.#line = createVendorLine(settings.timeoutMs);
  }

  /** @throws NetworkError, and nothing else. */
  async call<Data>(request: YouTubeRequest, schema: AnswerSchema<Data>): Promise<Data> {
    return this.read(await this.ask(request), schema, request.hasEffect === true);
  }

  /** What an answer says. @throws NetworkError where it says something else. */
  read<Data>({ json }: Answered, schema: AnswerSchema<Data>, hasEffect: boolean): Data {
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new NetworkError(hasEffect ? UNKNOWN : OUTAGE, 'YouTube answered something else');
    return parsed.data;
  }

  /** The answer as it came, where it is a success. @throws NetworkError, and nothing else. */
  async ask(request: YouTubeRequest): Promise<Answered> {
    const { method, url, token, hasEffect, mayStart, takes = [] } = request;
    const { body, type } = bodyOf(request);
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token.reveal()}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...request.headers,
    };
    const askedAt = this.settings.now();
    const answer = await this.#line
      .exchange({ method, url: new URL(url), headers, body, hasEffect, mayStart })
      .catch((error: unknown) => {
        throw failureOfSilence(error, hasEffect === true);
      });
    this.networkClock.hear(answer.headers.date, askedAt);
    const json = parseAnswer(answer.text);
    const isFine = (answer.status >= 200 && answer.status < 300) || takes.includes(answer.status);
    if (!isFine) throw failureOfAnswer({ status: answer.status, json }, hasEffect === true);
    return { status: answer.status, headers: answer.headers, json };
  }
}

function bodyOf({ json, form, bytes }: Pick<YouTubeRequest, 'json' | 'form' | 'bytes'>) {
  if (bytes) return { body: bytes, type: 'video/mp4' };
  if (form)
    return { body: Buffer.from(new URLSearchParams(form).toString()), type: 'application/x-www-form-urlencoded' };
  return json === undefined
    ? { body: undefined, type: undefined }
    : { body: Buffer.from(JSON.stringify(json)), type: 'application/json; charset=UTF-8' };
}
