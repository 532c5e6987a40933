import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';

/** Six months: Apple takes no secret that lives longer. */
const LONGEST_SECONDS = 15_777_000;

export interface AppleClient {
  clientId: string;
  teamId: string;
  keyId: string;
  /** The public half of the team's key. */
  publicPem: string;
}

/** Whether this is a client secret as Apple wants it: signed by the team's key, for this client, and not for too long. */
export async function isAppleSecret(
  secret: string,
  client: AppleClient,
  issuer: string,
  now: number,
): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(client.publicPem), {
      algorithms: ['ES256'],
      issuer: client.teamId,
      subject: client.clientId,
      audience: issuer,
      currentDate: new Date(now),
      requiredClaims: ['iat', 'exp'],
    });
    const lives = Number(payload.exp) - Number(payload.iat);
    return protectedHeader.kid === client.keyId && lives <= LONGEST_SECONDS;
  } catch {
    // Whatever is wrong with it, the answer is the same: this is not the client.
    return false;
  }
}
