import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import recurly from 'recurly';
import http from 'recurly/lib/recurly/HttpAdapter.js';
import { createClock, type SandboxClock } from '../../../kit/clock.ts';
import { createSandbox, type Sandbox } from '../../../sandbox.ts';
import { SANDBOX_RECURLY } from '../recurly.ts';

/** Saturday, 21 November 2026, 15:00 UTC. */
export const START = Date.UTC(2026, 10, 21, 15);
export const DAY = 86_400_000;

export const CARDS = {
  good: '4111111111111111',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000000000003220',
} as const;

/** A merchant with the official client, whose calls reach the simulator without a socket. */
export interface Merchant {
  client: recurly.Client;
  clock: SandboxClock;
  sandbox: Sandbox;
  app: FastifyInstance;
  /** A call by hand. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  card(number?: string): Promise<string>;
  /** What the holder answers to the bank. */
  answerBank(actionToken: string, results?: 'pass' | 'fail'): Promise<string>;
  /** Everything that the outside world could see, oldest first. */
  effects(kind: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** The official client's transport, over the simulator in this process. */
class InProcess extends http.HttpAdapter {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    super();
    this.#app = app;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const { pathname, search } = new URL(url);
    const answer = await this.#app.inject({
      method: method.toUpperCase() as 'GET',
      url: `/sandbox/recurly${pathname}${search}`,
      headers,
      ...(body !== null && { payload: body }),
    });
    const binary = String(answer.headers['content-type']).includes('pdf');
    const text = binary ? answer.rawPayload.toString('binary') : answer.body;
    return new http.HttpResponse(answer.statusCode, answer.headers as Record<string, string>, text);
  }
}

export async function createMerchant(): Promise<Merchant> {
  const clock = createClock(() => START);
  const sandbox = await createSandbox({
    clock,
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
  });
  const app = fastify();
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/sandbox/recurly${path}`, payload })).json<{ id: string }>().id;
  return {
    client: new recurly.Client(SANDBOX_RECURLY.privateKey, { httpAdapter: new InProcess(app) }),
    clock,
    sandbox,
    app,
    call: (options) => app.inject({ ...options, url: `/sandbox/recurly${String(options.url)}` }),
    card: (number = CARDS.good) =>
      post('/js/v1/token', { number, month: '12', year: '2030', cvv: '123', first_name: 'Maya', last_name: 'Alvarez' }),
    answerBank: (actionToken, results = 'pass') =>
      post('/js/v1/tokens', {
        type: 'three_d_secure_action_result',
        three_d_secure_action_token_id: actionToken,
        results,
      }),
    effects: async (kind) => {
      const answer = await app.inject({ url: '/sandbox/recurly/_effects' });
      const { effects } = answer.json<{ effects: Record<string, unknown>[] }>();
      return effects.filter((effect) => effect['kind'] === kind).toReversed();
    },
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
