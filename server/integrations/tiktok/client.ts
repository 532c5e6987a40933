import { NetworkError } from '../../features/sharing/ports.ts';
import { createVendorLine, parseAnswer, type VendorLine } from '../../platform/outward/vendor-line.ts';
import type { Secret } from '../../platform/vault.ts';
import { failureOfAnswer, failureOfSilence, failureOfUpload, OUTAGE } from './errors.ts';
import { envelopeSchema } from './schema.ts';

export interface TikTokSettings {
  clientKey: string;
  clientSecret: Secret<string>;
  /** Whether the app is approved to read what people did with videos. */
  figures: boolean;
  /** `https://open.tiktokapis.com`, or the simulator. */
  apiBase: string;
  /** `https://www.tiktok.com`, or the simulator: where people go. */
  webBase: string;
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

interface Part {
  bytes: Buffer;
  type: string;
  from: number;
  total: number;
}

/** Talks to TikTok: one request, its answer checked by a schema, every failure a NetworkError. */
export class TikTokClient {
  readonly settings: TikTokSettings;
  readonly #line: VendorLine;

  constructor(settings: TikTokSettings) {
    this.settings = settings;
    this.#line = createVendorLine(settings.timeoutMs);
  }

  /** A call of the API; what its envelope holds. @throws NetworkError, and nothing else. */
  async call<Data>(
    request: { method: 'GET' | 'POST'; path: string; token: Secret<string>; json?: unknown },
    schema: AnswerSchema<Data>,
  ): Promise<Data> {
    const body = request.json === undefined ? undefined : Buffer.from(JSON.stringify(request.json));
    const json = await this.#ask(request.method, request.path, body, {
      authorization: `Bearer ${request.token.reveal()}`,
      ...(body && { 'content-type': 'application/json; charset=UTF-8' }),
    });
    const parsed = schema.safeParse(envelopeSchema.safeParse(json).data?.data);
    if (!parsed.success) throw new NetworkError(OUTAGE, 'TikTok answered something else');
    return parsed.data;
  }

  /** A call of the token address. @throws NetworkError, and nothing else. */
  async authorize<Data>(path: string, form: Record<string, string>, schema: AnswerSchema<Data>): Promise<Data> {
    const { clientKey, clientSecret } = this.settings;
    const fields = { client_key: clientKey, client_secret: clientSecret.reveal(), ...form };
    const body = Buffer.from(new URLSearchParams(fields).toString());
    const json = await this.#ask('POST', path, body, { 'content-type': 'application/x-www-form-urlencoded' });
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new NetworkError(OUTAGE, 'TikTok answered something else');
    return parsed.data;
  }

  /** Sends a part of a film. The address is a secret of its own: no token goes there. */
  async upload(address: string, part: Part, effect?: { mayStart: () => boolean }): Promise<void> {
    const hasEffect = effect !== undefined;
    const { bytes, type, from, total } = part;
    const headers = { 'content-type': type, 'content-range': `bytes ${from}-${from + bytes.length - 1}/${total}` };
    let status: number;
    try {
      const url = this.#uploadAddress(address);
      ({ status } = await this.#line.exchange({ method: 'PUT', url, headers, body: bytes, hasEffect, ...effect }));
    } catch (error) {
      throw error instanceof NetworkError ? error : failureOfSilence(error, hasEffect);
    }
    const failure = failureOfUpload(status, hasEffect);
    if (failure) throw failure;
  }

  async #ask(method: 'GET' | 'POST', path: string, body: Buffer | undefined, headers: Record<string, string>) {
    const url = new URL(`${this.settings.apiBase}${path}`);
    const answer = await this.#line
      .exchange({ method, url, headers: { accept: 'application/json', ...headers }, body })
      .catch((error: unknown) => {
        throw failureOfSilence(error, false);
      });
    const json = parseAnswer(answer.text);
    const failure = failureOfAnswer({ status: answer.status, json }, false);
    if (failure) throw failure;
    return json;
  }

  /** Only to TikTok itself: the address comes with an answer. */
  #uploadAddress(address: string): URL {
    const url = new URL(address);
    if (new URL(this.settings.apiBase).origin === url.origin) return url;
    if (url.protocol === 'https:' && url.hostname.endsWith('.tiktokapis.com')) return url;
    throw new NetworkError(OUTAGE, `TikTok named an address of somebody else: ${url.origin}`);
  }
}
