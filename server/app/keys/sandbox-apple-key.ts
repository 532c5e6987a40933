import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * The key with which the sandbox's Apple knows this installation. Everybody can work it out, so it is good for the sandbox and
 * for nothing else.
 */
export function sandboxAppleKey(): KeyObject {
  const d = createHash('sha256').update('the key of the sandbox, known to everybody').digest();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: part(d),
      x: part(point.subarray(1, 33)),
      y: part(point.subarray(33, 65)),
    },
  });
}
