import { createClock as createSandboxClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { FacebookSettings } from '../../integrations/facebook/client.ts';
import type { MovableClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';

const APP = { appId: '4200000000000001', appSecret: 'sandbox-secret-of-the-tests' };

/** The simulator of the networks on a port of its own, with the hands of a test on it. */
export interface HostedSandbox {
  sandbox: Sandbox;
  /** `http://127.0.0.1:PORT` */
  url: string;
  facebook: FacebookSettings;
  fault(body: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  settings(body: Record<string, unknown>): Promise<void>;
  revoke(body: Record<string, unknown>): Promise<void>;
  effects(
    kind?: string,
  ): Promise<{ kind: string; postId: string; message: string; link: string | null; fileDigests: string[] }[]>;
  requests(): Promise<{ method: string; path: string; params: Record<string, unknown> }[]>;
  close(): Promise<void>;
}

/** The simulator on a port of its own, living in the time of `clock`. @param pictures what it can fetch there under `/pictures`, by name. */
export async function hostSandbox(
  clock: MovableClock,
  timeoutMs: number,
  pictures: ReadonlyMap<string, Buffer> = new Map(),
): Promise<HostedSandbox> {
  const sandbox = await createSandbox({
    clock: createSandboxClock(() => clock.now().getTime()),
    publicUrl: 'http://members.example.test',
    facebook: APP,
  });
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const bytes = pictures.get(request.params.name);
    return bytes ? reply.type('image/jpeg').send(bytes) : reply.code(404).send();
  });
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/sandbox/facebook/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    sandbox,
    url,
    facebook: {
      appId: APP.appId,
      appSecret: new Secret(APP.appSecret),
      graphVersion: 'v26.0',
      graphBase: `${url}/sandbox/facebook`,
      dialogBase: `${url}/sandbox/facebook`,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    fault: async (body) => void (await control('POST', '_faults', body)),
    clearFaults: async () => void (await control('DELETE', '_faults')),
    settings: async (body) => void (await control('POST', '_settings', body)),
    revoke: async (body) => void (await control('POST', '_revoke', body)),
    effects: async (kind = 'published') => {
      const { effects } = (await control('GET', '_effects')) as {
        effects: Awaited<ReturnType<HostedSandbox['effects']>>;
      };
      return effects.filter((effect) => effect.kind === kind);
    },
    requests: async () =>
      ((await control('GET', '_log')) as { requests: Awaited<ReturnType<HostedSandbox['requests']>> }).requests,
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
