import { z } from 'zod';

const SANDBOX_TOKEN = 'sandbox-hubspot-token';

export const hubspotSettings = {
  HUBSPOT_TOKEN: z
    .string()
    .default(SANDBOX_TOKEN)
    .describe(
      'Token of a private app in HubSpot that may read and write contacts; the default is the one of the sandbox. Without the sandbox, members’ contacts are kept up to date once it is set.',
    ),
  HUBSPOT_URL: z
    .url()
    .optional()
    .describe('Base address of its API; `https://api.hubapi.com` when the sandbox is off.'),
  HUBSPOT_CONTACTS: z
    .string()
    .regex(/^\/[\w/-]+$/, 'must be a path')
    .default('/crm/v3/objects/contacts')
    .describe('Path of contacts below that address, which holds the version of the API.'),
};

/** Whether the token of a real account was given. */
export function hasHubSpotToken({ HUBSPOT_TOKEN }: { HUBSPOT_TOKEN: string }): boolean {
  return HUBSPOT_TOKEN !== SANDBOX_TOKEN;
}
