import { z } from 'zod';
import type { AdapterPlace, NetworkPlug } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createX } from './adapter.ts';

const settings = {
  X_CLIENT_ID: z
    .string()
    .default('sandbox-x')
    .describe('Id of the app registered with X; the default is the one of the sandbox.'),
  X_CLIENT_SECRET: z
    .string()
    .default('sandbox-x-secret')
    .describe('Secret of that app (OAuth 2.0, confidential client).'),
  X_API_URL: z.url().optional().describe('Base address of the X API; `https://api.x.com` when the sandbox is off.'),
  X_WEB_URL: z
    .url()
    .optional()
    .describe('Base address of X for people and of its consent screen; `https://x.com` when the sandbox is off.'),
};

export const x = {
  settings,
  credentials: ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  create: (given, { sandbox, timeoutMs, now }: AdapterPlace) =>
    createX({
      clientId: given.X_CLIENT_ID,
      clientSecret: new Secret(given.X_CLIENT_SECRET),
      apiBase: given.X_API_URL ?? (sandbox ? `${sandbox.internal}/x` : 'https://api.x.com'),
      webBase: given.X_WEB_URL ?? (sandbox ? `${sandbox.public}/x` : 'https://x.com'),
      timeoutMs,
      now,
    }),
  registered: (given) => ({ clientId: given.X_CLIENT_ID, clientSecret: given.X_CLIENT_SECRET }),
} satisfies NetworkPlug<typeof settings>;
