import type { Client } from 'recurly';
import type { HttpAdapter } from 'recurly/lib/recurly/HttpAdapter.js';
import type { Secret } from '../../platform/vault.ts';

export interface RecurlySettings {
  privateKey: Secret<string>;
  /** `https://v3.recurly.com`, or the simulator with its path. */
  base: string;
  timeoutMs: number;
  /** In place of the client's own transport, for tests without a socket. */
  transport?: HttpAdapter;
}

/** The vendor's client. A key makes every call of it one that is done once. */
export type OpenClient = (key?: string) => Client;

/** Loads the vendor's client, when the first call needs it. */
export async function loadClient({ privateKey, base, timeoutMs, transport }: RecurlySettings): Promise<OpenClient> {
  const { default: recurly } = await import('recurly');
  const { default: http } = await import('recurly/lib/recurly/HttpAdapter.js');
  const { default: DefaultHttpAdapter } = await import('recurly/lib/recurly/DefaultHttpAdapter.js');
  const line = transport ?? new DefaultHttpAdapter({ timeout: timeoutMs });

  /** Goes to our address in place of the client's, and carries the key that the client has no place for. */
  class Transport extends http.HttpAdapter {
    readonly #key: string | undefined;

    constructor(key: string | undefined) {
      super();
      this.#key = key;
    }

    override execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
      const { pathname, search } = new URL(url);
      const all = this.#key === undefined ? headers : { ...headers, 'Idempotency-Key': this.#key };
      return line.execute(method, `${base}${pathname}${search}`, all, body);
    }
  }

  return (key) => new recurly.Client(privateKey.reveal(), { httpAdapter: new Transport(key) });
}
