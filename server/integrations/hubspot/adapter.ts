import { z } from 'zod';
import { type Contacts, CrmError, type CrmFailure } from '../../features/crm/ports.ts';
import { createVendorLine, LineFailure, parseAnswer } from '../../platform/outward/vendor-line.ts';
import type { Secret } from '../../platform/vault.ts';

export interface HubSpotSettings {
  token: Secret<string>;
  /** `https://api.hubapi.com`, or the simulator with its path. */
  base: string;
  /** `/crm/v3/objects/contacts`: the version of the API. */
  contactsPath: string;
  timeoutMs: number;
}

const contactSchema = z.object({ id: z.string().min(1) });
const errorSchema = z.object({ message: z.string(), category: z.string() });

/** What the statuses of HubSpot mean. Every other one is `later`. */
const MEANINGS: Readonly<Record<number, CrmFailure>> = {
  400: 'refused',
  401: 'closed',
  403: 'closed',
  404: 'no-contact',
  // Somebody else changed the contact at the same time.
  409: 'later',
  429: 'later',
};

/** Contacts of HubSpot, as its documentation of November 2026 has them. */
export function createHubSpot({ token, base, contactsPath, timeoutMs }: HubSpotSettings): Contacts {
  const line = createVendorLine(timeoutMs);

  async function call(method: 'GET' | 'PATCH', email: string, body?: object): Promise<string> {
    const url = new URL(`${base}${contactsPath}/${encodeURIComponent(email)}?idProperty=email`);
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token.reveal()}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await line
      .exchange({ method, url, headers, body: body && Buffer.from(JSON.stringify(body)) })
      .catch((error: unknown) => {
        if (error instanceof LineFailure) throw new CrmError('later', 'HubSpot did not answer', { cause: error });
        throw error;
      });
    const json = parseAnswer(answer.text);
    if (answer.status === 200) {
      const contact = contactSchema.safeParse(json);
      if (contact.success) return contact.data.id;
      throw new CrmError('later', 'HubSpot answered something else');
    }
    const known = errorSchema.safeParse(json);
    // A page of a proxy says nothing of the contact.
    const failure = known.success ? (MEANINGS[answer.status] ?? 'later') : 'later';
    const said = known.success ? `: ${known.data.category}: ${known.data.message}` : '';
    throw new CrmError(failure, `HubSpot answered ${answer.status}${said}`);
  }

  return {
    find: (email) => call('GET', email),
    update: (email, values) => call('PATCH', email, { properties: values }),
  };
}
