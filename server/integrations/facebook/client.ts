import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { NetworkError } from '../../features/sharing/ports.ts';
import type { Secret } from '../../platform/vault.ts';
import { createVendorClock, type VendorClock } from '../../platform/outward/vendor-clock.ts';
import {
  createVendorLine,
  parseAnswer,
  type VendorAnswer,
  type VendorLine,
} from '../../platform/outward/vendor-line.ts';
import { failureOfAnswer, failureOfSilence, MEANINGS, type Meanings } from './errors.ts';

export interface FacebookSettings {
  appId: string;
  appSecret: Secret<string>;
  /** `v26.0` */
  graphVersion: string;
  /** `https://graph.facebook.com`, or the simulator. */
  graphBase: string;
  /** `https://www.facebook.com`, or the simulator: where people go, not programs. */
  dialogBase: string;
  /** `https://graph-video.facebook.com`, or the simulator: where films are sent. */
  videoBase: string;
  /** Whether the app is approved to find and to name pages. */
  mayMention: boolean;
  /** T: a call is given up after this long. */
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

export interface GraphRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params?: Record<string, string>;
  /** Not for calls that carry the app's own secret. */
  token?: Secret<string>;
  file?: { field: string; bytes: Buffer; type: string };
  /** Whether it is one of the calls for films, which have a host of their own. */
  isFilm?: boolean;
  /** Whether the call does something that people see: then silence is not the same as nothing. */
  hasEffect?: boolean;
  /** Asked when the line is open, immediately before the first byte. */
  mayStart?: () => boolean;
}

interface Body {
  bytes: Buffer;
  type: string;
  /** SHA-256 of the file inside, taken from these very bytes. */
  fileSha256: string | null;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ 'image/png': 'png', 'video/mp4': 'mp4', 'video/quicktime': 'mov' },
};

function multipartBody(params: Record<string, string>, file: NonNullable<GraphRequest['file']>): Body {
  const boundary = `yardsign-${randomUUID()}`;
  const parts = Object.entries(params).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const extension = EXTENSIONS[file.type] ?? 'jpg';
  const head = Buffer.from(
    `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.field}.${extension}"\r\nContent-Type: ${file.type}\r\n\r\n`,
  );
  const bytes = Buffer.concat([head, file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const sent = bytes.subarray(head.length, head.length + file.bytes.length);
  return {
    bytes,
    type: `multipart/form-data; boundary=${boundary}`,
    fileSha256: createHash('sha256').update(sent).digest('hex'),
  };
}

/** The part of a zod schema that is used here. A narrower type keeps the type check fast. */
export interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

/** Talks to Graph: one request, its answer checked by a schema, every failure a NetworkError. */
export class FacebookClient {
  readonly settings: FacebookSettings;
  readonly networkClock: VendorClock;
  readonly #meanings: Meanings;
  readonly #line: VendorLine;

  /** @param meanings what the codes mean that come back. */
  constructor(settings: FacebookSettings, meanings: Meanings = MEANINGS) {
    this.settings = settings;
    this.#meanings = meanings;
    this.networkClock = createVendorClock(settings.now);
    this.#line = createVendorLine(settings.timeoutMs);
  }

  /** @throws NetworkError, and nothing else. */
  async call<Data>(
    request: GraphRequest,
    schema: AnswerSchema<Data>,
  ): Promise<{ answer: Data; fileSha256: string | null }> {
    const params = { ...request.params, ...this.#proofOf(request.token) };
    const body = request.file ? multipartBody(params, request.file) : this.#formBody(request, params);
    const askedAt = this.settings.now();
    const answer = await this.#exchange(request, params, body);
    this.networkClock.hear(answer.headers.date, askedAt);
    const json = parseAnswer(answer.text);
    const parsed = answer.status >= 200 && answer.status < 300 ? schema.safeParse(json) : undefined;
    if (!parsed?.success) throw this.#failureOf({ ...answer, json }, request);
    return { answer: parsed.data, fileSha256: body?.fileSha256 ?? null };
  }

  #failureOf(answer: Parameters<typeof failureOfAnswer>[0], request: GraphRequest): NetworkError {
    return failureOfAnswer(answer, { hasEffect: request.hasEffect === true, meanings: this.#meanings });
  }

  /** Shows that the caller knows the app's secret, so that a stolen token alone is worth nothing. */
  #proofOf(token: Secret<string> | undefined): Record<string, string> {
    if (!token) return {};
    const proof = createHmac('sha256', this.settings.appSecret.reveal()).update(token.reveal()).digest('hex');
    return { appsecret_proof: proof };
  }

  #formBody(request: GraphRequest, params: Record<string, string>): Body | null {
    if (request.method !== 'POST') return null;
    const bytes = Buffer.from(new URLSearchParams(params).toString());
    return { bytes, type: 'application/x-www-form-urlencoded', fileSha256: null };
  }

  async #exchange(request: GraphRequest, params: Record<string, string>, body: Body | null): Promise<VendorAnswer> {
    const url = new URL(
      `${request.isFilm === true ? this.settings.videoBase : this.settings.graphBase}/${this.settings.graphVersion}/${request.path}`,
    );
    if (request.method !== 'POST') url.search = new URLSearchParams(params).toString();
    const { method, token, hasEffect, mayStart } = request;
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token.reveal()}` }),
      ...(body && { 'content-type': body.type }),
    };
    try {
      return await this.#line.exchange({ method, url, headers, body: body?.bytes, hasEffect, mayStart });
    } catch (error) {
      throw failureOfSilence(error, hasEffect === true);
    }
  }
}
