import { CompactSign } from 'jose';
import { OWN_CHAIN, signingKey } from './chain.ts';

/** A payload as the App Store signs it. */
export async function signJws(payload: object, chain: readonly string[] = OWN_CHAIN): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', x5c: [...chain] })
    .sign(signingKey());
}
