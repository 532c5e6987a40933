import type { Secret } from '../../platform/vault.ts';
import { createVendorClock, type VendorClock } from '../../platform/outward/vendor-clock.ts';
import { createVendorLine, parseAnswer, type VendorLine } from '../../platform/outward/vendor-line.ts';
import { NetworkError } from '../../features/sharing/ports.ts';
import { failureOfAnswer, failureOfSilence, OUTAGE, UNKNOWN } from './errors.ts';

export interface LinkedInSettings {
  clientId: string;
  clientSecret: Secret<string>;
  /** `202610`: the month of the API. */
  version: string;
  /** Whether the app is approved to post to pages of organizations. */
  pages: boolean;
  /** `https://api.linkedin.com`, or the simulator. */
  apiBase: string;
  /** `https://www.linkedin.com`, or the simulator: for programs. */
  oauthBase: string;
  /** The same for people. */
  webBase: string;
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

export interface LinkedInRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the address of the API, with its query; or a whole address. */
  path: string | URL;
  token?: Secret<string>;
  json?: unknown;
  form?: Record<string, string>;
  bytes?: { data: Buffer; type: string };
  headers?: Record<string, string>;
  hasEffect?: boolean;
  mayStart?: () => boolean;
}

/** Talks to LinkedIn: one request, its answer checked by a schema, every failure a NetworkError. */
export class LinkedInClient {
  readonly settings: LinkedInSettings;
  readonly networkClock: VendorClock;
  readonly #line: VendorLine;

  constructor(settings: LinkedInSettings) {
    this.settings = settings;
    this.networkClock = createVendorClock(settings.now);
    this.#line = createVendorLine(settings.timeoutMs);
  }

  /** @throws NetworkError, and nothing else. @returns with it the id that LinkedIn puts into a header, and the name of what was uploaded. */
  async call<Data>(
    request: LinkedInRequest,
    schema: AnswerSchema<Data>,
  ): Promise<{ answer: Data; restliId: string | undefined; etag: string | undefined }> {
    const hasEffect = request.hasEffect === true;
    const askedAt = this.settings.now();
    const answer = await this.#exchange(request);
    this.networkClock.hear(answer.headers.date, askedAt);
    const json = parseAnswer(answer.text);
    if (answer.status < 200 || answer.status >= 300) {
      const networkNow = this.networkClock.at(this.settings.now());
      throw failureOfAnswer({ status: answer.status, json }, { hasEffect, networkNow });
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new NetworkError(hasEffect ? UNKNOWN : OUTAGE, 'LinkedIn answered something else');
    const header = (name: string) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    return { answer: parsed.data, restliId: header('x-restli-id'), etag: header('etag') };
  }

  async #exchange({ method, path, token, headers: more, hasEffect, mayStart, ...content }: LinkedInRequest) {
    const url = typeof path === 'string' ? new URL(`${this.settings.apiBase}${path}`) : path;
    const { body, type } = bodyOf(content);
    const isRest = typeof path === 'string' && path.startsWith('/rest/');
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token.reveal()}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...(isRest && { 'linkedin-version': this.settings.version, 'x-restli-protocol-version': '2.0.0' }),
      ...more,
    };
    try {
      return await this.#line.exchange({ method, url, headers, body, hasEffect, mayStart });
    } catch (error) {
      throw failureOfSilence(error, hasEffect === true);
    }
  }
}

function bodyOf({ json, form, bytes }: Pick<LinkedInRequest, 'json' | 'form' | 'bytes'>) {
  if (bytes) return { body: bytes.data, type: bytes.type };
  if (form)
    return { body: Buffer.from(new URLSearchParams(form).toString()), type: 'application/x-www-form-urlencoded' };
  return json === undefined
    ? { body: undefined, type: undefined }
    : { body: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}
