import type { FastifyInstance } from 'fastify';
import http from 'recurly/lib/recurly/HttpAdapter.js';

export const CARDS = {
  good: '4111111111111111',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000000000003220',
} as const;

/** Carries the calls of the official client to a simulator in this process, without a socket. */
export class InProcess extends http.HttpAdapter {
  readonly #app: FastifyInstance;
  readonly #prefix: string;

  /** @param prefix of the simulator's paths, where the client's own address does not hold it. */
  constructor(app: FastifyInstance, prefix = '') {
    super();
    this.#app = app;
    this.#prefix = prefix;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const { pathname, search } = new URL(url);
    const answer = await this.#app.inject({
      method: method.toUpperCase() as 'GET',
      url: `${this.#prefix}${pathname}${search}`,
      headers,
      ...(body !== null && { payload: body }),
    });
    const isFile = String(answer.headers['content-type']).includes('pdf');
    const text = isFile ? answer.rawPayload.toString('binary') : answer.body;
    return new http.HttpResponse(answer.statusCode, answer.headers as Record<string, string>, text);
  }
}

/** What somebody with a card does, and what the outside world can see. */
export interface Holder {
  /** A token of the hosted card fields. */
  card(number?: string, expires?: { month: string; year: string }): Promise<string>;
  /** What the holder answers to the bank. */
  answerBank(actionToken: string, results?: 'pass' | 'fail'): Promise<string>;
  /** Everything that the processor did, oldest first. */
  effects(kind: string): Promise<Record<string, unknown>[]>;
}

export function holderAt(app: FastifyInstance): Holder {
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/sandbox/recurly/js/v1/${path}`, payload })).json<{ id: string }>().id;
  return {
    card: (number = CARDS.good, expires = { month: '12', year: '2030' }) =>
      post('token', { number, ...expires, cvv: '123', first_name: 'Maya', last_name: 'Alvarez' }),
    answerBank: (actionToken, results = 'pass') =>
      post('tokens', {
        type: 'three_d_secure_action_result',
        three_d_secure_action_token_id: actionToken,
        results,
      }),
    async effects(kind) {
      const answer = await app.inject({ url: '/sandbox/recurly/_effects' });
      const { effects } = answer.json<{ effects: Record<string, unknown>[] }>();
      return effects.filter((effect) => effect['kind'] === kind).toReversed();
    },
  };
}
