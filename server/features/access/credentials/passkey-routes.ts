import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import { entranceOf, answerSignIn } from '../sign-in/answer-sign-in.ts';
import type { AccessDeps } from '../ports.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { renamePasskey, removePasskey } from './change-passkeys.ts';
import { confirmWithPasskey, startConfirmation } from '../second-factor/confirm-with-passkey.ts';
import { CHALLENGE_SECONDS } from './passkey-challenge.ts';
import { passkeysOf, type PasskeyRow } from './passkey-store.ts';
import { assertionRequest, signInWithPasskey } from './sign-in-with-passkey.ts';

const KEY_BYTES = 32;

/** What ties a challenge to the browser that asked for it. */
const cookieName = (secure: boolean) => (secure ? '__Host-passkey' : 'passkey');

const present = (row: PasskeyRow) => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export function passkeyRoutes(deps: AccessDeps): BoundRoute[] {
  const ownCredentials = inPerson(signedIn);
  const keyOf = (context: CallContext) => context.cookie(cookieName(deps.secureCookies));
  const giveKey = (context: CallContext): string => {
    // A second tab must not end what the first one has begun.
    const key = keyOf(context) ?? deps.random.bytes(KEY_BYTES).toString('base64url');
    const name = cookieName(deps.secureCookies);
    context.setCookie(name, key, { maxAgeSeconds: 2 * CHALLENGE_SECONDS, sameSite: 'strict' });
    return key;
  };
  return [
    bind(api.access.startPasskeySignIn, {
      policy: anyone,
      handle: ({ context }) => ({
        options: assertionRequest(deps, { purpose: 'sign-in', holder: giveKey(context) }),
      }),
    }),
    bind(api.access.authenticatePasskey, {
      policy: anyone,
      async handle({ body, context, actor }) {
        const admission = await signInWithPasskey(deps, {
          passkey: body.passkey,
          browserKey: keyOf(context),
          ip: context.ip,
          requestId: context.requestId,
          entrance: { ...entranceOf(deps, context), vouchedBy: 'passkey', feature: body.feature },
        });
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
    bind(api.access.startPasskeyConfirmation, {
      policy: ownCredentials,
      handle: async ({ actor }) => ({ options: await startConfirmation(deps, memberOf(actor)) }),
    }),
    bind(api.access.confirmWithPasskey, {
      policy: ownCredentials,
      async handle({ actor, body, context }) {
        const until = await confirmWithPasskey(deps, memberOf(actor), body.passkey, context.requestId);
        return { freshUntil: until.toISOString() };
      },
    }),
    bind(api.access.listPasskeys, {
      policy: ownCredentials,
      handle: async ({ actor }) => ({ passkeys: (await passkeysOf(deps.db, memberOf(actor).userId)).map(present) }),
    }),
    bind(api.access.startPasskey, {
      policy: ownCredentials,
      handle: async ({ actor, body }) => ({ options: await startPasskey(deps, memberOf(actor), body.password) }),
    }),
    bind(api.access.addPasskey, {
      policy: ownCredentials,
      handle: async ({ actor, body, context }) => ({
        passkey: present(await addPasskey(deps, memberOf(actor), body, context.requestId)),
      }),
    }),
    bind(api.access.renamePasskey, {
      policy: ownCredentials,
      handle: async ({ actor, params, body }) => ({
        passkey: present(await renamePasskey(deps, memberOf(actor), { id: params.id, name: body.name })),
      }),
    }),
    bind(api.access.removePasskey, {
      policy: ownCredentials,
      handle: ({ actor, params, body, context }) =>
        removePasskey(deps, memberOf(actor), { id: params.id, password: body.password }, context.requestId),
    }),
  ];
}
