import { DAY_MS } from '@yardsign/domain/time/spans';
import type { SandboxClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox } from '@yardsign/sandbox/sandbox';
import { SANDBOX_RECURLY } from '@yardsign/sandbox/vendors/recurly/recurly';
import { type Holder, holderAt, InProcess } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import fastify from 'fastify';
import type { BillingState } from '@yardsign/contracts/routes/billing/billing-shapes';
import type { BillingDeps } from '../../../features/billing/ports.ts';
import { addMember, giveFeatures } from '../../../seeds/scenarios.ts';
import { settleBilling } from '../../../features/billing/commands/settle-billing.ts';
import { createRecurly } from '../../../integrations/recurly/adapter.ts';
import { Secret } from '../../../platform/vault.ts';
import { billingDeps } from '../../wiring/billing-deps.ts';
import { createNotices } from '../../wiring/notices.ts';
import { testApp, type TestApp } from '../test-app.ts';

const BASE = '/api/recurly/v1/industries/1';

/** The product with the simulated card processor, on one clock. */
export interface BillingWorld extends TestApp, Holder {
  /** What the feature works with. */
  deps: BillingDeps;
  fault(fault: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** How many calls it was asked. */
  calls(): Promise<number>;
  /** What the processor knows, as it is. */
  vendor(): Promise<VendorView>;
  /** Does something in the simulated App Store: `_buy`, `_act`. */
  store(path: '_buy' | '_act', fields: object): Promise<{ originalTransactionId: string }>;
  /** What the App Store has told so far, as it signed it. */
  notices(): Promise<{ type: string; signedPayload: string }[]>;
  /** Moves the clock and does what is due, in the product too. */
  pass(days: number): Promise<void>;
  settle(): Promise<void>;
  /** Adds a member on the free plan, who pays for nothing yet. @returns their id. */
  addFree(person: Parameters<typeof addMember>[1]): Promise<string>;
  /** Begins to pay for Expert by the month with a card that pays, by the call of the documents. @param more in place of that. */
  subscribe(payer: { token: string; memberId: string }, more?: object): ReturnType<TestApp['call']>;
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
  accounts: Record<string, { code: string; card: { lastFour: string } | null }>;
  subscriptions: {
    id: string;
    accountCode: string;
    state: string;
    planCode: string;
    addOns: { code: string; quantity: number }[];
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
  const settle = () => settleBilling(deps);
  const bill: BillingWorld['bill'] = (bearer, method, path, payload) =>
    started.call({ method, url: `${BASE}${path}`, token: bearer, ...(payload && { payload }) });
  return {
    ...started,
    ...holderAt(host),
    deps,
    fault: async (fault) => void (await vendorCall('POST', '/_faults', fault)),
    clearFaults: async () => void (await vendorCall('DELETE', '/_faults')),
    calls: async () => (await vendorCall('GET', '/_log')).json<{ requests: unknown[] }>().requests.length,
    vendor: async () => (await vendorCall('GET', '/_state')).json<VendorView>(),
    async store(path, payload) {
      const answer = await host.inject({ method: 'POST', url: `/sandbox/app-store/${path}`, payload });
      return answer.json<{ originalTransactionId: string }>();
    },
    async notices() {
      const answer = await host.inject({ method: 'GET', url: '/sandbox/app-store/_notices' });
      return answer.json<{ notices: { type: string; signedPayload: string }[] }>().notices;
    },
    settle,
    async pass(days) {
      started.clock.advance(days * DAY_MS);
      await vendorCall('GET', '/_state');
      await settle();
    },
    bill,
    async addFree(person) {
      const id = await addMember(started.world, person);
      await giveFeatures(started.world, id, ['free']);
      return id;
    },
    async subscribe({ token, memberId }, more = {}) {
      const holder = holderAt(host);
      const order = { plan_code: 'expert-monthly', account: { code: memberId }, currency: 'USD' };
      const paid = 'token_id' in more ? {} : { token_id: await holder.card() };
      return bill(token, 'POST', '/subscriptions?setIncomplete=false&setStatus=active', { ...order, ...paid, ...more });
    },
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
