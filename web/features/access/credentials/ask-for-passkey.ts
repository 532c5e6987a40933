import { ApiError, type ClientErrorCode } from '../../../lib/api/api-error.ts';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { loadChunk } from '../../../lib/code/load-chunk.ts';

type RequestOptions = Answer<'access', 'startPasskeyConfirmation'>['options'] | SignInOptions;
type SignInOptions = Answer<'access', 'startPasskeySignIn'>['options'];
type CreationOptions = Answer<'access', 'startPasskey'>['options'];
/** What a device says when it proves a passkey, and when it makes one. */
export type Assertion = Parameters<typeof api.access.authenticatePasskey>[0]['body']['passkey'];
export type Attestation = Parameters<typeof api.access.addPasskey>[0]['body']['passkey'];

const library = () => loadChunk(() => import('@simplewebauthn/browser'));
type Library = Awaited<ReturnType<typeof library>>;
type AskingOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type MakingOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** What the names of errors of `navigator.credentials` mean to a member. Cancelled, or nothing to choose from: a browser does not tell which. */
const CODES: Readonly<Record<string, ClientErrorCode>> = {
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_not_added',
};

async function orOurError<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (cause) {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    throw new ApiError({ code: CODES[name] ?? 'passkey_unavailable', status: 0, message }, { cause });
  }
}

/** Lets the device prove a passkey. @throws ApiError `passkey_cancelled`, `passkey_unavailable` */
export async function askForPasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await library();
  return (await orOurError(startAuthentication({ optionsJSON: options as AskingOptions }))) as Assertion;
}

/** Lets the device make a passkey. @throws ApiError `passkey_cancelled`, `passkey_not_added`, `passkey_unavailable` */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library();
  return (await orOurError(startRegistration({ optionsJSON: options as MakingOptions }))) as Attestation;
}

/** Asks for a challenge and a passkey for signing in. */
export async function passkeyForSignIn(): Promise<Assertion> {
  return askForPasskey((await api.access.startPasskeySignIn({})).options);
}

/**
 * Offers passkeys among what the browser fills in at the name, as long as the page is open.
 *
 * @returns the one that was chosen; null where the browser cannot do so, or when something else was asked meanwhile.
 */
export async function passkeyFromAutofill(): Promise<Assertion | null> {
  if (!knowsPasskeys()) return null;
  if (!(await window.PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  try {
    const [{ startAuthentication }, { options }] = await Promise.all([library(), api.access.startPasskeySignIn({})]);
    const chosen = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
    return chosen as Assertion;
  } catch {
    // An offer that nobody asked for: without it the page is as it was.
    return null;
  }
}

/** Ends whatever question to a device is open. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
