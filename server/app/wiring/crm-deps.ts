import type { Contacts, CrmDeps } from '../../features/crm/ports.ts';
import { createCrmLimit } from '../../features/crm/limits.ts';
import { createHubSpot } from '../../integrations/hubspot/adapter.ts';
import { hasHubSpotToken } from '../../integrations/hubspot/settings.ts';
import { Secret } from '../../platform/vault.ts';
import type { Core } from '../core.ts';
import { faultsOf } from './tell-error.ts';

const TIMEOUT_MS = 10_000;
const REAL = 'https://api.hubapi.com';

/** The company's CRM: that of the settings, else the one that the sandbox plays, else none. */
function openContacts({ config }: Core, internalUrl: string): Contacts | null {
  if (!config.sandbox && !hasHubSpotToken(config)) return null;
  const played = `${config.YARDSIGN_SANDBOX_URL ?? internalUrl}/sandbox/hubspot`;
  return createHubSpot({
    token: new Secret(config.HUBSPOT_TOKEN),
    base: config.HUBSPOT_URL ?? (config.sandbox ? played : REAL),
    contactsPath: config.HUBSPOT_CONTACTS,
    timeoutMs: TIMEOUT_MS,
  });
}

/** @param internalUrl where this process reaches its own sandbox: not through any proxy in front. */
export function crmDeps(core: Core, internalUrl: string): CrmDeps {
  const { clock, sessionKey: secret } = core;
  const { db } = core.database;
  return {
    db,
    clock,
    contacts: openContacts(core, internalUrl),
    limit: createCrmLimit({ db, clock, secret }),
    reportError: faultsOf(core, 'crm', 'the CRM could not be told of a contact'),
  };
}
