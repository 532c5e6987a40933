import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What a test makes an authenticator do otherwise than a good one would. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  /** False for one that does not make sure who its user is. */
  verified?: boolean;
  /** How often it says that it was used. */
  uses?: number;
  userHandle?: string;
}

/**
 * An authenticator without hardware: it holds one passkey, and says what a browser would pass on. Like a phone, it does not count
 * its uses unless it is told to.
 */
export function createAuthenticator(site: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle: string | undefined;
  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? site.origin, crossOrigin: false }));
  const authenticatorData = (wrong: Wrong, attested?: Uint8Array) => {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(wrong.uses ?? 0);
    const flags = FLAGS.present | (wrong.verified === false ? 0 : FLAGS.verified) | (attested ? FLAGS.attested : 0);
    const rpId = sha256(wrong.rpId ?? new URL(site.origin).hostname);
    return Buffer.concat([rpId, Buffer.of(flags), uses, attested ?? Buffer.alloc(0)]);
  };
  const attestedKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
  };
  const named = { id: b64(id), rawId: b64(id), type: 'public-key' as const, clientExtensionResults: {} };
  return {
    /** Makes the passkey. */
    create(options: { challenge: string; user: { id: string } }, wrong: Wrong = {}) {
      handle = options.user.id;
      const authData = new Uint8Array(authenticatorData(wrong, attestedKey()));
      const parts: [string, string | Uint8Array | Map<string, never>][] = [
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ];
      return {
        ...named,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge, wrong)),
          attestationObject: b64(isoCBOR.encode(new Map(parts))),
          transports: ['internal'],
        },
      };
    },
    /** Proves it. */
    get(options: { challenge: string }, wrong: Wrong = {}) {
      const said = clientData('webauthn.get', options.challenge, wrong);
      const authData = authenticatorData(wrong);
      return {
        ...named,
        response: {
          clientDataJSON: b64(said),
          authenticatorData: b64(authData),
          signature: b64(sign('sha256', Buffer.concat([authData, sha256(said)]), privateKey)),
          userHandle: wrong.userHandle ?? handle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
