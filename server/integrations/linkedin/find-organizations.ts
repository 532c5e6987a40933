import type { Named } from '@yardsign/domain/sharing/mentions';
import { folded } from '@yardsign/domain/text/folded';
import type { TargetAccess } from '../../features/sharing/ports.ts';
import type { LinkedInClient } from './client.ts';
import { organizationsSchema } from './schema.ts';

/** The address of a page, of which only the name in it is asked for. */
const IN_ADDRESS = /linkedin\.com\/(?:company|school|showcase)\/([^/?#\s]+)/iu;
const NOT_IN_NAMES = /[^a-z0-9]+/gu;

/** What a page is called in its address: LinkedIn finds organizations by that alone, whole. */
function addressNamesOf(words: string): string[] {
  const given = IN_ADDRESS.exec(words)?.[1];
  if (given !== undefined) return [decodeName(given)];
  const parts = folded(words.replace(/^@/, ''))
    .replaceAll(NOT_IN_NAMES, '-')
    .replaceAll(/^-+|-+$/g, '');
  return [...new Set([parts, parts.replaceAll('-', '')])].filter((name) => name !== '');
}

function decodeName(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}

/** Finds organizations by their name, or by the address of their page. LinkedIn has no search by parts of a name for programs. */
export function createOrganizationSearch(client: LinkedInClient) {
  return async ({ token }: TargetAccess, words: string): Promise<Named[]> => {
    const found = new Map<string, Named>();
    for (const name of addressNamesOf(words)) {
      const path = `/rest/organizations?q=vanityName&vanityName=${encodeURIComponent(name)}`;
      const { elements } = (await client.call({ method: 'GET', path, token }, organizationsSchema)).answer;
      for (const { id, localizedName, vanityName } of elements.slice(0, 10)) {
        const urn = `urn:li:organization:${id}`;
        found.set(urn, { id: urn, name: localizedName, about: vanityName && `linkedin.com/company/${vanityName}` });
      }
    }
    return [...found.values()];
  };
}
