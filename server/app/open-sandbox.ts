import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from '@yardsign/sandbox/sandbox';
import fastify, { type FastifyInstance } from 'fastify';
import type { MovableClock } from '../platform/clock.ts';
import { DEMO_AUTHENTICATOR } from '../seeds/demo-authenticator.ts';
import { applePublicKey } from './identity-providers.ts';
import type { Config } from './config.ts';

/** Opens the simulators. Their code is loaded only when they are wanted. */
export async function openSandbox(config: Config, clock: MovableClock, publicUrl: string): Promise<Sandbox> {
  const { createSandbox } = await import('@yardsign/sandbox/sandbox');
  await mkdir(config.YARDSIGN_DATA, { recursive: true });
  return createSandbox({
    clock: {
      now: () => clock.now().getTime(),
      moveTo: (epochMs) => clock.moveTo(epochMs),
      advance: (ms) => clock.advance(ms),
    },
    publicUrl,
    google: { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET },
    apple: {
      clientId: config.APPLE_CLIENT_ID,
      teamId: config.APPLE_TEAM_ID,
      keyId: config.APPLE_KEY_ID,
      publicPem: applePublicKey(config),
    },
    ...(config.demo && { authenticator: DEMO_AUTHENTICATOR }),
    facebook: { appId: config.FACEBOOK_APP_ID, appSecret: config.FACEBOOK_APP_SECRET },
    stateFile: join(config.YARDSIGN_DATA, 'sandbox.json'),
  });
}

/** The sandbox on a server of its own, not yet listening. */
export async function hostSandbox(sandbox: Sandbox): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true });
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  return app;
}
