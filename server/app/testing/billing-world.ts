import type { SandboxClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox } from '@yardsign/sandbox/sandbox';
import { SANDBOX_RECURLY } from '@yardsign/sandbox/vendors/recurly/recurly';
import fastify, { type FastifyInstance } from 'fastify';
import http from 'recurly/lib/recurly/HttpAdapter.js';
import type { BillingState } from '@yardsign/contracts/routes/billing-shapes';
import type { BillingDeps } from '../../features/billing/ports.ts';
import { settleBilling } from '../../features/billing/settle-billing.ts';
import { createRecurly } from '../../integrations/recurly/adapter.ts';
import { Secret } from '../../platform/vault.ts';
import { billingDeps } from '../wiring/billing-deps.ts';
import { createNotices } from '../wiring/notices.ts';
import { testApp, type TestApp } from './test-app.ts';

export const CARDS = {
  good: '4111111111111111',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000000000003220',
} as const;

const DAY = 86_400_000;
const BASE = '/api/recurly/v1/industries/1';

/** Carries the calls of the official client to the simulator in this process. */
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
      url: `${pathname}${search}`,
      headers,
      ...(body !== null && { payload: body }),
    });
    const isFile = String(answer.headers['content-type']).includes('pdf');
    const text = isFile ? answer.rawPayload.toString('binary') : answer.body;
    return new http.HttpResponse(answer.statusCode, answer.headers as Record<string, string>, text);
  }
}

/** The product with the simulated card processor, on one clock. */
export interface BillingWorld extends TestApp {
  /** What the feature works with. */
  deps: BillingDeps;
  /** A token of the hosted card fields. */
  card(number?: string, expires?: { month: string; year: string }): Promise<string>;
  answerBank(actionToken: string, results?: 'pass' | 'fail'): Promise<string>;
  fault(fault: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** Everything that the processor did, oldest first. */
  effects(kind: string): Promise<Record<string, unknown>[]>;
  /** How many calls it was asked. */
  calls(): Promise<number>;
  /** What the processor knows, as it is. */
  vendor(): Promise<VendorView>;
  /** Moves the clock and does what is due, in the product too. */
  pass(days: number): Promise<void>;
  settle(): Promise<void>;
  /** A call below the base of the documents. */
  bill(
    token: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): ReturnType<TestApp['call']>;
  state(token: string): Promise<BillingState>;
  forget(): Promise<void>;
}

interface VendorView {
  accounts: Record<string, { code: string }>;
  subscriptions: {
    id: string;
    accountCode: string;
    state: string;
    planCode: string;
    pausedAt: number | null;
    pendingChange: object | null;
    periodEndsAt: number;
  }[];
  invoices: {
    type: string;
    state: string;
    total: number;
    paid: number;
    credited: number;
    dueAt: number;
    accountCode: string;
  }[];
}

export async function billingWorld(settings: Record<string, string> = {}): Promise<BillingWorld> {
  let app: TestApp | undefined;
  const clock: SandboxClock = {
    now: () => app?.clock.now().getTime() ?? 0,
    moveTo: (at) => app?.clock.moveTo(at),
    advance: (ms) => app?.clock.advance(ms),
  };
  const sandbox = await createSandbox({
    clock,
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
  });
  const host = fastify();
  await host.register(sandbox.plugin, { prefix: '/sandbox' });
  const processor = createRecurly({
    privateKey: new Secret(SANDBOX_RECURLY.privateKey),
    base: 'http://recurly.test/sandbox/recurly',
    timeoutMs: 1000,
    transport: new InProcess(host),
  });
  app = await testApp({ BILLING: 'recurly', ...settings }, { cardProcessor: processor });
  const started = app;
  const deps = billingDeps(started.core, createNotices(started.core).billing, '');
  const vendorCall = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    host.inject({ method, url: `/sandbox/recurly${path}`, ...(payload && { payload }) });
  const token = async (path: string, payload: object) =>
    (await vendorCall('POST', `/js/v1/${path}`, payload)).json<{ id: string }>().id;
  const settle = () => settleBilling(deps);
  const bill: BillingWorld['bill'] = (bearer, method, path, payload) =>
    started.call({ method, url: `${BASE}${path}`, token: bearer, ...(payload && { payload }) });
  return {
    ...started,
    deps,
    card: (number = CARDS.good, expires = { month: '12', year: '2030' }) =>
      token('token', { number, ...expires, cvv: '123', first_name: 'Maya', last_name: 'Alvarez' }),
    answerBank: (actionToken, results = 'pass') =>
      token('tokens', {
        type: 'three_d_secure_action_result',
        three_d_secure_action_token_id: actionToken,
        results,
      }),
    fault: async (fault) => void (await vendorCall('POST', '/_faults', fault)),
    clearFaults: async () => void (await vendorCall('DELETE', '/_faults')),
    effects: async (kind) => {
      const { effects } = (await vendorCall('GET', '/_effects')).json<{ effects: Record<string, unknown>[] }>();
      return effects.filter((effect) => effect['kind'] === kind).toReversed();
    },
    calls: async () => (await vendorCall('GET', '/_log')).json<{ requests: unknown[] }>().requests.length,
    vendor: async () => (await vendorCall('GET', '/_state')).json<VendorView>(),
    settle,
    async pass(days) {
      started.clock.advance(days * DAY);
      await vendorCall('GET', '/_state');
      await settle();
    },
    bill,
    state: async (bearer) =>
      (await started.call({ method: 'GET', url: '/api/app/v1/billing', token: bearer })).json<{ data: BillingState }>()
        .data,
    async forget() {
      sandbox.reset();
    },
    async close() {
      await started.close();
      await host.close();
      await sandbox.close();
    },
  };
}
