import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from '@yardsign/sandbox/sandbox';
import fastify, { type FastifyInstance } from 'fastify';
import type { MovableClock } from '../../platform/clock.ts';
import { createHostCheck } from '../../platform/http/host-names.ts';
import { DEMO_AUTHENTICATOR } from '../../seeds/demo-authenticator.ts';
import { registeredAt } from './network-plugs.ts';
import { applePublicKey } from './identity-providers.ts';
import { type Config, isExposed } from '../settings/config.ts';
import { loadKey } from '../keys/keys.ts';

/** What the sandbox asks for where others than this machine can reach it; undefined where they cannot. */
export async function sandboxKey(config: Config): Promise<string | undefined> {
  return isExposed(config)
    ? (await loadKey(config.YARDSIGN_DATA, 'sandbox', undefined)).toString('base64url')
    : undefined;
}

/** Opens the simulators. Their code is loaded only when they are wanted. @param key see `sandboxKey`. */
export async function openSandbox(
  config: Config,
  clock: MovableClock,
  publicUrl: string,
  key: string | undefined,
): Promise<Sandbox> {
  const internalUrl = `http://127.0.0.1:${config.PORT}`;
  const { createSandbox } = await import('@yardsign/sandbox/sandbox');
  await mkdir(config.YARDSIGN_DATA, { recursive: true });
  return createSandbox({
    clock: {
      now: () => clock.now().getTime(),
      moveTo: (epochMs) => clock.moveTo(epochMs),
      advance: (ms) => clock.advance(ms),
    },
    publicUrl,
    ...(key !== undefined && { lock: { key, secure: publicUrl.startsWith('https:') } }),
    google: { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET },
    apple: {
      clientId: config.APPLE_CLIENT_ID,
      teamId: config.APPLE_TEAM_ID,
      keyId: config.APPLE_KEY_ID,
      publicPem: applePublicKey(config),
    },
    appStore: {
      bundleId: config.APPLE_BUNDLE_ID,
      environment: config.APPLE_STORE,
      url: `${internalUrl}/api/apple/v1/notifications`,
    },
    recurly: {
      privateKey: config.RECURLY_PRIVATE_KEY,
      webhooks: { url: `${internalUrl}/api/recurly/v1/webhooks`, key: config.RECURLY_WEBHOOK_KEYS[0] ?? '' },
    },
    hubspot: { token: config.HUBSPOT_TOKEN },
    ...(config.demo && { authenticator: DEMO_AUTHENTICATOR }),
    ...registeredAt(config),
    stateFile: join(config.YARDSIGN_DATA, 'sandbox.json'),
  });
}

/** The sandbox on a server of its own, not yet listening. @param hosts names that it answers under, besides those of this machine. */
export async function hostSandbox(sandbox: Sandbox, hosts: readonly string[] = []): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true });
  const isOwnHost = createHostCheck(hosts);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host))
      return reply.code(421).send({ error: 'This server does not answer under this name.' });
  });
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  return app;
}
