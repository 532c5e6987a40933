import { z } from 'zod';
import type { AdapterPlace, NetworkPlug } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createTikTok } from './adapter.ts';

const settings = {
  TIKTOK_CLIENT_KEY: z
    .string()
    .default('sandbox-tiktok')
    .describe('Key of the app registered with TikTok; the default is the one of the sandbox.'),
  TIKTOK_CLIENT_SECRET: z.string().default('sandbox-tiktok-secret').describe('Secret of that app.'),
  TIKTOK_FIGURES: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether the app is approved to read what people did with videos (`video.list`): members are asked for it then. On in the sandbox, else off.',
    ),
  TIKTOK_API_URL: z
    .url()
    .optional()
    .describe('Base address of the TikTok API; `https://open.tiktokapis.com` when the sandbox is off.'),
  TIKTOK_WEB_URL: z
    .url()
    .optional()
    .describe(
      'Base address of TikTok for people and of its consent screen; `https://www.tiktok.com` when the sandbox is off.',
    ),
};

export const tiktok = {
  settings,
  credentials: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  create: (given, { sandbox, timeoutMs, now }: AdapterPlace) =>
    createTikTok({
      clientKey: given.TIKTOK_CLIENT_KEY,
      clientSecret: new Secret(given.TIKTOK_CLIENT_SECRET),
      figures: (given.TIKTOK_FIGURES ?? (sandbox ? 'on' : 'off')) === 'on',
      apiBase: given.TIKTOK_API_URL ?? (sandbox ? `${sandbox.internal}/tiktok` : 'https://open.tiktokapis.com'),
      webBase: given.TIKTOK_WEB_URL ?? (sandbox ? `${sandbox.public}/tiktok` : 'https://www.tiktok.com'),
      timeoutMs,
      now,
    }),
  registered: (given) => ({ clientKey: given.TIKTOK_CLIENT_KEY, clientSecret: given.TIKTOK_CLIENT_SECRET }),
} satisfies NetworkPlug<typeof settings>;
