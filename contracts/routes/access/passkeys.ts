import { z } from 'zod';
import { idSchema, instantSchema, plainLineSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { entryFeatureSchema, signInAnswerSchema } from './access.ts';

/** Bytes of WebAuthn as they travel: base64url without padding. */
const bytesSchema = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .max(max);

const passkeyIdSchema = idSchema('psk');
/** What the member calls it, such as the device that holds it. */
const nameSchema = plainLineSchema.min(1).max(60);
/** May be left out while a second factor is fresh, and by an account without a password shortly after signing in. */
const passwordSchema = z.string().min(1).max(128).optional();
const transportsSchema = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8);
const credentialSchema = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });

const passkeySchema = z.object({
  id: passkeyIdSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});

/** What an authenticator says when it proves a passkey: `AuthenticationResponseJSON` of WebAuthn. */
const assertionSchema = z.strictObject({
  id: bytesSchema(1400),
  rawId: bytesSchema(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytesSchema(4000),
    authenticatorData: bytesSchema(4000),
    signature: bytesSchema(2000),
    userHandle: bytesSchema(100).optional(),
  }),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

/** What an authenticator says when it makes a passkey: `RegistrationResponseJSON` of WebAuthn. */
const attestationSchema = z.strictObject({
  id: bytesSchema(1400),
  rawId: bytesSchema(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytesSchema(4000),
    attestationObject: bytesSchema(20_000),
    authenticatorData: bytesSchema(10_000).optional(),
    transports: transportsSchema.optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytesSchema(4000).optional(),
  }),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

const requestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

const startPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/app/v1/passkeys/sign-in',
  feature: 'access',
  summary: 'Get a challenge for signing in with a passkey. It lives ten minutes, for this browser and one answer.',
  answer: z.object({ options: requestSchema }),
});

export const authenticatePasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/passkey',
  feature: 'access',
  summary: 'Sign in with a passkey, in the browser that got the challenge. It counts as a second factor.',
  body: z.object({ passkey: assertionSchema, feature: entryFeatureSchema }),
  answer: signInAnswerSchema,
});

const startPasskeyConfirmation = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/passkey',
  feature: 'access',
  summary: 'Get a challenge for proving the second factor again with a passkey of the account.',
  answer: z.object({ options: requestSchema.extend({ allowCredentials: z.array(credentialSchema) }) }),
});

const confirmWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/passkey/confirm',
  feature: 'access',
  summary: 'Prove the second factor again in this session with a passkey: good for fifteen minutes.',
  body: z.object({ passkey: assertionSchema }),
  answer: z.object({ freshUntil: instantSchema }),
});

const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/app/v1/passkeys',
  feature: 'access',
  summary: 'The passkeys of the account, the newest first.',
  answer: z.object({ passkeys: z.array(passkeySchema) }),
});

const startPasskey = defineRoute({
  method: 'POST',
  path: '/api/app/v1/passkeys/start',
  feature: 'access',
  summary: 'Get what a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.',
  body: z.object({ password: passwordSchema }),
  answer: z.object({
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
      timeout: z.number().int(),
      excludeCredentials: z.array(credentialSchema),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/app/v1/passkeys',
  feature: 'access',
  summary: 'Add the passkey that the browser made. From now on it opens the account.',
  body: z.object({ name: nameSchema, passkey: attestationSchema }),
  answer: z.object({ passkey: passkeySchema }),
});

const renamePasskey = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/passkeys/:id',
  feature: 'access',
  summary: 'Call a passkey something else.',
  params: z.object({ id: passkeyIdSchema }),
  body: z.object({ name: nameSchema }),
  answer: z.object({ passkey: passkeySchema }),
});

const removePasskey = defineRoute({
  method: 'POST',
  path: '/api/app/v1/passkeys/:id/remove',
  feature: 'access',
  summary: 'Remove a passkey, and sign out where it was used. The last way to sign in stays.',
  params: z.object({ id: passkeyIdSchema }),
  body: z.object({ password: passwordSchema }),
});

export const passkeysRoutes = {
  startPasskeySignIn,
  authenticatePasskey,
  startPasskeyConfirmation,
  confirmWithPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
} as const;
