import { z } from 'zod';
import type { AdapterPlace, NetworkPlug } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createFacebook } from './adapter.ts';

const SANDBOX_SECRET = 'sandbox-app-secret';

const settings = {
  FACEBOOK_APP_ID: z
    .string()
    .default('1000000000000001')
    .describe('Id of the app registered with Facebook; the default is the one of the sandbox.'),
  FACEBOOK_APP_SECRET: z.string().default(SANDBOX_SECRET).describe('Secret of that app.'),
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v26.0')
    .describe('Version of the Graph API.'),
  FACEBOOK_GRAPH_URL: z
    .url()
    .optional()
    .describe('Base address of the Graph API; `https://graph.facebook.com` when the sandbox is off.'),
  FACEBOOK_DIALOG_URL: z
    .url()
    .optional()
    .describe('Base address of the consent dialog; `https://www.facebook.com` when the sandbox is off.'),
};

export const facebook = {
  settings,
  missing: ({ FACEBOOK_APP_SECRET }) =>
    FACEBOOK_APP_SECRET === SANDBOX_SECRET ? ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'] : [],
  create: (given, { sandbox, timeoutMs, now }: AdapterPlace) =>
    createFacebook({
      appId: given.FACEBOOK_APP_ID,
      appSecret: new Secret(given.FACEBOOK_APP_SECRET),
      graphVersion: given.FACEBOOK_GRAPH_VERSION,
      graphBase: given.FACEBOOK_GRAPH_URL ?? (sandbox ? `${sandbox.internal}/facebook` : 'https://graph.facebook.com'),
      dialogBase: given.FACEBOOK_DIALOG_URL ?? (sandbox ? `${sandbox.public}/facebook` : 'https://www.facebook.com'),
      timeoutMs,
      now,
    }),
  registered: (given) => ({ appId: given.FACEBOOK_APP_ID, appSecret: given.FACEBOOK_APP_SECRET }),
} satisfies NetworkPlug<typeof settings>;
