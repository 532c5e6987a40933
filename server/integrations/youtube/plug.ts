import { z } from 'zod';
import type { AdapterPlace, NetworkPlug } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createYouTube } from './adapter.ts';

const settings = {
  YOUTUBE_CLIENT_ID: z
    .string()
    .default('sandbox-youtube')
    .describe('Id of the app registered with Google for YouTube; the default is the one of the sandbox.'),
  YOUTUBE_CLIENT_SECRET: z.string().default('sandbox-youtube-secret').describe('Secret of that app.'),
  YOUTUBE_API_URL: z
    .url()
    .optional()
    .describe('Base address of the YouTube API; `https://www.googleapis.com` when the sandbox is off.'),
  YOUTUBE_OAUTH_URL: z
    .url()
    .optional()
    .describe('Where tokens of YouTube come from; `https://oauth2.googleapis.com` when the sandbox is off.'),
  YOUTUBE_ACCOUNTS_URL: z
    .url()
    .optional()
    .describe('Consent screen of YouTube; `https://accounts.google.com` when the sandbox is off.'),
  YOUTUBE_WEB_URL: z
    .url()
    .optional()
    .describe('Where videos are watched; `https://www.youtube.com` when the sandbox is off.'),
};

export const youtube = {
  settings,
  credentials: ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
  create(given, { sandbox, timeoutMs, now }: AdapterPlace) {
    const within = sandbox && { inside: `${sandbox.internal}/youtube`, outside: `${sandbox.public}/youtube` };
    return createYouTube({
      clientId: given.YOUTUBE_CLIENT_ID,
      clientSecret: new Secret(given.YOUTUBE_CLIENT_SECRET),
      apiBase: given.YOUTUBE_API_URL ?? within?.inside ?? 'https://www.googleapis.com',
      oauthBase: given.YOUTUBE_OAUTH_URL ?? within?.inside ?? 'https://oauth2.googleapis.com',
      accountsBase: given.YOUTUBE_ACCOUNTS_URL ?? within?.outside ?? 'https://accounts.google.com',
      webBase: given.YOUTUBE_WEB_URL ?? within?.outside ?? 'https://www.youtube.com',
      timeoutMs,
      now,
    });
  },
  registered: (given) => ({ clientId: given.YOUTUBE_CLIENT_ID, clientSecret: given.YOUTUBE_CLIENT_SECRET }),
} satisfies NetworkPlug<typeof settings>;
