import { z } from 'zod';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { addPasskey, authenticatePasskey } from '@yardsign/contracts/routes/access/passkeys';
import { sha256 } from '../session/tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { readChallenge, type ChallengeFor } from './passkey-challenge.ts';
import { spendChallenge, type PasskeyRow } from './passkey-store.ts';

/** What an authenticator says when it proves a passkey, and when it makes one. */
export type Assertion = RouteTypes<typeof authenticatePasskey>['body']['passkey'];
export type Attestation = RouteTypes<typeof addPasskey>['body']['passkey'];

type Deps = Pick<AccessDeps, 'db' | 'clock' | 'sessionKey' | 'issuer'>;

const clientDataSchema = z.object({ challenge: z.string() });

/** Where passkeys of this installation work: the name in `YARDSIGN_URL`, and pages of exactly that address. */
export function relyingParty(issuer: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(issuer);
  return { id: hostname, origin };
}

/** Thirty megabytes of code that a process needs only once somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

/** @returns the challenge that was answered, used up; null for one that this holder was not given for this purpose. */
async function takeChallenge(deps: Deps, wanted: ChallengeFor, clientDataJSON: string): Promise<string | null> {
  let challenge: string;
  try {
    ({ challenge } = clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
  const end = readChallenge(deps, wanted, challenge);
  if (end === null) return null;
  const now = deps.clock.now();
  return (await spendChallenge(deps.db, sha256(challenge), end, now)) ? challenge : null;
}

/** The library throws for everything that is wrong; what a stranger sent is no fault of ours. */
async function orNull<Value>(verified: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verified();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** @returns the key that was made; null when it cannot be believed, or the device did not make sure who its user is. */
export async function verifyAttestation(deps: Deps, wanted: ChallengeFor, given: Attestation) {
  const expectedChallenge = await takeChallenge(deps, wanted, given.response.clientDataJSON);
  if (expectedChallenge === null) return null;
  const { verifyRegistrationResponse } = await library();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.issuer);
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response: given as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    }),
  );
  if (checked?.verified !== true) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), uses: counter };
}

/**
 * @returns how often the authenticator says that it was used; null when the proof cannot be believed. Whether that number may be
 * is for the caller to say, who then knows that the holder of the key said it.
 */
export async function verifyAssertion(
  deps: Deps,
  wanted: ChallengeFor,
  given: Assertion,
  passkey: PasskeyRow | undefined,
): Promise<number | null> {
  const expectedChallenge = await takeChallenge(deps, wanted, given.response.clientDataJSON);
  if (expectedChallenge === null || passkey === undefined) return null;
  // A passkey says whose it is; one that names somebody else was moved from its account.
  const handle = given.response.userHandle;
  if (handle !== undefined && handle !== userHandle(passkey.member_id)) return null;
  const { verifyAuthenticationResponse } = await library();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.issuer);
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: given as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: 0,
      },
    }),
  );
  return checked?.verified === true ? checked.authenticationInfo.newCounter : null;
}

/** The name of an account on an authenticator: its id, which says nothing about the person. */
export function userHandle(memberId: string): string {
  return Buffer.from(memberId).toString('base64url');
}
