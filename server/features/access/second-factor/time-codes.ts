import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

/** What every authenticator app expects: six digits, thirty seconds, SHA-1. */
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

/** A secret as authenticator apps read it: base 32 without padding. */
export function toTimeCodeSecret(bytes: Uint8Array): string {
  return new ScureBase32Plugin().encode(bytes, { padding: false });
}

/** The address that a QR code holds: scanning it adds the account to an authenticator app. */
export function timeCodeUri(input: { secret: string; issuer: string; account: string }): string {
  return generateURI({ secret: input.secret, issuer: input.issuer, label: input.account });
}

/** The code of a moment. For tests and the demo; the server itself only checks. */
export function timeCodeAt(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

/**
 * The time step that a code is of, when it is right: the present one, or one beside it, because clocks differ.
 *
 * @param afterStep the last step that was accepted. Neither it nor one before it is accepted again.
 * @returns null when the code is not right.
 */
export function findTimeStep(
  input: { secret: string; code: string; afterStep: number | null },
  now: Date,
): number | null {
  if (!/^\d{6}$/.test(input.code)) return null;
  const result = verifySync({
    secret: input.secret,
    token: input.code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return input.afterStep === null || result.timeStep > input.afterStep ? result.timeStep : null;
}
