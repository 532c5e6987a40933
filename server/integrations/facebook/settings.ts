import { z } from 'zod';
import type { AdapterPlace } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import type { FacebookSettings } from './client.ts';

/** Settings of the environment. */
export const settings = {
  FACEBOOK_APP_ID: z
    .string()
    .default('1000000000000001')
    .describe('Id of the app registered with Facebook; the default is the one of the sandbox.'),
  FACEBOOK_APP_SECRET: z.string().default('sandbox-app-secret').describe('Secret of that app.'),
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v26.0')
    .describe('Version of the Graph API.'),
  FACEBOOK_MENTIONS: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether the app is approved to name pages in posts (Page Mentioning, Page Public Metadata Access); `on` when the sandbox is on, else `off`.',
    ),
  FACEBOOK_GRAPH_URL: z
    .url()
    .optional()
    .describe('Base address of the Graph API; `https://graph.facebook.com` when the sandbox is off.'),
  FACEBOOK_DIALOG_URL: z
    .url()
    .optional()
    .describe('Base address of the consent dialog; `https://www.facebook.com` when the sandbox is off.'),
};

/** The settings as the client takes them. */
export function facebookSettings(
  given: z.infer<z.ZodObject<typeof settings>>,
  { sandbox, timeoutMs, now }: AdapterPlace,
): FacebookSettings {
  return {
    appId: given.FACEBOOK_APP_ID,
    appSecret: new Secret(given.FACEBOOK_APP_SECRET),
    graphVersion: given.FACEBOOK_GRAPH_VERSION,
    graphBase: given.FACEBOOK_GRAPH_URL ?? (sandbox ? `${sandbox.internal}/facebook` : 'https://graph.facebook.com'),
    videoBase:
      given.FACEBOOK_GRAPH_URL ?? (sandbox ? `${sandbox.internal}/facebook` : 'https://graph-video.facebook.com'),
    dialogBase: given.FACEBOOK_DIALOG_URL ?? (sandbox ? `${sandbox.public}/facebook` : 'https://www.facebook.com'),
    mayMention: (given.FACEBOOK_MENTIONS ?? (sandbox ? 'on' : 'off')) === 'on',
    timeoutMs,
    now,
  };
}
