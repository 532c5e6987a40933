import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import recurly from 'recurly';
import { createClock, type SandboxClock } from '../../../kit/clock.ts';
import { createSandbox, type Sandbox } from '../../../sandbox.ts';
import { SANDBOX_RECURLY } from '../recurly.ts';
import { type Holder, holderAt, InProcess } from './in-process.ts';

/** Saturday, 21 November 2026, 15:00 UTC. */
export const START = Date.UTC(2026, 10, 21, 15);
export const DAY = 86_400_000;

/** A merchant with the official client, whose calls reach the simulator without a socket. */
export interface Merchant extends Holder {
  client: recurly.Client;
  clock: SandboxClock;
  sandbox: Sandbox;
  app: FastifyInstance;
  /** A call by hand. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
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
  return {
    ...holderAt(app),
    client: new recurly.Client(SANDBOX_RECURLY.privateKey, { httpAdapter: new InProcess(app, '/sandbox/recurly') }),
    clock,
    sandbox,
    app,
    call: (options) => app.inject({ ...options, url: `/sandbox/recurly${String(options.url)}` }),
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
