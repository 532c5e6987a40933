import { z } from 'zod';
import type { AdapterPlace, NetworkPlug } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createLinkedIn } from './adapter.ts';

const settings = {
  LINKEDIN_CLIENT_ID: z
    .string()
    .default('sandbox-linkedin')
    .describe('Id of the app registered with LinkedIn; the default is the one of the sandbox.'),
  LINKEDIN_CLIENT_SECRET: z.string().default('sandbox-linkedin-secret').describe('Secret of that app.'),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d{4}$/)
    .default('202610')
    .describe('Month of the LinkedIn API; each is served for a year.'),
  LINKEDIN_PAGES: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether the app is approved to post to pages of organizations (Community Management API).'),
  LINKEDIN_API_URL: z
    .url()
    .optional()
    .describe('Base address of the LinkedIn API; `https://api.linkedin.com` when the sandbox is off.'),
  LINKEDIN_WEB_URL: z
    .url()
    .optional()
    .describe(
      'Base address of LinkedIn for people and of its consent screen; `https://www.linkedin.com` when the sandbox is off.',
    ),
};

export const linkedin = {
  settings,
  credentials: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  create: (given, { sandbox, timeoutMs, now }: AdapterPlace) => {
    const web = given.LINKEDIN_WEB_URL ?? (sandbox ? undefined : 'https://www.linkedin.com');
    return createLinkedIn({
      clientId: given.LINKEDIN_CLIENT_ID,
      clientSecret: new Secret(given.LINKEDIN_CLIENT_SECRET),
      version: given.LINKEDIN_VERSION,
      pages: given.LINKEDIN_PAGES === 'on',
      apiBase: given.LINKEDIN_API_URL ?? (sandbox ? `${sandbox.internal}/linkedin` : 'https://api.linkedin.com'),
      oauthBase: web ?? `${sandbox?.internal ?? ''}/linkedin`,
      webBase: web ?? `${sandbox?.public ?? ''}/linkedin`,
      timeoutMs,
      now,
    });
  },
  registered: (given) => ({ clientId: given.LINKEDIN_CLIENT_ID, clientSecret: given.LINKEDIN_CLIENT_SECRET }),
} satisfies NetworkPlug<typeof settings>;
