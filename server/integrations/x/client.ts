import { randomUUID } from 'node:crypto';
import type { Secret } from '../../platform/vault.ts';
import { createVendorClock, type VendorClock } from '../../platform/outward/vendor-clock.ts';
import { createVendorLine, parseAnswer, type VendorLine } from '../../platform/outward/vendor-line.ts';
import { NetworkError } from '../../features/sharing/ports.ts';
import { failureOfAnswer, failureOfSilence, OUTAGE, UNKNOWN } from './errors.ts';

export interface XSettings {
  clientId: string;
  clientSecret: Secret<string>;
  /** `https://api.x.com`, or the simulator. */
  apiBase: string;
  /** `https://x.com`, or the simulator: where people go. */
  webBase: string;
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

export interface XRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  /** Without one the app names itself by its secret, as the token address wants it. */
  token?: Secret<string>;
  json?: unknown;
  form?: Record<string, string>;
  file?: { bytes: Buffer; type: string; fields: Record<string, string> };
  hasEffect?: boolean;
  mayStart?: () => boolean;
}

/** Talks to X: one request, its answer checked by a schema, every failure a NetworkError. */
export class XClient {
  readonly settings: XSettings;
  readonly networkClock: VendorClock;
  readonly #line: VendorLine;

  constructor(settings: XSettings) {
    this.settings = settings;
    this.networkClock = createVendorClock(settings.now);
    this.#line = createVendorLine(settings.timeoutMs);
  }

  /** @throws NetworkError, and nothing else. */
  async call<Data>(request: XRequest, schema: AnswerSchema<Data>): Promise<Data> {
    const hasEffect = request.hasEffect === true;
    const askedAt = this.settings.now();
    const answer = await this.#exchange(request);
    this.networkClock.hear(answer.headers.date, askedAt);
    const json = parseAnswer(answer.text);
    if (answer.status < 200 || answer.status >= 300) {
      const networkNow = this.networkClock.at(this.settings.now());
      throw failureOfAnswer({ ...answer, json }, { hasEffect, networkNow });
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new NetworkError(hasEffect ? UNKNOWN : OUTAGE, 'X answered something else');
    return parsed.data;
  }

  async #exchange({ method, path, token, hasEffect, mayStart, ...content }: XRequest) {
    const { clientId, clientSecret, apiBase } = this.settings;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret.reveal())}`);
    const { body, type } = bodyOf(content);
    const headers = {
      accept: 'application/json',
      authorization: token ? `Bearer ${token.reveal()}` : `Basic ${basic.toString('base64')}`,
      ...(type !== undefined && { 'content-type': type }),
    };
    try {
      return await this.#line.exchange({
        method,
        url: new URL(`${apiBase}${path}`),
        headers,
        body,
        hasEffect,
        mayStart,
      });
    } catch (error) {
      throw failureOfSilence(error, hasEffect === true);
    }
  }
}

function bodyOf({ json, form, file }: Pick<XRequest, 'json' | 'form' | 'file'>) {
  if (file) return multipart(file);
  if (form)
    return { body: Buffer.from(new URLSearchParams(form).toString()), type: 'application/x-www-form-urlencoded' };
  return json === undefined
    ? { body: undefined, type: undefined }
    : { body: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}

function multipart({ bytes, type, fields }: NonNullable<XRequest['file']>) {
  const boundary = `yardsign-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const extension = { 'image/png': 'png', 'video/mp4': 'mp4' }[type] ?? 'jpg';
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="media"; filename="media.${extension}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
