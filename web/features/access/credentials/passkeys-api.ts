import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { askForPasskey, makePasskey } from './ask-for-passkey.ts';

export type Passkey = Answer<'access', 'listPasskeys'>['passkeys'][number];

export const passkeysQuery = queryOptions({
  queryKey: ['credentials', 'passkeys'],
  queryFn: ({ signal }) => api.access.listPasskeys({ signal }),
});

/** Lets the device make a passkey, and adds it to the account. */
export async function addPasskey(input: { name: string; password?: string }) {
  const { name, ...body } = input;
  const { options } = await api.access.startPasskey({ body });
  return api.access.addPasskey({ body: { name, passkey: await makePasskey(options) } });
}

/** Proves the second factor again with a passkey of the account. */
export async function confirmWithPasskey() {
  const { options } = await api.access.startPasskeyConfirmation({});
  return api.access.confirmWithPasskey({ body: { passkey: await askForPasskey(options) } });
}
