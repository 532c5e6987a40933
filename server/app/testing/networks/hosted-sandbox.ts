import { createClock as createSandboxClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { FacebookSettings } from '../../../integrations/facebook/client.ts';
import type { LinkedInSettings } from '../../../integrations/linkedin/client.ts';
import type { TikTokSettings } from '../../../integrations/tiktok/client.ts';
import type { YouTubeSettings } from '../../../integrations/youtube/client.ts';
import type { XSettings } from '../../../integrations/x/client.ts';
import type { MovableClock } from '../../../platform/clock.ts';
import { Secret } from '../../../platform/vault.ts';

const APP = { appId: '4200000000000001', appSecret: 'sandbox-secret-of-the-tests' };

interface SeenEffect {
  kind: string;
  postId: string;
  message: string;
  link: string | null;
  fileDigests: string[];
  altTexts: string[];
  cover?: string | null;
  mentions?: string[];
  tagged?: string[];
  invited?: string[];
}

interface SeenRequest {
  method: string;
  path: string;
  params: Record<string, unknown>;
}

/** The hands of a test on one network. */
interface Hands {
  fault(body: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  settings(body: Record<string, unknown>): Promise<void>;
  revoke(body: Record<string, unknown>): Promise<void>;
  effects(kind?: string): Promise<SeenEffect[]>;
  requests(): Promise<SeenRequest[]>;
}

/** The simulators of the networks on a port of their own, with the hands of a test on them: on Facebook's where no other is named. */
export interface HostedSandbox extends Hands {
  linkedin: LinkedInSettings;
  x: XSettings;
  tiktok: TikTokSettings;
  youtube: YouTubeSettings;
  on(vendor: 'linkedin' | 'x' | 'tiktok' | 'youtube' | 'hubspot'): Hands;
  sandbox: Sandbox;
  /** `http://127.0.0.1:PORT` */
  url: string;
  facebook: FacebookSettings;
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
  const controlOf =
    (vendor: string) =>
    async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(`${url}/sandbox/${vendor}/${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return response.json();
    };
  const handsOn = (vendor: string): Hands => {
    const control = controlOf(vendor);
    return {
      fault: async (body) => void (await control('POST', '_faults', body)),
      clearFaults: async () => void (await control('DELETE', '_faults')),
      settings: async (body) => void (await control('POST', '_settings', body)),
      revoke: async (body) => void (await control('POST', '_revoke', body)),
      effects: async (kind = 'published') => {
        const { effects } = (await control('GET', '_effects')) as { effects: SeenEffect[] };
        return effects.filter((effect) => effect.kind === kind);
      },
      requests: async () => ((await control('GET', '_log')) as { requests: SeenRequest[] }).requests,
    };
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
      videoBase: `${url}/sandbox/facebook`,
      mayMention: true,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    linkedin: {
      clientId: 'sandbox-linkedin',
      clientSecret: new Secret('sandbox-linkedin-secret'),
      version: '202610',
      pages: true,
      apiBase: `${url}/sandbox/linkedin`,
      oauthBase: `${url}/sandbox/linkedin`,
      webBase: `${url}/sandbox/linkedin`,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    x: {
      clientId: 'sandbox-x',
      clientSecret: new Secret('sandbox-x-secret'),
      apiBase: `${url}/sandbox/x`,
      webBase: `${url}/sandbox/x`,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    tiktok: {
      clientKey: 'sandbox-tiktok',
      clientSecret: new Secret('sandbox-tiktok-secret'),
      figures: true,
      apiBase: `${url}/sandbox/tiktok`,
      webBase: `${url}/sandbox/tiktok`,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    youtube: {
      clientId: 'sandbox-youtube',
      clientSecret: new Secret('sandbox-youtube-secret'),
      apiBase: `${url}/sandbox/youtube`,
      oauthBase: `${url}/sandbox/youtube`,
      accountsBase: `${url}/sandbox/youtube`,
      webBase: `${url}/sandbox/youtube`,
      timeoutMs,
      now: () => clock.now().getTime(),
    },
    ...handsOn('facebook'),
    on: handsOn,
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
