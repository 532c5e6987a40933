import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';

const MINUTES = 5;

/** Apple wants its client secret signed by the key of the team. It is made for each exchange and lives for minutes. */
export function createAppleSecret(options: {
  teamId: string;
  keyId: string;
  clientId: string;
  key: KeyObject;
  audience: string;
  clock: Clock;
}): () => Promise<string> {
  const { teamId, keyId, clientId, key, audience, clock } = options;
  return () => {
    const now = clock.now();
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + MINUTES * 60_000))
      .sign(key);
  };
}
